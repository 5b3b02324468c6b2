import { expect, test } from 'vitest';
import {
  addableCrossReferences,
  crossReferenceRows,
  withCrossReference,
  withoutCrossReference,
} from './cross-references';
import { tables } from './tables.testing';

const table = tables.crossReferences;
const shown = (entered: { code: string; value: string }[]) =>
  crossReferenceRows(entered, table).map(({ kind, value, isRemovable }) => [kind.code, value, isRemovable]);

test('required and default kinds are there from the start, one row a kind, that of the case type first', () => {
  expect(shown([])).toEqual([
    ['40', '', false],
    ['42', '', false],
  ]);
  expect(crossReferenceRows([], table)[0]?.kind.name).toBe('Attorney Code');
});

test('an added kind is shown and can be taken out; a kind that is not offered is not shown', () => {
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

test('the rest can be added', () => {
  expect(addableCrossReferences([], table).map((kind) => kind.code)).toEqual(['41']);
  expect(addableCrossReferences([{ code: '41', value: '' }], table)).toEqual([]);
});

test('a value is set in its place or added, and taken out', () => {
  const entered = [{ code: '40', value: '1' }];
  expect(withCrossReference(entered, '40', '2')).toEqual([{ code: '40', value: '2' }]);
  expect(withCrossReference(entered, '41', '')).toEqual([...entered, { code: '41', value: '' }]);
  expect(withoutCrossReference(entered, '40')).toEqual([]);
  expect(withCrossReference([...entered, { code: '41', value: 'A' }], '41', 'B').map(({ value }) => value)).toEqual([
    '1',
    'B',
  ]);
});
