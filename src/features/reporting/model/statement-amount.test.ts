import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { secondAmount } from './second-statement.testing';
import { amountsIn, readAmount } from './statement-amount';

describe('a cell', () => {
  test.each([
    ['$1,322.39', 1322.39],
    ['1322.39', 1322.39],
    ['(7.65)', -7.65],
    ['7.65-', -7.65],
    ['-7.65', -7.65],
    ['−7.65', -7.65],
    ['-$7.65', -7.65],
    ['$-7.65', -7.65],
    ['+7.65', 7.65],
    ['7.65 CR', -7.65],
    ['7.65cr', -7.65],
    ['7.65 DR', 7.65],
    ['-7.65 DR', 7.65],
    ['7.65 USD', 7.65],
    ['$ 100', 100],
    ['.50', 0.5],
    ['0.00', 0],
    ['-0.00', 0],
    ['($1,000.00)', -1000],
    ['7.5', 7.5],
    ['10,000,000.00', 10_000_000],
  ])('%s', (text, dollars) => {
    expect(readAmount(text)?.dollars).toBe(dollars);
  });

  test.each([
    '12,50',
    '1,2345.00',
    '12,345,67.00',
    '1.234,56',
    ',500.00',
    '(7.65',
    '7.65)',
    '7.655',
    'x7.65',
    'seven',
    '',
    '99999999999.00',
    '10,000,000.01',
  ])('is no amount if it is %s', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  test('is marked by CR or DR, not by a sign', () => {
    expect(['7.65', '-7.65', '(7.65)', '7.65 CR', '7.65 DR'].map((text) => readAmount(text)?.isMarked)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('amounts in a line', () => {
  test.each([
    ['FEE 12,100.00', ['12,100.00']],
    ['FEE $12,100.00 CA', ['$12,100.00']],
    ['FILEFEE00056665,100.00', ['100.00']],
    ['CREDIT (7.37)', ['(7.37)']],
    ['REFUND -100.00', ['-100.00']],
    ['REFUND 100.00-', ['100.00-']],
    ['REFUND -$100', ['-$100']],
    ['REFUND $100.00 CR', ['$100.00 CR']],
    ['FEE $100.00 CREDIT CARD', ['$100.00']],
    ['CAEFILE00056665-7.37', ['7.37']],
    ['FEE 7.37-CA', ['7.37']],
    ['FEE 12,50', []],
    ['FEE $12,50', []],
    ['FEE 12,345,67.00', []],
    ['FEE 1.234,56', []],
    ['FEE 7.655', []],
    ['FEE $7.655', []],
    ['FEE 100', []],
  ])('%s', (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });
});

test('a second reading agrees on what is an amount, and on its cents', () => {
  const piece = fc.constantFrom('$', '-', '−', '+', '(', ')', ',', '.', ' ', 'CR', 'DR', '1', '12', '123', '00', '50');
  const written = fc
    .tuple(fc.nat(1_000_000_000), fc.constantFrom('%', '-%', '(%)', '%-', '$%', '-$%', '%CR', '% DR'), fc.boolean())
    .map(([cents, form, isGrouped]) => {
      const whole = String(Math.floor(cents / 100));
      const grouped = isGrouped ? whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ',') : whole;
      return form.replace('%', () => `${grouped}.${String(cents % 100).padStart(2, '0')}`);
    });
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    written,
  );
  fc.assert(
    fc.property(text, (value) => {
      const read = readAmount(value);
      expect(read && Math.round(read.dollars * 100)).toBe(secondAmount(value));
    }),
    { numRuns: 2_000 },
  );
});
