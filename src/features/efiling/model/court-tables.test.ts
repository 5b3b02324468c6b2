import { expect, test } from 'vitest';
import { completeCase, completeFiling, filingOf, tables } from '../../../../tests/court-tables.ts';
import { caseFieldRequirements, emptyTables, rowOf, tableNames } from './court-tables';

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

test.each([
  ['a new case', completeCase],
  ['an existing case', completeFiling],
])('nothing is asked for %s until its court, category and type are known', (_, content) => {
  const unknown = { ...content, courtCode: undefined, caseCategoryCode: undefined, caseTypeCode: undefined };
  const hidden = { procedureRemedy: 'hidden', damageAmount: 'hidden', willFiledDate: 'hidden' };
  expect(caseFieldRequirements(unknown, tables)).toMatchObject(hidden);
  expect(caseFieldRequirements(unknown, emptyTables)).toEqual({ ...hidden, amountInControversy: 'hidden' });
  expect(caseFieldRequirements({ ...content, caseCategoryCode: 'gone' }, tables)).toMatchObject({
    procedureRemedy: 'hidden',
    damageAmount: 'hidden',
  });
});

test('the amount is required once a filing that requires it is chosen, also among others', () => {
  const chosen = (...codes: (string | undefined)[]) => {
    const filings = codes.map((filingTypeCode) => filingOf({ filingTypeCode }));
    return caseFieldRequirements({ ...completeFiling, filings }, tables).amountInControversy;
  };
  expect(chosen('60')).toBe('required');
  expect(chosen('61', '60')).toBe('required');
  expect(chosen('61')).toBe('optional');
  expect(chosen(undefined, 'gone')).toBe('optional');
});

test('before any table has loaded, none has a row', () => {
  const { inputs, own, ...rows } = emptyTables;
  expect(own).toEqual({});
  expect(inputs.firstName).toEqual({ isShown: true, isRequired: false, isReadOnly: false });
  for (const [name, table] of Object.entries(rows)) expect({ name, table }).toEqual({ name, table: [] });
});

test.each([
  ['courts', 'courts'],
  ['attorneys', "your firm's attorneys"],
  ['categories', 'case categories'],
  ['filerTypes', 'filer types'],
  ['disclaimers', 'required certifications'],
  ['dataFields', "the court's field rules"],
  ['documentTypes', 'document types'],
  ['suffixes', 'name suffixes'],
  ['languages', 'interpreter languages'],
  ['addressStates', 'address states'],
  ['countries', 'countries'],
  ['caseTypes', 'case types'],
  ['procedureRemedies', 'procedures and remedies'],
  ['damageAmounts', 'damage amounts'],
  ['crossReferences', 'cross references'],
  ['partyTypes', 'party types'],
  ['filingTypes', 'filing types'],
])('a person knows the table %s as %s', (table, name) => expect(tableNames[table]).toBe(name));

test('every table of the court has a name for people', () => {
  const { inputs: _, own: __, ...rows } = emptyTables;
  expect(Object.keys(rows).filter((table) => !tableNames[table])).toEqual([]);
});
