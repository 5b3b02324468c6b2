import { expect, test } from 'vitest';
import { caseFieldRequirements, rowOf } from './court-tables';
import { caseTypeOptions, toOptions } from './options';
import { completeCase, tables } from './tables.testing';

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

test('option names lose the courts’ extra white space', () => {
  expect(toOptions([{ code: '1', name: ' Public \t' }])).toEqual([{ value: '1', label: 'Public' }]);
});

test('the available case types open a case and show their fee', () => {
  expect(caseTypeOptions(tables.caseTypes, '10')).toEqual([
    { value: '100', label: 'Injunction', description: 'Case initiation fee $352.00' },
  ]);
  expect(caseTypeOptions(tables.caseTypes, '11')).toEqual([]);
  const free = tables.caseTypes.map((type) => ({ ...type, fee: 0 }));
  expect(caseTypeOptions(free, '10')[0]?.description).toBeUndefined();
});
