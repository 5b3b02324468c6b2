import { expect, test } from 'vitest';
import type { DocketDocument } from '@/api/generated/docket-sync/model';
import { noDocuments, priceOf, priceText, toGet, toggled, toSave } from './chosen-documents';

const document = (key: string, rest: Partial<DocketDocument> = {}): DocketDocument => ({
  documentKey: key,
  documentNumber: '1',
  description: 'Complaint',
  kind: 'document',
  isAvailable: true,
  isSealed: false,
  isFree: false,
  ...rest,
});
const owned = document('b', {
  isFree: true,
  owned: { since: '2026-11-01T00:00:00Z', byName: 'Tom Finch' },
  address: '/dockets/b',
});

test('ticking twice takes a document away again', () => {
  const one = toggled(noDocuments, document('a'));
  expect([...one.keys()]).toEqual(['a']);
  expect(toggled(one, document('a')).size).toBe(0);
});

test('what the firm has is saved, and isn’t got again', () => {
  const chosen = toggled(toggled(noDocuments, document('a')), owned);
  expect(toGet(chosen).map(({ documentKey }) => documentKey)).toEqual(['a']);
  expect(toSave(chosen).map(({ documentKey }) => documentKey)).toEqual(['b']);
});

test.each([
  [[document('a', { price: 1.8 }), document('c', { price: 3 }), owned], '$4.80'],
  [[document('a', { price: 1.8 }), document('c')], 'up to $4.80'],
  [[document('a', { pageCount: 12 })], '$1.20'],
  [[document('a', { price: 1.8 }), document('t', { kind: 'transcript' })], 'no upper limit'],
  [[owned], 'free'],
] as const)('the price of %j', (documents, text) => {
  expect(priceText(priceOf(documents))).toBe(text);
});

test.each([
  [[], { bound: 'exact', cents: 0 }],
  [[document('a', { price: 1.8 })], { bound: 'exact', cents: 180 }],
  [[document('a', { price: 1.8, isFree: true })], { bound: 'exact', cents: 0 }],
  [[document('a'), document('b', { price: 1 })], { bound: 'at-most', cents: 400 }],
  [[document('t', { kind: 'transcript', pageCount: 40 })], { bound: 'exact', cents: 400 }],
  [[document('t', { kind: 'transcript' }), document('a')], { bound: 'none' }],
])('what is paid at most for %j', (documents, price) => {
  expect(priceOf(documents)).toEqual(price);
});

test('a choice that changes leaves the one before as it was', () => {
  const one = toggled(noDocuments, document('a'));
  toggled(one, document('b'));
  expect([noDocuments.size, one.size]).toEqual([0, 1]);
});
