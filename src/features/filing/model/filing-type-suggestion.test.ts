import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FilingDocument, FilingType } from '@/api/generated/filing/model';
import { newFiling } from '@/features/efiling';
import { suggestedFilingType, withSuggestedType } from './filing-type-suggestion';

const typeOf = (name: string, index: number): FilingType => ({
  code: `${index}`,
  name,
  filingType: 'Both',
  isCourtUseOnly: name === 'Certificate of the Clerk',
  civilClaimAmount: 'Not Available',
  probateEstateAmount: 'Not Available',
  amountInControversy: 'Not Available',
  useDueDate: false,
  isProposedOrder: false,
});
const names = [
  'Complaint',
  'Complaint with Jury Demand',
  'Complaint for Possession',
  'Summons',
  'Appearance',
  'Withdrawal of Appearance',
  'Answer',
  'Answer and Counterclaim',
  'Motion',
  'Motion to Dismiss ',
  'Motion for Summary Judgment - Residential',
  'Motion for Summary Judgment - Commercial',
  'Notice of Motion',
  'Notice of Appeal',
  'Exhibits to Petition',
  'Subpoena',
  'Subpoena',
  'Certificate of the Clerk',
  '—',
];
const types = names.map(typeOf);
const read = (fileName: string) => suggestedFilingType(fileName, types)?.name.trim();

describe('a type is read from', () => {
  test.each([
    ['Complaint.pdf', 'Complaint'],
    ['complaints.PDF', 'Complaint'],
    ['01 Complaint (final).pdf', 'Complaint'],
    ['2026-09-01 - Complaint v2.pdf', 'Complaint'],
    ['Complaint for breach of contract.pdf', 'Complaint'],
    ['Complaint Ortega v Lakeshore.pdf', 'Complaint'],
    ['Complaint with jury demand.pdf', 'Complaint with Jury Demand'],
    ['ComplaintForPossession_signed.pdf', 'Complaint for Possession'],
    ['Ortega v. Lakeshore – Motion_to_Dismiss.pdf', 'Motion to Dismiss'],
    ['Defendants’ Motion to Dismiss the Complaint.pdf', 'Motion to Dismiss'],
    ['Plaintiff’s Answer & Counterclaim.pdf', 'Answer and Counterclaim'],
    ['Answer to counterclaim.pdf', 'Answer'],
    ['Motion to Strike.pdf', 'Motion'],
    ['Notice of Motion to Dismiss.pdf', 'Notice of Motion'],
    ['Exhibit to Petition.pdf', 'Exhibits to Petition'],
    ['Summons', 'Summons'],
    ['12a Answer.pdf', 'Answer'],
    ['Draft Answer.pdf', 'Answer'],
    ['Copy Answer.pdf', 'Answer'],
    ['Corrected Answer.pdf', 'Answer'],
    ['Defendant Answer.pdf', 'Answer'],
    ['Petitioners Answer.pdf', 'Answer'],
    ['Respondent’s Answer.pdf', 'Answer'],
    ['Efiled Answer.pdf', 'Answer'],
    ['Executed Answer.pdf', 'Answer'],
    ['Scanned Answer.pdf', 'Answer'],
    ['v12 Answer.pdf', 'Answer'],
    ['Answer 12.pdf', 'Answer'],
    ['Answer v12.pdf', 'Answer'],
    ['Answer conformed.pdf', 'Answer'],
    ['Answer signed copy.pdf', 'Answer'],
    ['Answer scanned.pdf', 'Answer'],
    ['Ánswer.pdf', 'Answer'],
    ['Smith v. Jones - Answer.pdf', 'Answer'],
    ['Smith v. Jones — Answer.pdf', 'Answer'],
    ['Answer - 2026-09-01.pdf', 'Answer'],
    ['Motion Summary Judgment Residential.pdf', 'Motion for Summary Judgment - Residential'],
    ['Motion the Appearance.pdf', 'Motion'],
    ['Notice Appeal.pdf', 'Notice of Appeal'],
    ['Summons.final.pdf', 'Summons'],
  ])('%s: %s', (fileName, name) => expect(read(fileName)).toBe(name));
});

describe('no type is read from', () => {
  test.each([
    ['Scan_0042.pdf', 'no type'],
    ['.pdf', 'no name'],
    ['Motion for Summary Judgment.pdf', 'a name that two types share'],
    ['Subpoena.pdf', 'a name that the table has twice'],
    ['Complaint and Summons.pdf', 'two documents in one'],
    ['Complaint with exhibits.pdf', 'more than the type'],
    ['Appearance Withdrawal.pdf', 'the name of another type after it'],
    ['Exhibit A to Complaint.pdf', 'an exhibit'],
    ['Complaint, Exhibit A.pdf', 'an exhibit'],
    ['Certificate of the Clerk.pdf', 'a type only the court uses'],
    ['Response to Motion to Dismiss.pdf', 'an answer to the type'],
    ['Amended Complaint.pdf', 'another type than the court’s'],
    ['Ortega-Answer.pdf', 'a dash without spaces'],
    ['Complaint without exhibits.pdf', 'less than the type'],
    ['Appendix to Complaint.pdf', 'an appendix'],
    ['Complaint Attachment.pdf', 'an attachment'],
    ['Schedule to Answer.pdf', 'a schedule'],
    ['Motion Appearance.pdf', 'two types without a word between'],
    ['signed.pdf', 'only a version'],
    ['Draft 2.pdf', 'only versions'],
  ])('%s: %s', (fileName) => expect(read(fileName)).toBeUndefined());
});

test('every offered type is read from its own name unless the table repeats it, in any order of the table', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(types, { minLength: 1 }), fc.nat(), (table, pick) => {
      const type = table[pick % table.length];
      if (!type || type.name === '—') return;
      const isRepeated = table.filter(({ name }) => name === type.name).length > 1;
      const found = suggestedFilingType(`${type.name}.pdf`, table);
      expect(found).toBe(isRepeated || type.isCourtUseOnly ? undefined : type);
    }),
  );
});

describe('a filing', () => {
  const lead = (fileName: string, description?: string): FilingDocument => ({
    id: 'a',
    fileId: 'f',
    fileName,
    sizeBytes: 1,
    pageCount: 1,
    description,
  });
  const filing = (leadDocument?: FilingDocument) => ({ ...newFiling('1', undefined), leadDocument });

  test('takes the type that its lead document names, marked', () => {
    expect(withSuggestedType(filing(lead('Answer.pdf')), types)).toMatchObject({
      filingTypeCode: '6',
      description: 'Answer',
      filingTypeReadFrom: 'Answer.pdf',
    });
  });
  test('reads the whole name where the court shortens it', () => {
    const shortened = lead('Answer and.pdf', 'Answer and Counterclaim');
    expect(withSuggestedType(filing(shortened), types).filingTypeCode).toBe('7');
  });
  test('follows another lead document while its type is only suggested', () => {
    const suggested = withSuggestedType(filing(lead('Answer.pdf')), types);
    expect(withSuggestedType({ ...suggested, leadDocument: lead('Summons.pdf') }, types)).toMatchObject({
      filingTypeCode: '3',
      description: 'Summons',
      filingTypeReadFrom: 'Summons.pdf',
    });
    expect(withSuggestedType(suggested, types)).toBe(suggested);
    const unknown = { ...suggested, leadDocument: lead('Scan.pdf') };
    expect(withSuggestedType(unknown, types)).toBe(unknown);
  });
  test('stays as it is with a chosen type, without a lead document, and without a fit', () => {
    const chosen = { ...filing(lead('Answer.pdf')), filingTypeCode: '0' };
    expect(withSuggestedType(chosen, types)).toBe(chosen);
    const empty = filing();
    expect(withSuggestedType(empty, types)).toBe(empty);
    const unknown = filing(lead('Scan.pdf'));
    expect(withSuggestedType(unknown, types)).toBe(unknown);
  });
});

test('without types, none is read', () => {
  expect(suggestedFilingType('Answer.pdf', [])).toBeUndefined();
});

test.each([
  ['Pass.pdf', ['Pas'], undefined],
  ['Process.pdf', ['Process'], 'Process'],
  ['Gas.pdf', ['Ga'], undefined],
  ['Bills.pdf', ['Bill'], 'Bill'],
  ['Bill.pdf', ['Bills'], 'Bills'],
])('one and many are the same, where the last letter says so: %s of %j is %s', (fileName, table, name) => {
  expect(suggestedFilingType(fileName, table.map(typeOf))?.name).toBe(name);
});
