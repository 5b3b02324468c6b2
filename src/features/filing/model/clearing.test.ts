/** What a change of court clears of schedules and documents, and what the court fills in. */
import { expect, test } from 'vitest';
import type { FilingDocument } from '@/api/generated/filing/model';
import { completeCase, completeFiling, filingOf, personOf, tables } from '../../../../tests/court-tables.ts';
import {
  resetClassification,
  resetDependents,
  resetToTables,
  withCourtDefaults,
  withoutSchedule,
} from './dependent-resets';

const document: FilingDocument = {
  ...{ id: 'd', fileId: 'f', fileName: 'Complaint.pdf', sizeBytes: 1, pageCount: 1 },
  ...{ filingComponentCode: '332', documentTypeCode: '70' },
};
const hearingSlot = { slotId: 's' } as never;

test('another court’s calendar clears the return date and every hearing, nothing else', () => {
  const filings = [filingOf({ hearingSlot, description: 'Motion' }), filingOf()];
  const content = { ...completeCase, returnDate: '2026-12-18', filings };
  expect(withoutSchedule(content)).toEqual({
    ...completeCase,
    returnDate: undefined,
    filings: [filingOf({ description: 'Motion' }), filingOf()],
  });
});

test('with its type, a filing loses its hearing and where the type was read from', () => {
  const filing = filingOf({ filingTypeCode: '99', filingTypeReadFrom: 'a.pdf', hearingSlot, motionTypeCode: '9' });
  const { content } = resetDependents({ ...completeCase, filings: [filing] }, tables);
  expect(content.filings).toEqual([filingOf({ filingTypeCode: undefined })]);
});

test('a filing that keeps its type keeps its hearing, components and document types', () => {
  const filing = filingOf({ hearingSlot, motionTypeCode: '9', leadDocument: document, attachments: [document] });
  const reset = resetDependents({ ...completeCase, filings: [filing] }, tables);
  expect(reset).toEqual({ content: { ...completeCase, filings: [filing] }, losses: [] });
});

test('a document type that the court doesn’t have is cleared of every document', () => {
  const filing = filingOf({ leadDocument: document, attachments: [document] });
  const { content } = resetDependents({ ...completeCase, filings: [filing] }, { ...tables, documentTypes: [] });
  const bare = { ...document, documentTypeCode: undefined };
  expect(content.filings).toEqual([filingOf({ leadDocument: bare, attachments: [bare] })]);
});

test('a procedure or remedy that the court doesn’t have is cleared, and the others stay', () => {
  const given = { ...completeCase, procedureRemedyCodes: ['20', '29'], disclaimerCodes: ['80', '89'] };
  const reset = resetDependents(given, tables);
  expect(reset.content).toMatchObject({ procedureRemedyCodes: ['20'], disclaimerCodes: ['80'] });
  expect(reset.losses).toEqual(['a procedure or remedy', 'a certification']);
});

test('a case type stays with its category, and goes with it', () => {
  const moved = resetClassification(completeCase, { ...tables, categories: [] });
  expect(moved.content).toMatchObject({ caseCategoryCode: undefined, caseTypeCode: undefined });
  expect(moved.losses).toEqual(['the case category', 'the case type']);
  const gone = resetClassification(completeFiling, { ...tables, caseTypes: [] });
  expect(gone.content).toMatchObject({ caseCategoryCode: '10', caseTypeCode: undefined });
});

test('a party without a person has none after it', () => {
  const party = personOf({ person: undefined });
  const { content } = resetDependents({ ...completeCase, parties: [party] }, tables);
  expect(content.parties).toEqual([party]);
});

test('what is missing is filled in after the clearing, before the court’s defaults', () => {
  const without = { ...completeCase, filerTypeCode: undefined };
  const fill = (content: typeof completeCase) => ({ ...content, filerTypeCode: '2' });
  const changed = { categories: tables.categories, caseTypes: tables.caseTypes, tables };
  expect(resetToTables(without, changed, fill).content.filerTypeCode).toBe('2');
  expect(resetToTables(without, changed).content.filerTypeCode).toBe('1');
});

test('the court’s defaults: its filer type, if it has one, and the types that lead documents name', () => {
  const filingTypes = tables.filingTypes.map((type, index) => ({
    ...type,
    name: index === 0 ? 'Complaint' : 'Summons',
  }));
  const filing = filingOf({ filingTypeCode: undefined, leadDocument: document });
  const content = withCourtDefaults(
    { ...completeCase, filerTypeCode: undefined, filings: [filing] },
    { ...tables, filingTypes },
  );
  expect(content).toMatchObject({ filerTypeCode: '1', filings: [{ filingTypeCode: '60' }] });
  expect(withCourtDefaults({ ...completeCase, filerTypeCode: '2' }, tables).filerTypeCode).toBe('2');
  const noDefault = { ...tables, filerTypes: [{ code: '2', name: 'Agency', isDefault: false }] };
  expect(withCourtDefaults({ ...completeCase, filerTypeCode: undefined }, noDefault).filerTypeCode).toBeUndefined();
});
