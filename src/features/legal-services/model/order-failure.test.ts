import { expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { readOrderFailure } from './order-failure';

const failed = (status: number, body?: object) => new ApiError('Message', { url: '/x', status, statusText: '', body });

test('an answer that was lost, or never came while offline, says that it is not known', () => {
  for (const status of [503, 0])
    expect(readOrderFailure(failed(status)).message).toBe(
      'It is not known whether the order was placed. Try again: nothing is ordered twice.',
    );
});

test('refused answers are named by their fields', () => {
  const errors = { 'answers.debtorName': ['Enter this.'], mappingId: ['Unknown.'] };
  const read = readOrderFailure(failed(422, { code: 'answers-invalid', detail: 'Some.', errors }));
  expect([...read.fields]).toEqual([['debtorName', 'Enter this.']]);
  expect(read.message).toBe('Nothing was ordered. Check the marked answers.');
});

test('only answers with a message are marked', () => {
  const errors = { 'answers.debtorName': [], 'answers.county': ['Choose one.', 'Again.'], answers: ['All.'] };
  expect([...readOrderFailure(failed(422, { code: 'answers-invalid', errors })).fields]).toEqual([
    ['county', 'Choose one.'],
  ]);
});

test.each<[ApiError, RegExp]>([
  [failed(409, { code: 'fee-changed', detail: 'The fee is now $50.00.' }), /^The fee is now \$50\.00\. Nothing was/],
  [failed(401), /^Your session has ended and nothing was ordered/],
  [failed(409, { code: 'idempotency-key-reused' }), /^An earlier try already ordered/],
  [failed(404), /^The order could not be placed\. Nothing was ordered\.$/],
])('%j', (error, message) => {
  expect(readOrderFailure(error).message).toMatch(message);
});

test.each([
  ['fee-changed', { isFeeOutdated: true, wasOrderedBefore: false }],
  ['idempotency-key-reused', { isFeeOutdated: false, wasOrderedBefore: true }],
  ['other', { isFeeOutdated: false, wasOrderedBefore: false }],
])('an outdated fee and a key that was used are told apart: %s', (code, told) => {
  expect(readOrderFailure(failed(409, { code }))).toMatchObject(told);
});
