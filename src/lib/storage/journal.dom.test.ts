import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createJournal } from './journal';

const journal = createJournal('notes', z.object({ text: z.string() }));

beforeEach(() => localStorage.clear());

test('an entry is read back as written until cleared', () => {
  expect(journal.read('1')).toBeUndefined();
  journal.write('1', { text: 'a' });
  expect(journal.read('1')).toEqual({ text: 'a' });
  expect(journal.read('2')).toBeUndefined();
  journal.clear('1');
  expect(journal.read('1')).toBeUndefined();
});

test('an unreadable entry counts as missing', () => {
  localStorage.setItem('notes:1', '{"text": 7}');
  localStorage.setItem('notes:2', '{');
  expect(journal.read('1')).toBeUndefined();
  expect(journal.read('2')).toBeUndefined();
});

test('with full or blocked storage, an entry is kept until the page closes', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  journal.write('1', { text: 'a' });
  expect(journal.read('1')).toEqual({ text: 'a' });
  journal.clear('1');
  expect(journal.read('1')).toBeUndefined();
});
