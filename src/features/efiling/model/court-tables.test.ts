import { expect, test } from 'vitest';
import { completeCase, completeFiling, filingOf, tables } from '../../../../tests/court-tables.ts';
import { caseFieldRequirements, rowOf } from './court-tables';

test('a row is found by its code', () => {
  expect(rowOf(tables.suffixes, 'JR')?.name).toBe('Jr.');
  expect(rowOf(tables.suffixes, undefined)).toBeUndefined();
});

test('a case’s fields depend on category, court, case type and filing types', () => {
  expect(caseFieldRequirements(completeCase, tables)).toEqual({
    procedureRemedy: 'required',
    damageAmount: 'required',
    willFiledDate: 'required',
    amountInControversy: 'optional',
  });
  const [court] = tables.courts;
  const [category] = tables.categories;
  if (!court || !category) throw new Error('The invented court has both.');
  const available = {
    ...tables,
    courts: [{ ...court, showDamageAmount: false }],
    categories: [{ ...category, procedureRemedyInitial: 'Available' as const }],
    filingTypes: tables.filingTypes.map((type) => ({ ...type, isCourtUseOnly: true })),
  };
  expect(caseFieldRequirements({ ...completeCase, caseTypeCode: undefined }, available)).toEqual({
    procedureRemedy: 'optional',
    damageAmount: 'hidden',
    willFiledDate: 'hidden',
    amountInControversy: 'hidden',
  });
});

test('an existing case needs no remedy, damage amount or will date', () => {
  expect(caseFieldRequirements({ ...completeFiling, caseTypeCode: '100' }, tables)).toMatchObject({
    procedureRemedy: 'hidden',
    damageAmount: 'hidden',
    willFiledDate: 'hidden',
  });
});

test.each(['amountInControversy', 'civilClaimAmount', 'probateEstateAmount'] as const)(
  'a chosen filing type that requires the %s requires the amount',
  (name) => {
    const [type] = tables.filingTypes;
    if (!type) throw new Error('The invented court has one.');
    const filings = [{ ...filingOf(), filingTypeCode: type.code }];
    const filingTypes = [{ ...type, [name]: 'Required' as const }];
    expect(caseFieldRequirements({ ...completeCase, filings }, { ...tables, filingTypes }).amountInControversy).toBe(
      'required',
    );
  },
);

test.each([
  ['Not Available', 'hidden'],
  ['Available', 'optional'],
  ['Required', 'optional'],
] as const)('a filing type with the amount in controversy %s makes it %s', (amountInControversy, requirement) => {
  const [type] = tables.filingTypes;
  if (!type) throw new Error('The invented court has one.');
  const filingTypes = [{ ...type, filingType: 'Both' as const, amountInControversy }];
  expect(caseFieldRequirements(completeCase, { ...tables, filingTypes }).amountInControversy).toBe(requirement);
});

test('the amount is required from the start where every document that opens a case requires it', () => {
  const [type] = tables.filingTypes;
  if (!type) throw new Error('The invented court has one.');
  const opening = { ...type, filingType: 'Initial' as const, amountInControversy: 'Required' as const };
  const of = (content: typeof completeCase, filingTypes: (typeof tables)['filingTypes']) =>
    caseFieldRequirements(content, { ...tables, filingTypes }).amountInControversy;
  expect(of(completeCase, [opening])).toBe('required');
  expect(of(completeCase, [opening, { ...opening, amountInControversy: 'Available' }])).toBe('optional');
  expect(of({ ...completeFiling, filings: [] }, [opening])).toBe('optional');
});
