import { describe, expect, it } from 'vitest';
import { completeCase } from '../../../../tests/court-tables.ts';
import { emptyTables } from './court-tables';
import {
  findFieldProblems,
  formPathOfField,
  isAddress,
  noFields,
  type ProviderFields,
  shownFields,
  withoutHidden,
} from './fields';
import type { Extra, FilingContent } from './filing-content';
import { newFiling } from './filing-entries';
import { newParty } from './party';

const fields: ProviderFields = {
  ...noFields,
  case: [
    { key: 'isDetainer', wirePath: 'case.detainer', label: 'Unlawful detainer', kind: 'boolean' },
    {
      key: 'premises',
      wirePath: 'case.premises',
      label: 'Premises',
      kind: 'text',
      isVisible: ({ extra }) => extra?.isDetainer === true,
      isRequired: () => true,
    },
  ],
  filing: [
    {
      key: 'reservation',
      wirePath: 'hearing.reservation',
      label: 'Reservation number',
      kind: 'text',
      isRequired: (_, { description }) => description === 'Motion',
      check: (value) => (/^[0-9]{12}$/.test(String(value)) ? undefined : 'Enter the 12 digits.'),
    },
    { key: 'judge', wirePath: 'judgeId', label: 'Judge', kind: 'choice', isRequired: () => true },
    { key: 'isRead', wirePath: 'isRead', label: 'I have read it', kind: 'boolean', isRequired: () => true },
  ],
};

const withExtra = (extra: Extra | undefined, ofFiling: Extra = {}, description = 'Answer'): FilingContent => ({
  ...completeCase,
  extra,
  filings: [{ ...newFiling('f1', undefined), description, extra: { judge: '4', isRead: true, ...ofFiling } }],
});
const newDocument = { id: 'd1', fileId: 'd1', fileName: 'Answer.pdf', sizeBytes: 1, pageCount: 1 };
const messages = (content: FilingContent) =>
  findFieldProblems(content, fields, emptyTables).map(({ step, path, message }) => `${step} ${path}: ${message}`);

describe('a provider’s own fields', () => {
  it('are required only where they are shown', () => {
    expect(messages(withExtra(undefined))).toEqual([]);
    expect(messages(withExtra({ isDetainer: true }))).toEqual(['case extra.premises: Enter “Premises”.']);
    expect(messages(withExtra({ isDetainer: true, premises: '  ' }))).toHaveLength(1);
    expect(messages(withExtra({ isDetainer: true, premises: '12 Oak St' }))).toEqual([]);
    expect(shownFields(fields.case, emptyTables, withExtra({ isDetainer: false })).map(({ key }) => key)).toEqual([
      'isDetainer',
    ]);
  });

  it('reach the court only where they are shown', () => {
    const document = { ...newDocument, extra: { scanned: true, color: 'red' } };
    const hidden: ProviderFields = {
      ...fields,
      party: [{ key: 'alias', wirePath: 'alias', label: 'Alias', kind: 'text', isVisible: () => false }],
      document: [{ key: 'color', wirePath: 'color', label: 'Color', kind: 'text', isVisible: () => false }],
    };
    const content = withExtra({ isDetainer: false, premises: '12 Oak St', unknown: 'kept' });
    const [filing] = content.filings;
    if (!filing) throw new Error('The content has a filing.');
    const sent = withoutHidden(
      {
        ...content,
        parties: [{ ...newParty('person', '1', 'p1'), extra: { alias: 'Bo' } }, newParty('person', '1', 'p2')],
        filings: [{ ...filing, leadDocument: document, attachments: [{ ...document, extra: undefined }] }],
      },
      hidden,
      emptyTables,
    );
    expect(sent.extra).toEqual({ isDetainer: false, unknown: 'kept' });
    expect(sent.parties.map(({ extra }) => extra)).toEqual([{}, undefined]);
    expect(sent.filings[0]?.extra).toEqual({ judge: '4', isRead: true });
    expect(sent.filings[0]?.leadDocument?.extra).toEqual({ scanned: true });
    expect(sent.filings[0]?.attachments[0]?.extra).toBeUndefined();
    const bare = withoutHidden(
      { ...content, extra: undefined, filings: [{ ...filing, extra: undefined }] },
      hidden,
      emptyTables,
    );
    expect([bare.extra, bare.filings[0]?.extra]).toEqual([undefined, undefined]);
  });

  it('are shown where the court’s tables have them, once those have loaded', () => {
    const offered: ProviderFields = {
      ...noFields,
      case: [
        {
          key: 'division',
          wirePath: 'division',
          label: 'Division',
          kind: 'choice',
          isOffered: ({ own }) => own.divisions !== undefined,
          isRequired: () => true,
        },
      ],
    };
    const content = withExtra(undefined);
    const divided = { ...emptyTables, own: { divisions: [] } };
    expect(findFieldProblems(content, offered, divided)).toHaveLength(1);
    expect(findFieldProblems(content, offered, emptyTables)).toEqual([]);
    expect(findFieldProblems(content, offered, undefined)).toEqual([]);
  });

  it('of a filing depend on that filing', () => {
    expect(messages(withExtra(undefined, {}, 'Motion'))).toEqual([
      'filings filings.0.extra.reservation: Enter “Reservation number”.',
    ]);
    expect(messages(withExtra(undefined, { reservation: '12' }))).toEqual([
      'filings filings.0.extra.reservation: Enter the 12 digits.',
    ]);
    expect(messages(withExtra(undefined, { reservation: '123456789012', judge: undefined, isRead: false }))).toEqual([
      'filings filings.0.extra.judge: Choose “Judge”.',
      'filings filings.0.extra.isRead: Confirm “I have read it”.',
    ]);
  });

  it('are found by the path in what was sent', () => {
    expect(formPathOfField('case.premises', fields)).toBe('extra.premises');
    expect(formPathOfField('filings.3.hearing.reservation', fields)).toBe('filings.3.extra.reservation');
    expect(formPathOfField('filings.3.description', fields)).toBeUndefined();
    expect(formPathOfField('caseTitle', fields)).toBeUndefined();
  });
});

describe('fields of parties and documents', () => {
  const ofEach: ProviderFields = {
    ...noFields,
    party: [
      {
        key: 'role',
        wirePath: 'roleInCase',
        label: 'Role',
        kind: 'choices',
        isRequired: (_, { kind }) => kind === 'person',
      },
    ],
    document: [
      {
        key: 'exhibit',
        wirePath: 'exhibitLetter',
        label: 'Exhibit',
        kind: 'text',
        isVisible: (_, { leadDocument }, document) => document !== leadDocument,
        isRequired: () => true,
      },
    ],
    renamed: { courtId: 'courtCode', 'filings.*.documentTypeCode': 'filings.*.filingTypeCode' },
  };
  const document = { id: 'first', fileId: 'x', fileName: 'a.pdf', sizeBytes: 1, pageCount: 1 };
  const problems = (content: FilingContent) =>
    findFieldProblems(content, ofEach, emptyTables).map(({ step, path }) => `${step} ${path}`);

  it('are checked where they belong', () => {
    const [party = newParty('person', undefined, 'p')] = completeCase.parties;
    const person = { ...party, kind: 'person' } as const;
    expect(problems({ ...completeCase, filings: [], parties: [person] })).toEqual(['parties parties.0.extra.role']);
    const chosen = { ...person, extra: { role: ['guardian'] } };
    expect(problems({ ...completeCase, filings: [], parties: [chosen] })).toEqual([]);
    expect(problems({ ...completeCase, filings: [], parties: [{ ...person, extra: { role: [] } }] })).toHaveLength(1);

    const filing = { ...newFiling('f1', undefined), leadDocument: document };
    expect(problems({ ...completeCase, parties: [], filings: [filing] })).toEqual([]);
    const attachments = [
      { ...document, id: 'second', extra: { exhibit: 'A' } },
      { ...document, id: 'third' },
    ];
    expect(problems({ ...completeCase, parties: [], filings: [{ ...filing, attachments }] })).toEqual([
      'filings filings.0.attachments.1.extra.exhibit',
    ]);
  });

  it('and inputs with another name are found by the path in what was sent', () => {
    expect(formPathOfField('parties.2.roleInCase.1', ofEach)).toBe('parties.2.extra.role');
    expect(formPathOfField('parties.2.name', ofEach)).toBeUndefined();
    expect(formPathOfField('filings.0.leadDocument.exhibitLetter', ofEach)).toBe(
      'filings.0.leadDocument.extra.exhibit',
    );
    expect(formPathOfField('filings.0.attachments.3.exhibitLetter', ofEach)).toBe(
      'filings.0.attachments.3.extra.exhibit',
    );
    expect(formPathOfField('courtId', ofEach)).toBe('courtCode');
    expect(formPathOfField('filings.12.documentTypeCode', ofEach)).toBe('filings.12.filingTypeCode');
    expect(formPathOfField('filings.12.other', ofEach)).toBeUndefined();
  });
});

describe('an address', () => {
  const address = (isRequired: boolean): ProviderFields => ({
    ...noFields,
    case: [
      {
        key: 'premises',
        wirePath: 'premisesAddress',
        label: 'Premises',
        kind: 'address',
        isRequired: () => isRequired,
        check: (value) => (isAddress(value) && value.state === 'NV' ? 'Premises are in this state.' : undefined),
      },
    ],
  });
  const oak = { street: '12 Oak St', city: 'Fresno', state: 'CA', zip: '93701' };
  const found = (premises: Extra[string], isRequired = true) =>
    findFieldProblems(withExtra({ premises }), address(isRequired), emptyTables).map(
      ({ path, message }) => `${path}: ${message}`,
    );

  it('that is required has a street, a city, a state and a ZIP code', () => {
    expect(found(undefined)).toEqual([
      'extra.premises.street: Premises: enter the street.',
      'extra.premises.city: Premises: enter the city.',
      'extra.premises.state: Premises: enter the state.',
      'extra.premises.zip: Premises: enter the ZIP code.',
    ]);
    expect(found({ ...oak, city: ' ' })).toEqual(['extra.premises.city: Premises: enter the city.']);
    expect(found({ ...oak, state: undefined })).toEqual(['extra.premises.state: Premises: enter the state.']);
    expect(found({ ...oak, zip: undefined })).toEqual(['extra.premises.zip: Premises: enter the ZIP code.']);
    expect(found({ ...oak, zip: '93' })).toEqual([
      'extra.premises.zip: Premises: enter a valid ZIP code (5 digits or ZIP+4).',
    ]);
    expect(found(oak)).toEqual([]);
  });

  it('may be left out where it is optional, but is not left half', () => {
    expect(found(undefined, false)).toEqual([]);
    expect(found({ street: '' }, false)).toEqual([]);
    expect(found({ street: '12 Oak St' }, false)).toHaveLength(3);
  });

  it('abroad needs no state and no US ZIP code', () => {
    expect(found({ street: '1 Rue', city: 'Lyon', countryCode: 'FR', zip: '69001 X' })).toEqual([]);
    expect(found({ ...oak, countryCode: 'US', state: undefined })).toHaveLength(1);
  });

  it('that is complete is checked by the provider', () => {
    expect(found({ ...oak, state: 'NV' })).toEqual(['extra.premises: Premises are in this state.']);
    expect(formPathOfField('premisesAddress.zip', address(true))).toBe('extra.premises.zip');
    expect(formPathOfField('premisesAddress', address(true))).toBe('extra.premises');
  });
});
