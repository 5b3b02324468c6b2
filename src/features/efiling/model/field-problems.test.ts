import { describe, expect, it } from 'vitest';
import { completeCase } from '../../../../tests/court-tables.ts';
import { emptyTables } from './court-tables';
import { type FieldSpec, findFieldProblems, noFields, type ProviderFields, withoutHidden } from './fields';
import type { FieldValue, FilingContent } from './filing-content';
import { newFiling } from './filing-entries';

type Kind = FieldSpec<[]>['kind'];

/** Tells what is wrong with a case's field, by path. */
const found = (kind: Kind, premises: FieldValue, isRequired?: boolean) => {
  const required = isRequired === undefined ? {} : { isRequired: () => isRequired };
  const spec = { key: 'premises', wirePath: 'premises', label: 'Premises', kind, ...required };
  const content: FilingContent = { ...completeCase, extra: { premises } };
  return findFieldProblems(content, { ...noFields, case: [spec] }, emptyTables).map(
    ({ path, message }) => `${path.replace('extra.', '')}: ${message}`,
  );
};

describe('a required value that is missing', () => {
  it.each<[Kind, FieldValue, string]>([
    ['text', '', 'Enter “Premises”.'],
    ['money', undefined, 'Enter “Premises”.'],
    ['date', undefined, 'Enter “Premises”.'],
    ['boolean', false, 'Confirm “Premises”.'],
    ['choice', '', 'Choose “Premises”.'],
    ['choices', [], 'Choose “Premises”.'],
  ])('of kind %s is asked for: %j', (kind, value, message) => {
    expect(found(kind, value, true)).toEqual([`premises: ${message}`]);
    expect(found(kind, value, false)).toEqual([]);
    expect(found(kind, value)).toEqual([]);
  });

  it('isn’t missing where it is zero', () => expect(found('money', 0, true)).toEqual([]));
});

describe('an address', () => {
  const oak = { street: '12 Oak St', city: 'Fresno', state: 'CA', zip: '93701' };

  it('of a field that says nothing of it is optional', () => {
    expect(found('address', undefined)).toEqual([]);
    expect(found('address', { street: undefined, city: ' ' })).toEqual([]);
    expect(found('address', { ...oak, street: ' ' })).toEqual(['premises.street: Premises: enter the street.']);
  });

  it('abroad needs a street and a city', () => {
    const abroad = { countryCode: 'FR' };
    const street = 'premises.street: Premises: enter the street.';
    const city = 'premises.city: Premises: enter the city.';
    expect(found('address', abroad, true)).toEqual([street, city]);
    expect(found('address', { ...abroad, street: '1 Rue' }, true)).toEqual([city]);
    expect(found('address', { ...abroad, city: 'Lyon' }, true)).toEqual([street]);
  });

  it('with a blank ZIP code lacks it, and is told so once', () => {
    expect(found('address', { ...oak, zip: '  ' }, true)).toEqual(['premises.zip: Premises: enter the ZIP code.']);
    expect(found('address', { ...oak, zip: ' 93701 ' }, true)).toEqual([]);
    expect(found('address', { ...oak, zip: '93701-1234' }, true)).toEqual([]);
  });
});

describe('the fields of filings and documents', () => {
  const document = { id: 'd1', fileId: 'd1', fileName: 'Answer.pdf', sizeBytes: 1, pageCount: 1 };
  const fields: ProviderFields = {
    ...noFields,
    filing: [
      { key: 'judge', wirePath: 'judge', label: 'Judge', kind: 'choice', isVisible: () => false },
      { key: 'room', wirePath: 'room', label: 'Room', kind: 'text' },
    ],
    document: [
      { key: 'color', wirePath: 'color', label: 'Color', kind: 'text', isVisible: () => false },
      { key: 'exhibit', wirePath: 'exhibit', label: 'Exhibit', kind: 'text', isRequired: () => true },
    ],
  };

  it('of the lead document are checked before those of attachments', () => {
    const filing = { ...newFiling('f1', undefined), leadDocument: document, attachments: [{ ...document, id: 'd2' }] };
    const paths = (filings: FilingContent['filings']) =>
      findFieldProblems({ ...completeCase, filings }, fields, emptyTables).map(({ path }) => path);
    expect(paths([filing])).toEqual(['filings.0.leadDocument.extra.exhibit', 'filings.0.attachments.0.extra.exhibit']);
    expect(paths([{ ...filing, leadDocument: undefined }])).toEqual(['filings.0.attachments.0.extra.exhibit']);
  });

  it('that are hidden stay behind, in filings and in attachments', () => {
    const attachment = { ...document, extra: { color: 'red', exhibit: 'A' } };
    const filing = { ...newFiling('f1', undefined), extra: { judge: '4', room: '12' }, attachments: [attachment] };
    const sent = withoutHidden({ ...completeCase, filings: [filing] }, fields, emptyTables);
    expect(sent.filings).toEqual([
      { ...filing, extra: { room: '12' }, attachments: [{ ...attachment, extra: { exhibit: 'A' } }] },
    ]);
  });
});

it('a provider may have no fields of its own', () => {
  expect(noFields).toEqual({ case: [], party: [], filing: [], document: [], renamed: {} });
});
