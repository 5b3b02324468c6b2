import { describe, expect, test } from 'vitest';
import { type BulkSelection, confirmedCount, readSelection, toCommand, withMatter, withoutCase } from './selection';

const person = { clientId: 1, userId: 7 };
const caseOf = (productCaseId: number) => ({
  productCaseId,
  caseNumber: `65221${productCaseId}/2025`,
  description: 'Ortega v. Lakeshore',
  courtName: 'Kings County Supreme Court',
  matter: null,
});
const selection: BulkSelection = {
  v: 1,
  ...person,
  providerId: 4,
  accountName: 'nmarlow',
  state: 'NY',
  cases: [caseOf(1), caseOf(2)],
};
const ortega = { displayName: '00015-Ortega', clientReference: '00015-Ortega' };

describe('what the browser kept', () => {
  const read = (changes: object) => readSelection(JSON.stringify({ ...selection, ...changes }), person);

  test('is read as it was written', () => expect(read({})).toEqual({ kind: 'selected', selection }));

  test('keeps its matters, and is read without the name of a court', () => {
    expect(read({ cases: [{ ...caseOf(1), matter: ortega }] })).toMatchObject({
      selection: { cases: [{ matter: ortega }] },
    });
    expect(read({ cases: [{ ...caseOf(1), courtName: undefined }] })).toMatchObject({
      selection: { cases: [{ courtName: '' }] },
    });
  });

  test('is read with 2,000 cases', () => {
    expect(read({ cases: Array.from({ length: 2000 }, (_, each) => caseOf(each + 1)) }).kind).toBe('selected');
  });

  test('is nothing without cases', () => {
    expect(readSelection(null, person)).toEqual({ kind: 'none' });
    expect(read({ cases: [] })).toEqual({ kind: 'none' });
  });

  test('is dropped if it is another person’s', () => {
    expect(read({ userId: 8 })).toEqual({ kind: 'dropped', why: 'another person' });
    expect(read({ clientId: 2 })).toEqual({ kind: 'dropped', why: 'another person' });
  });

  test.each([
    { v: 2 },
    { providerId: 5 },
    { cases: [{ ...caseOf(1), productCaseId: 'x' }] },
    { cases: Array.from({ length: 2001 }, (_, each) => caseOf(each + 1)) },
    { state: undefined },
    { state: 'NYC' },
    { state: 'XNY' },
    { accountName: '' },
    { cases: [{ ...caseOf(1), productCaseId: 0 }] },
    { cases: [{ ...caseOf(1), caseNumber: '' }] },
    { cases: [{ ...caseOf(1), matter: { displayName: '' } }] },
    { cases: [{ ...caseOf(1), matter: { clientReference: '00015' } }] },
  ])('is dropped if it is broken (%#)', (changes) =>
    expect(read(changes)).toEqual({ kind: 'dropped', why: 'unreadable' }),
  );

  test('is dropped if it is no JSON', () =>
    expect(readSelection('{', person)).toEqual({ kind: 'dropped', why: 'unreadable' }));
});

test('matters are set and taken away, and cases left out', () => {
  const chosen = withMatter(selection, [2], ortega);
  expect(chosen.cases.map(({ matter }) => matter)).toEqual([null, ortega]);
  expect(confirmedCount(chosen)).toBe(1);
  expect(confirmedCount(withMatter(chosen, [2], null))).toBe(0);
  expect(withoutCase(chosen, 1).cases.map(({ productCaseId }) => productCaseId)).toEqual([2]);
});

test('an order needs a matter for each case', () => {
  expect(toCommand(withMatter(selection, [2], ortega), 'clio')).toBeUndefined();
  expect(toCommand({ ...selection, cases: [] }, 'clio')).toBeUndefined();
  expect(toCommand(withMatter(selection, [1, 2], ortega), 'clio')).toEqual({
    cases: [1, 2].map((productCaseId) => ({
      productCaseId,
      caseNumber: `65221${productCaseId}/2025`,
      description: 'Ortega v. Lakeshore',
      matter: ortega,
    })),
    accountName: 'nmarlow',
    state: 'NY',
    retailerCode: 'clio',
  });
});
