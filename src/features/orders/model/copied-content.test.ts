import { describe, expect, it, test } from 'vitest';
import type { FilingEntry, FilingStatus, NewCaseContent, OrderFiling } from '@/api/generated/filing/model';
import { copiedContent, copiesAccepted, correctedContent } from './copied-content';

const entry = (id: string): FilingEntry => ({
  id,
  action: 'EFile',
  filingTypeCode: '40100',
  description: `Filing ${id}`,
  security: 'public',
  leadDocument: { id: `lead of ${id}`, fileId: `file of ${id}`, fileName: 'a.pdf', sizeBytes: 1, pageCount: 1 },
  attachments: [{ id: `exhibit of ${id}`, fileId: 'exhibit', fileName: 'b.pdf', sizeBytes: 1, pageCount: 1 }],
  courtesyCopyEmails: ['copy@example.com'],
  optionalServices: [{ code: '33410', quantity: 2 }],
  serviceRecipients: [],
});

const entered: NewCaseContent = {
  courtCode: 'lakemoor:cv1',
  caseCategoryCode: '7100',
  caseTypeCode: '70111',
  filerTypeCode: '2201',
  crossReferences: [{ code: '254900', value: '61204' }],
  procedureRemedyCodes: ['1'],
  amountInControversy: 12_400,
  parties: [
    {
      id: 'party',
      kind: 'organization',
      organizationName: 'Lakeshore Holdings LLC',
      isFilingParty: true,
      isSelfRepresented: false,
      attorneyIds: ['attorney'],
    },
  ],
  filings: [entry('a'), entry('b'), entry('c')],
  paymentAccountId: 'visa',
  contactEmail: 'filings@example.com',
  disclaimerCodes: [],
};
const submitted: NewCaseContent = { ...entered, disclaimerCodes: ['66010'], returnDate: '2026-12-04' };

const filing = (status: FilingStatus): OrderFiling => ({
  filingId: status,
  filingTypeCode: '40100',
  filingTypeName: 'Complaint',
  description: 'Complaint',
  status,
  statusText: status,
  action: 'EFile',
  security: 'public',
  documents: [],
  recipients: [],
});

describe('a copy', () => {
  it('leaves out the certifications and the return date', () => {
    expect(copiedContent(submitted)).toEqual(entered);
  });
});

test.each<[0 | 1 | 2 | undefined, FilingStatus[], boolean]>([
  [2, ['accepted', 'rejected'], true],
  [1, ['returned', 'accepted'], true],
  [2, ['rejected', 'rejected'], false],
  [2, ['accepted', 'accepted'], false],
  [0, ['accepted', 'rejected'], false],
  [undefined, ['accepted', 'rejected'], false],
])('a copy has only what was accepted where its system tells it apart: %s, %j', (apiType, statuses, isOnly) => {
  expect(copiesAccepted({ apiType, filings: statuses.map(filing) })).toBe(isOnly);
});

describe('a correction', () => {
  it.each<[FilingStatus[], string[]]>([
    [
      ['rejected', 'returned', 'rejected'],
      ['a', 'b', 'c'],
    ],
    [['accepted', 'rejected', 'cancelled'], ['b']],
    [
      ['failed', 'under-review', 'error'],
      ['a', 'c'],
    ],
    [['rejected'], ['a']],
  ])('of filings that are %j holds the rejected filings', (statuses, rejected) => {
    const { filings, ...rest } = correctedContent(submitted, statuses.map(filing));
    expect(filings.map(({ id }) => id)).toEqual(rejected);
    expect(filings).toStrictEqual(entered.filings.filter(({ id }) => rejected.includes(id)));
    expect({ ...rest, filings: entered.filings }).toEqual(entered);
  });
});
