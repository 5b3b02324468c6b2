import { expect, test } from 'vitest';
import {
  componentsFor,
  mustChooseDocumentType,
  offeredDocumentTypes,
  offeredFilingTypes,
  takesAttachments,
} from './filing-tables';

const component = (code: string, required: boolean, allowMultiple: boolean, displayOrder: number) => ({
  code,
  name: code,
  filingCodeId: '1',
  required,
  allowMultiple,
  displayOrder,
});
const lead = component('lead', true, false, 1);
const attachments = component('attachments', false, true, 0);
const cover = component('cover', true, false, 2);
const codes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code);

test('lead documents have the required single-document components', () => {
  expect(codes(componentsFor('lead', [attachments, cover, lead]))).toEqual(['lead', 'cover']);
  expect(codes(componentsFor('attachment', [attachments, cover, lead]))).toEqual(['attachments', 'cover']);
});

test('a required component for several documents isn’t reserved for the lead document', () => {
  const exhibits = component('exhibits', true, true, 3);
  expect(codes(componentsFor('lead', [exhibits, lead]))).toEqual(['lead']);
});

test('a court without such a distinction offers all components to both', () => {
  expect(codes(componentsFor('lead', [attachments]))).toEqual(['attachments']);
  expect(codes(componentsFor('attachment', [attachments]))).toEqual(['attachments']);
});

test('a type whose only component is the lead document allows no attachments', () => {
  expect(takesAttachments({ components: [lead] })).toBe(false);
  expect(takesAttachments({ components: [lead, attachments] })).toBe(true);
  expect(takesAttachments({ components: [] })).toBe(true);
  expect(takesAttachments(undefined)).toBe(true);
});

test("court-use types, other filing types' types and duplicate codes aren't offered", () => {
  const type = (code: string, filingCodeId: string | undefined, isCourtUseOnly = false) => ({
    code,
    name: code,
    filingCodeId,
    isCourtUseOnly,
    isDefault: false,
  });
  const rows = [type('public', undefined), type('public', '1'), type('sealed', '2'), type('court', undefined, true)];
  expect(codes(offeredDocumentTypes(rows, '1'))).toEqual(['public']);
  expect(codes(offeredDocumentTypes(rows, '2'))).toEqual(['public', 'sealed']);
  expect(codes(offeredDocumentTypes(rows, undefined))).toEqual(['public']);
  const filingType = {
    code: '1',
    name: 'Order of the court',
    filingType: 'Both',
    isCourtUseOnly: true,
    civilClaimAmount: 'Not Available',
    probateEstateAmount: 'Not Available',
    amountInControversy: 'Not Available',
    useDueDate: false,
    isProposedOrder: false,
  } as const;
  expect(offeredFilingTypes([filingType])).toEqual([]);
  expect(offeredFilingTypes([{ ...filingType, isCourtUseOnly: false }])).toHaveLength(1);
});

test('a document needs a type where the court requires it or has no default', () => {
  const type = (isDefault: boolean) => ({ code: '1', name: 'Public', isCourtUseOnly: false, isDefault });
  expect(mustChooseDocumentType([], { isRequired: true })).toBe(false);
  expect(mustChooseDocumentType([type(true)], { isRequired: true })).toBe(true);
  expect(mustChooseDocumentType([type(true)], { isRequired: false })).toBe(false);
  expect(mustChooseDocumentType([type(false)], { isRequired: false })).toBe(true);
  expect(mustChooseDocumentType([type(false), type(true)], { isRequired: false })).toBe(false);
});
