import { expect, test } from 'vitest';
import type { FlDocketCode } from '@/api/generated/filing/model';
import { fitTemplate } from './template-fit';

const template = {
  templateId: 't',
  name: 'New contract action',
  courtLocation: 'Orange',
  divisionId: 'civil',
  caseTypeId: 'contract',
  docketCodeIds: ['complaint', 'motion', 'value'],
};
const division = { divisionId: 'civil', name: 'Circuit Civil', courtTypes: ['CA'], allowsNewCases: true };
const caseTypes = [
  { caseTypeId: 'contract', code: '05', name: 'Contract', courtType: 'CA', filingFee: 401, asksForAmountOfClaim: true },
];
const code = (docketCodeId: string, use: FlDocketCode['use']): FlDocketCode => ({
  docketCodeId,
  code: docketCodeId,
  name: docketCodeId.toUpperCase(),
  fee: 0,
  use,
  isDescriptionRequired: false,
  allowsConfidential: false,
});
const codes = [code('complaint', 'initial'), code('motion', 'subsequent'), code('exhibit', 'both')];
const offered = { division, caseTypes, codes, flow: 'new-case' } as const;
const typesOf = ({ first }: ReturnType<typeof fitTemplate>) =>
  first.filings?.map(({ filingTypeCode }) => filingTypeCode);

test('a template fills court, division, case type and document types, and names what doesn’t apply', () => {
  const fitted = fitTemplate('orange', template, offered);
  expect(fitted.first).toMatchObject({ courtCode: 'orange', caseCategoryCode: 'civil', caseTypeCode: 'contract' });
  expect(typesOf(fitted)).toEqual(['complaint']);
  expect(fitted.gone).toEqual([
    'Document type MOTION: only in an existing case',
    'Document type value: no longer offered',
  ]);
});

test('into a case, what opens one doesn’t apply, and the case has its own type', () => {
  const fitted = fitTemplate('orange', { ...template, caseTypeId: 'gone' }, { ...offered, flow: 'existing-case' });
  expect(typesOf(fitted)).toEqual(['motion']);
  expect(fitted.gone).toEqual(['Document type COMPLAINT: only opens a case', 'Document type value: no longer offered']);
});

test('a division or a case type that is gone is named', () => {
  const withoutType = fitTemplate('orange', { ...template, docketCodeIds: [] }, { ...offered, caseTypes: [] });
  expect(withoutType.first.caseTypeCode).toBeUndefined();
  expect(withoutType.gone).toEqual(['Case type contract: no longer offered']);
  const closed = { ...division, allowsNewCases: false };
  const inClosed = fitTemplate('orange', { ...template, docketCodeIds: [] }, { ...offered, division: closed });
  expect(inClosed.gone[0]).toBe('Division Circuit Civil: takes no new cases');
  const without = fitTemplate('orange', template, { ...offered, division: undefined });
  expect(without.first).toEqual({ courtCode: 'orange', filings: [] });
  expect(without.gone).toHaveLength(5);
  expect(without.gone[0]).toBe('Division civil: no longer offered');
  const bare = { ...template, divisionId: undefined, caseTypeId: undefined, docketCodeIds: [] };
  expect(fitTemplate('orange', bare, { ...offered, division: undefined }).gone).toEqual([]);
});
