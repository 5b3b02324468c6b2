import { expect, test } from 'vitest';
import { completeCase, completeFiling, tables } from '../../../../tests/court-tables.ts';
import {
  addableCrossReferences,
  crossReferenceRows,
  crossReferencesOf,
  withCrossReference,
  withoutCrossReference,
} from './cross-references';

const table = tables.crossReferences;
const shown = (entered: { code: string; value: string }[]) =>
  crossReferenceRows(entered, table).map(({ kind, value, isRemovable }) => [kind.code, value, isRemovable]);

test('required and default types are shown from the start, one row per type, preferring the case type’s', () => {
  expect(shown([])).toEqual([
    ['40', '', false],
    ['42', '', false],
  ]);
  expect(crossReferenceRows([], table)[0]?.kind.name).toBe('Attorney Code');
});

test('an added type is shown and can be removed; an unavailable type is hidden', () => {
  expect(
    shown([
      { code: '41', value: 'A' },
      { code: '99', value: 'B' },
    ]),
  ).toEqual([
    ['40', '', false],
    ['41', 'A', true],
    ['42', '', false],
  ]);
});

test('the row for the case type replaces the general row', () => {
  expect(shown([{ code: '40', value: '61204' }])).toEqual([
    ['40', '61204', false],
    ['42', '', false],
  ]);
  const general = { ...tables.crossReferences[2], code: '43', name: 'General', isDefault: true, isRequired: false };
  const ofType = { ...general, name: 'Of the type', caseTypeId: '100' };
  expect(crossReferenceRows([], [general, ofType]).map(({ kind }) => kind.name)).toEqual(['Of the type']);
});

test('nothing is required for an existing case', () => {
  expect(crossReferencesOf(completeCase, tables)).toBe(table);
  const optional = crossReferencesOf(completeFiling, tables);
  expect(optional).toEqual(table.map((kind) => ({ ...kind, isRequired: false })));
});

test('the other types can be added', () => {
  expect(addableCrossReferences([], table).map((kind) => kind.code)).toEqual(['41']);
  expect(addableCrossReferences([{ code: '41', value: '' }], table)).toEqual([]);
});

test('a value is set in place, added or removed', () => {
  const entered = [{ code: '40', value: '1' }];
  expect(withCrossReference(entered, '40', '2')).toEqual([{ code: '40', value: '2' }]);
  expect(withCrossReference(entered, '41', '')).toEqual([...entered, { code: '41', value: '' }]);
  expect(withoutCrossReference([...entered, { code: '41', value: 'A' }], '41')).toEqual(entered);
  expect(withCrossReference([...entered, { code: '41', value: 'A' }], '41', 'B').map(({ value }) => value)).toEqual([
    '1',
    'B',
  ]);
});
