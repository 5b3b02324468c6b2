import { describe, expect, test } from 'vitest';
import { checkInput, compilePattern, freeInputs } from './input-rules';

test('patterns must match the whole value; invalid patterns are ignored', () => {
  expect(compilePattern(undefined)).toBeUndefined();
  expect(compilePattern('')).toBeUndefined();
  expect(compilePattern('a|b')?.test('ab')).toBe(false);
  expect(compilePattern('a\\-b')?.test('a-b')).toBe(true);
  expect(compilePattern('(')).toBeUndefined();
});

test('patterns know the letters of all scripts', () => {
  expect(compilePattern('\\p{Lu}\\p{Ll}+')?.test('Élodie')).toBe(true);
  expect(compilePattern('\\p{Lu}\\p{Ll}+')?.test('élodie')).toBe(false);
});

test.each(Object.entries(freeInputs))('without rules, a person may enter or leave out: %s', (_, rule) => {
  expect(rule).toEqual({ isShown: true, isRequired: false, isReadOnly: false });
});

describe('checkInput', () => {
  const rule = { isShown: true, isRequired: true, isReadOnly: false, pattern: /^\d+$/ };
  test.each([
    [{ ...rule, isShown: false }, undefined, undefined],
    [rule, '  ', 'Enter the phone number.'],
    [{ ...rule, isRequired: false }, undefined, undefined],
    [rule, ' 12 ', undefined],
    [rule, 'x', "Check the phone number. The court doesn't accept this format."],
    [{ ...rule, message: 'Digits only.' }, 'x', 'Digits only.'],
    [{ ...rule, pattern: undefined }, 'x', undefined],
  ])('%#', (given, value, message) => expect(checkInput(given, value, 'the phone number')).toBe(message));
});
