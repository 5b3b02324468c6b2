import { beforeEach, expect, test } from 'vitest';
import { submissionKey } from './submission-key';

beforeEach(() => localStorage.clear());

test('the same order has the same key until it is answered, in every tab and after a reload', () => {
  const key = submissionKey(7, 'order');
  expect(key.isUnanswered()).toBe(false);
  const text = key.read();
  expect(submissionKey(7, 'order').read()).toBe(text);
  expect(submissionKey(7, 'order').isUnanswered()).toBe(true);
  key.drop();
  expect(submissionKey(7, 'order').isUnanswered()).toBe(false);
  expect(key.read()).not.toBe(text);
});

test('another order, and another person’s, has another key', () => {
  const text = submissionKey(7, 'order').read();
  expect(submissionKey(8, 'order').read()).not.toBe(text);
  expect(submissionKey(7, 'other').isUnanswered()).toBe(false);
  expect(submissionKey(7, 'other').read()).not.toBe(text);
  expect(submissionKey(7, 'order').read()).toBe(text);
});

test('nothing of the order is kept', () => {
  submissionKey(7, 'Ortega v. Lakeshore').read();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ortega|Lakeshore/);
});
