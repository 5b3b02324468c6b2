import { expect, test } from 'vitest';
import type { BulkSyncResult } from '@/api/generated/docket-sync/model';
import { bulkStatus, feesByMatter, isPending, mergeResults, questionsOf, statusCounts } from './bulk-status';

const resultOf = (productCaseId: number, changes: Partial<BulkSyncResult> = {}): BulkSyncResult => ({
  bulkSyncCase: {
    productCaseId,
    caseNumber: `65221${productCaseId}/2025`,
    description: 'Ortega v. Lakeshore',
    matter: { displayName: '00015-Ortega', matterReference: '1503228' },
  },
  subActionOrderId: null,
  orderId: 52020,
  ...changes,
});
const failure = { code: 'case-sealed', message: 'This case is sealed.' } as const;
const [pending, active, failed] = [resultOf(1), resultOf(2, { subActionOrderId: 9 }), resultOf(3, { failure })];
const all = [pending, active, failed];

test('a case is Pending, Active or Failed', () => {
  expect(all.map(bulkStatus)).toEqual(['Pending', 'Active', 'Failed']);
  expect(statusCounts(all)).toEqual({ Pending: 1, Active: 1, Failed: 1 });
  expect([isPending(all), isPending([active, failed])]).toEqual([true, false]);
});

test('only what is Pending is asked about, as it was returned', () => {
  expect(questionsOf(all, 52020)).toEqual([pending]);
  expect(questionsOf([resultOf(4, { orderId: undefined })], 52020)).toEqual([resultOf(4)]);
});

test('answers replace what changed, and nothing else', () => {
  const started = resultOf(1, { subActionOrderId: 10 });
  const merged = mergeResults(all, [started, { ...active }]);
  expect(merged).toEqual([started, active, failed]);
  expect(merged[1]).toBe(active);
  expect(mergeResults([pending], [resultOf(5)])).toEqual([pending, resultOf(5)]);
});

test.each([
  ['started', pending, { subActionOrderId: 10 }],
  ['refused', pending, { failure }],
  ['ordered anew', active, { subActionOrderId: 12 }],
  ['refused for another reason', failed, { failure: { code: 'case-not-found', message: 'Not found.' } }],
  ['part of another order', pending, { orderId: 52_021 }],
] as const)('an answer that a case is %s replaces its result', (_, before, changes) => {
  const answer: BulkSyncResult = { ...before, ...changes };
  expect(mergeResults([before], [answer])[0]).toBe(answer);
});

test('an answer that only words a refusal anew replaces nothing', () => {
  expect(mergeResults([failed], [{ ...failed, failure: { ...failure, message: 'Sealed.' } }])[0]).toBe(failed);
});

test('a matter is known by its reference, else by its client’s, else by its name', () => {
  const ofMatter = (id: number, matter: BulkSyncResult['bulkSyncCase']['matter']) => ({
    ...resultOf(id),
    bulkSyncCase: { ...pending.bulkSyncCase, productCaseId: id, matter },
  });
  const fees = (...matters: BulkSyncResult['bulkSyncCase']['matter'][]) =>
    feesByMatter(matters.map((matter, id) => ofMatter(id, matter))).map((each) => each.pending);
  expect(fees({ displayName: 'A', matterReference: '1' }, { displayName: 'A', matterReference: '2' })).toEqual([1, 1]);
  expect(fees({ displayName: 'A', clientReference: '1' }, { displayName: 'A', clientReference: '2' })).toEqual([1, 1]);
  const [one, same] = [
    { displayName: 'A', clientReference: '1', matterReference: '7' },
    { displayName: 'B', clientReference: '2', matterReference: '7' },
  ];
  expect(fees(one, same)).toEqual([2]);
  expect(fees({ displayName: 'A' }, { displayName: 'A' })).toEqual([2]);
});

test('fees are due for what is Active, by matter', () => {
  const other = (id: number, changes?: Partial<BulkSyncResult>) => ({
    ...resultOf(id, changes),
    bulkSyncCase: { ...pending.bulkSyncCase, productCaseId: id, matter: { displayName: '00001-Abara' } },
  });
  const failedOnly = { ...other(6, { failure }) };
  const alone = { ...failedOnly, bulkSyncCase: { ...failedOnly.bulkSyncCase, matter: { displayName: 'Z' } } };
  expect(feesByMatter([...all, other(4, { subActionOrderId: 11 }), failedOnly, alone])).toEqual([
    { matter: '00001-Abara', active: 1, pending: 0 },
    { matter: '00015-Ortega', active: 1, pending: 1 },
  ]);
});
