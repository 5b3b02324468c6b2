import { describe, expect, test } from 'vitest';
import type { DocumentType, FilingDocument, FilingEntry, FilingType } from '@/api/generated/filing/model';
import { type FilingTypeTables, newFiling } from '@/features/efiling';
import { fitToType, withFilingType } from './filing-fit';

const type = (code: string, name: string): FilingType => ({
  code,
  name,
  filingType: 'Initial',
  isCourtUseOnly: false,
  civilClaimAmount: 'Not Available',
  probateEstateAmount: 'Not Available',
  amountInControversy: 'Not Available',
  useDueDate: false,
  isProposedOrder: false,
});
const types = [type('1', 'Complaint'), type('2', 'Petition')];
const document = (change: Partial<FilingDocument> = {}): FilingDocument => ({
  id: 'd',
  fileId: 'file',
  fileName: 'a.pdf',
  sizeBytes: 1,
  pageCount: 1,
  ...change,
});
const filing = (change: Partial<FilingEntry> = {}): FilingEntry => ({ ...newFiling('f', undefined), ...change });

describe('withFilingType', () => {
  test('describes the filing by its type', () => {
    expect(withFilingType(filing(), '1', types).description).toBe('Complaint');
  });
  test('replaces a description equal to the former type’s name', () => {
    const complaint = filing({ filingTypeCode: '1', description: 'Complaint' });
    expect(withFilingType(complaint, '2', types)).toMatchObject({ filingTypeCode: '2', description: 'Petition' });
  });
  test('fills a description that was cleared', () => {
    expect(withFilingType(filing({ filingTypeCode: '1' }), '2', types).description).toBe('Petition');
  });
  test('cuts the description to 255 characters', () => {
    const long = type('3', 'x'.repeat(300));
    expect(withFilingType(filing(), '3', [long]).description).toHaveLength(255);
  });
  test("keeps the user's own description", () => {
    const complaint = filing({ filingTypeCode: '1', description: 'Complaint for rent' });
    expect(withFilingType(complaint, '2', types).description).toBe('Complaint for rent');
  });
  test('is cleared completely with the type', () => {
    const complaint = filing({ filingTypeCode: '1', description: 'Complaint' });
    expect(withFilingType(complaint, undefined, types)).toMatchObject({ description: undefined });
  });
});

describe('fitToType', () => {
  const component = (code: string, required: boolean, allowMultiple: boolean) => ({
    code,
    name: code,
    filingCodeId: '1',
    required,
    allowMultiple,
    displayOrder: 0,
  });
  const service = (code: string, multiplier: boolean, hasFeePrompt: boolean) => ({
    code,
    name: code,
    displayOrder: 0,
    fee: 1,
    filingCodeId: '1',
    multiplier,
    hasFeePrompt,
  });
  const tables: FilingTypeTables = {
    components: [component('lead', true, false), component('cover', false, false), component('att', false, true)],
    motionTypes: [{ code: 'm', name: 'Motion', filingCodeId: '1' }],
    optionalServices: [service('copy', true, false), service('deposit', false, true)],
  };
  const documentType = (code: string, isDefault = false): DocumentType => ({
    code,
    name: code,
    isCourtUseOnly: false,
    isDefault,
  });

  test('selects the only option', () => {
    const fitted = fitToType(filing({ leadDocument: document(), attachments: [document()] }), tables, [
      documentType('sealed'),
      documentType('public', true),
    ]);
    expect(fitted.leadDocument).toMatchObject({ filingComponentCode: 'lead', documentTypeCode: 'public' });
    expect(fitted.attachments[0]).toMatchObject({ filingComponentCode: 'att', documentTypeCode: 'public' });
  });
  test('selects the only document type, but leaves real choices to the filer', () => {
    const entry = filing({ leadDocument: document() });
    const chosen = (rows: DocumentType[]) => fitToType(entry, tables, rows).leadDocument?.documentTypeCode;
    expect(chosen([documentType('public')])).toBe('public');
    expect(chosen([documentType('public'), documentType('sealed')])).toBeUndefined();
    expect(chosen([])).toBeUndefined();
  });
  test('keeps valid choices', () => {
    const kept = document({ filingComponentCode: 'cover', documentTypeCode: 'sealed' });
    const fitted = fitToType(filing({ motionTypeCode: 'm', attachments: [kept] }), tables, [
      documentType('sealed'),
      documentType('public', true),
    ]);
    expect(fitted.attachments).toEqual([kept]);
    expect(fitted.motionTypeCode).toBe('m');
  });
  test('removes what the type doesn’t have', () => {
    const entry = filing({
      motionTypeCode: 'x',
      leadDocument: document({ filingComponentCode: 'x', documentTypeCode: 'x' }),
      attachments: [document({ filingComponentCode: 'lead' })],
      optionalServices: [
        { code: 'gone', quantity: 1 },
        { code: 'copy', quantity: 3, amount: 5 },
        { code: 'deposit', quantity: 3, amount: 5 },
      ],
    });
    const fitted = fitToType(entry, tables, []);
    expect(fitted.motionTypeCode).toBeUndefined();
    expect(fitted.leadDocument).toMatchObject({ filingComponentCode: 'lead', documentTypeCode: undefined });
    expect(fitted.attachments[0]?.filingComponentCode).toBe('att');
    expect(fitted.optionalServices).toEqual([
      { code: 'copy', quantity: 3, amount: undefined },
      { code: 'deposit', quantity: 1, amount: 5 },
    ]);
  });
  test('documents of a type without components have no component', () => {
    const fitted = fitToType(filing({ leadDocument: document() }), { ...tables, components: [] }, []);
    expect(fitted.leadDocument?.filingComponentCode).toBeUndefined();
  });
  test('if no component is reserved for the lead document, it gets the first one', () => {
    const open = { ...tables, components: [component('one', false, false), component('many', false, true)] };
    const fitted = fitToType(filing({ leadDocument: document(), attachments: [document()] }), open, []);
    expect(fitted.leadDocument?.filingComponentCode).toBe('one');
    expect(fitted.attachments[0]?.filingComponentCode).toBe('many');
  });
  test('if no component allows several documents, an attachment gets the first component', () => {
    const narrow = { ...tables, components: [component('lead', true, false), component('cover', false, false)] };
    expect(fitToType(filing({ attachments: [document()] }), narrow, []).attachments[0]?.filingComponentCode).toBe(
      'cover',
    );
  });
});

describe('a hearing', () => {
  const tables: FilingTypeTables = {
    components: [],
    motionTypes: [{ code: 'm', name: 'Motion', filingCodeId: '1' }],
    optionalServices: [],
  };
  const hearingSlot = { slotId: 's' } as never;

  test('stays with its motion type, and goes with it', () => {
    expect(fitToType(filing({ motionTypeCode: 'm', hearingSlot }), tables, []).hearingSlot).toBe(hearingSlot);
    expect(fitToType(filing({ motionTypeCode: 'x', hearingSlot }), tables, []).hearingSlot).toBeUndefined();
    expect(fitToType(filing({ hearingSlot }), tables, []).hearingSlot).toBeUndefined();
  });
});

test('a filing without documents gets none, and keeps its texts', () => {
  const tables: FilingTypeTables = { components: [], motionTypes: [], optionalServices: [] };
  const entry = filing({ filingTypeCode: '1', description: 'Complaint' });
  expect(fitToType(entry, tables, [])).toEqual(entry);
});

test('a type that a person chooses is no longer read from a document', () => {
  const read = filing({ filingTypeCode: '1', filingTypeReadFrom: 'a.pdf' });
  expect(withFilingType(read, '2', types)).toMatchObject({ filingTypeCode: '2', filingTypeReadFrom: undefined });
});

test('a type that the court doesn’t have describes nothing', () => {
  expect(withFilingType(filing(), '9', types)).toMatchObject({ filingTypeCode: '9', description: undefined });
  expect(withFilingType(filing({ filingTypeCode: '9', description: '' }), '1', types).description).toBe('');
});
