import { describe, expect, test } from 'vitest';
import type { FilingEntry, Party } from '@/api/generated/filing/model';
import { emptyContent, type FilingContent, newFiling } from '@/features/efiling';
import { completeFiling } from '../../../../tests/court-tables.ts';
import { feeBasis, missingForQuote } from './fee-basis';

const filing = { ...newFiling('f', undefined), filingTypeCode: '1' };
const party: Party = {
  id: 'p',
  kind: 'person',
  partyTypeCode: '5',
  isFilingParty: true,
  isSelfRepresented: false,
  attorneyIds: [],
};
const content: FilingContent = {
  ...emptyContent,
  courtCode: 'lakemoor:cv1',
  caseCategoryCode: '10',
  caseTypeCode: '11',
  parties: [party],
  filings: [filing],
  paymentAccountId: 'card',
};

describe('missingForQuote', () => {
  test('nothing, once court, case type and filing type are chosen', () => expect(missingForQuote(content)).toEqual([]));
  test('everything, at first', () =>
    expect(missingForQuote(emptyContent)).toEqual(['the court', 'the case type', 'a filing']));
  test('what the provider asks for instead of the case type', () => {
    const untyped = { ...content, caseTypeCode: undefined };
    expect(missingForQuote(untyped, () => [])).toEqual([]);
    expect(missingForQuote(untyped, () => ['the amount demanded'])).toEqual(['the amount demanded']);
  });
  test.each(['caseCategoryCode', 'caseTypeCode'] as const)('the case type, without %s', (name) =>
    expect(missingForQuote({ ...content, [name]: undefined })).toEqual(['the case type']),
  );
  test('the filing type, of one filing or of several', () => {
    const bare = newFiling('g', undefined);
    expect(missingForQuote({ ...content, filings: [bare] })).toEqual(['the filing type']);
    expect(missingForQuote({ ...content, filings: [filing, bare] })).toEqual(['a type for every filing']);
  });
});

describe('feeBasis', () => {
  const changes = (change: Partial<FilingContent>) => feeBasis({ ...content, ...change }) !== feeBasis(content);
  test.each([
    ['a name', { parties: [{ ...party, person: { lastName: 'Ortega' } }] }],
    ['a description', { filings: [{ ...filing, description: 'Complaint' }] }],
    [
      'a document',
      { filings: [{ ...filing, leadDocument: { id: 'd', fileId: 'x', fileName: 'a', sizeBytes: 1, pageCount: 1 } }] },
    ],
    ['the limit of fees', { maxFeeAmount: 100 }],
    ['nothing', {}],
  ] satisfies [string, Partial<FilingContent>][])('stays the same with %s', (_, change) =>
    expect(changes(change)).toBe(false),
  );
  test.each([
    ['the payment account', { paymentAccountId: 'bank' }],
    ['the court', { courtCode: 'lakemoor:ch1' }],
    ['the case type', { caseTypeCode: '12' }],
    ['the amount in controversy', { amountInControversy: 5 }],
    ['the role of a party', { parties: [{ ...party, partyTypeCode: '6' }] }],
    ['one more party', { parties: [party, party] }],
    ['a filing type', { filings: [{ ...filing, filingTypeCode: '2' }] }],
    ['one filing less', { filings: [] }],
    ['the case', { caseTrackingId: 'case-1' }],
    ['the case category', { caseCategoryCode: '20' }],
    ['the filer type', { filerTypeCode: '1' }],
    ['a remedy', { procedureRemedyCodes: ['20'] }],
    ['the damage amount', { damageAmountCode: '30' }],
    ['the parties that file', { filingPartyIds: ['p'] }],
    ['whom we represent', { parties: [{ ...party, isFilingParty: false }] }],
    ['a field of the provider', { extra: { demand: 5 } }],
    ['a provider’s field of a filing', { filings: [{ ...filing, extra: { copies: 2 } }] }],
    ['serving what is filed', { filings: [{ ...filing, action: 'EFileAndServe' }] }],
    ['a motion type', { filings: [{ ...filing, motionTypeCode: '9' }] }],
    ['another filing of the same type', { filings: [{ ...filing, id: 'g' }] }],
    ['the number of copies', { filings: [{ ...filing, optionalServices: [{ code: '1', quantity: 2 }] }] }],
    ['a service recipient', { filings: [{ ...filing, serviceRecipients: [{ serviceContactId: 's' }] }] }],
  ] satisfies [string, Partial<FilingContent>][])('changes with %s', (_, change) => expect(changes(change)).toBe(true));

  const served = { serviceContactId: 's', serviceTypeCode: '-1' };
  test.each([
    ['a service', { optionalServices: [{ code: '2', quantity: 2, amount: 5 }] }],
    ['the number of copies', { optionalServices: [{ code: '1', quantity: 3, amount: 5 }] }],
    ['the amount of a service', { optionalServices: [{ code: '1', quantity: 2, amount: 6 }] }],
    ['the service contact', { serviceRecipients: [{ ...served, serviceContactId: 't' }] }],
    ['the service type', { serviceRecipients: [{ ...served, serviceTypeCode: '-2' }] }],
  ] satisfies [string, Partial<FilingEntry>][])('changes with another value of %s', (_, change) => {
    const chosen = {
      ...filing,
      optionalServices: [{ code: '1', quantity: 2, amount: 5 }],
      serviceRecipients: [served],
    };
    const basisOf = (entry: FilingEntry) => feeBasis({ ...content, filings: [entry] });
    expect(basisOf({ ...chosen, ...change })).not.toBe(basisOf(chosen));
  });
});

test('content has fees once it has a filing', () => {
  expect(missingForQuote(completeFiling)).toEqual(['a filing']);
});
