import { expect, test } from 'vitest';
import { bankBehaviorOf, isPrenoteReturn, isRoutingNumber, keepsAccount } from './bank-details.ts';

test.each([
  ['110000000', true],
  ['071000013', true],
  ['071000014', false],
  ['123456789', false],
  ['500000005', false],
  ['800000006', true],
  ['610000005', true],
  ['07100001', false],
  ['07100001x', false],
])('the routing number %s: %s', (digits, isValid) => {
  expect(isRoutingNumber(digits)).toBe(isValid);
});

test('test accounts come back with their code, others never', () => {
  expect(bankBehaviorOf('000900000001')).toBe('R01');
  expect(bankBehaviorOf('000900000099')).toBeUndefined();
  expect(bankBehaviorOf('000123456789')).toBeUndefined();
  expect(['R02', 'R03', 'R04', 'R20', 'R01', 'R05'].map(isPrenoteReturn)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(['R01', 'R08', 'R09', 'R16'].map(keepsAccount)).toEqual([true, true, true, false]);
});
