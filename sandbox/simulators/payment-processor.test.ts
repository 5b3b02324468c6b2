import { describe, expect, test } from 'vitest';
import { authorizePayment, isExpired } from './payment-processor.ts';

const now = new Date('2026-03-31T23:59:59Z');
const account = { processorBehavior: 'ok', cardMonth: 3, cardYear: 2026 } as const;

describe('a card', () => {
  test('is valid to the end of its month', () => {
    expect(isExpired(account, now)).toBe(false);
    expect(isExpired(account, new Date('2026-04-01T00:00:00Z'))).toBe(true);
    expect(isExpired({ cardMonth: null, cardYear: null }, now)).toBe(false);
  });

  test('authorizes an amount with a number, and nothing for zero', () => {
    expect(authorizePayment(account, 100, now)).toMatch(/^TX-\d{8}$/);
    expect(authorizePayment({ ...account, processorBehavior: 'declined' }, 0, now)).toBe('');
  });

  test.each([
    [{ ...account, processorBehavior: 'declined' }, now, 402, 'card-declined'],
    [{ ...account, processorBehavior: 'error' }, now, 502, 'payment-processor-unavailable'],
    [account, new Date('2026-04-01T00:00:00Z'), 422, 'card-expired'],
  ] as const)('that fails is rejected: %j', (refused, at, status, code) => {
    expect(() => authorizePayment(refused, 100, at)).toThrow(
      expect.objectContaining({ status, fields: expect.objectContaining({ code }) }),
    );
  });
});
