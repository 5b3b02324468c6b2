import { number as validate } from 'card-validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardInTextError, cardNumberError, cardNumberMaxLength, digitsOf, formatCardNumber } from './card-number';

const invalid = 'Please enter a valid card number';
const digits = (from: number, to: number) => fc.stringMatching(new RegExp(`^[0-9]{${from},${to}}$`));

describe('a card number', () => {
  it.each([
    ['', 'Card number is required'],
    ['   ', 'Card number is required'],
    ['4242 4242 4242 4242', undefined],
    ['4242-4242-4242-4242', undefined],
    ['378282246310005', undefined],
    ['4242 4242 4242 4241', invalid],
    ['4242 4242', invalid],
    ['42424242424242424242', invalid],
    ['4242x4242424242424', invalid],
    ['４２４２４２４２４２４２４２４２', invalid],
    ['0000000000000000', undefined],
  ])('%j: %s', (text, error) => expect(cardNumberError(text)).toBe(error));

  it('passes the check exactly when card-validator accepts it', () => {
    const rules = { luhnValidateUnionPay: true, maxLength: 19 };
    fc.assert(
      fc.property(digits(13, 19), (number) => {
        const card = validate(number, rules).card;
        // The library wants the length of the brand as well; the product takes 13 to 19 of any.
        if (card?.lengths.includes(number.length)) {
          expect(cardNumberError(number) === undefined).toBe(validate(number, rules).isValid);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has exactly one valid check digit', () => {
    fc.assert(
      fc.property(digits(12, 18), (start) => {
        const right = [...'0123456789'].filter((last) => cardNumberError(start + last) === undefined);
        expect(right).toHaveLength(1);
      }),
    );
  });
});

describe('the field of a card number', () => {
  it.each([
    ['4', 1, '4', 1],
    ['4242', 4, '4242', 4],
    ['42424', 5, '4242 4', 6],
    ['4242 42424', 10, '4242 4242 4', 11],
    // After the first digit of a group and before the space: the digits before the caret stay.
    ['44242 4242', 1, '4424 2424 2', 1],
    ['4242 4242', 5, '4242 4242', 4],
    ['424 4242', 3, '4244 242', 3],
    ['', 0, '', 0],
    ['4242-4242-4242-4242', 19, '4242 4242 4242 4242', 19],
    [' 4242 4242 4242 4242 ', 21, '4242 4242 4242 4242', 19],
    ['abc', 3, '', 0],
    ['42424242424242424242999', 23, '4242 4242 4242 4242 424', 23],
  ])('%j with the caret at %i: %j, %i', (text, caret, shown, at) => {
    expect(formatCardNumber(text, caret)).toEqual({ text: shown, caret: at });
  });

  it('keeps the digits before the caret, for any edit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, place) => {
        const caret = Math.min(place, text.length);
        const typed = formatCardNumber(text, caret);
        expect(digitsOf(typed.text)).toBe(digitsOf(text).slice(0, 19));
        expect(typed.text.length).toBeLessThanOrEqual(cardNumberMaxLength);
        expect(digitsOf(typed.text.slice(0, typed.caret))).toBe(digitsOf(text.slice(0, caret)).slice(0, 19));
        expect(formatCardNumber(typed.text, typed.caret)).toEqual(typed);
      }),
    );
  });

  it('formats digits typed one by one like a pasted number', () => {
    fc.assert(
      fc.property(digits(0, 19), (number) => {
        let shown = { text: '', caret: 0 };
        for (const digit of number) {
          const text = shown.text.slice(0, shown.caret) + digit + shown.text.slice(shown.caret);
          shown = formatCardNumber(text, shown.caret + 1);
        }
        expect(shown).toEqual(formatCardNumber(number, number.length));
      }),
    );
  });
});

it.each([
  ['Iris 4012 8888 8888 1881', true],
  ['4012888888881881', true],
  ['5555-5555-5555-4444 Iris', true],
  ['4012 8888 8888 1882', false],
  ['Suite 1400, order 41302', false],
  ['12345678901234567890', false],
])('a card number in %s: %s', (text, isOne) => {
  expect(cardInTextError(text)).toBe(isOne ? 'This looks like a card number. Remove it.' : undefined);
});
