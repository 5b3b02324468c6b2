import fc from 'fast-check';
import parsePhoneNumber from 'libphonenumber-js/max';
import fullTables from 'libphonenumber-js/metadata.max.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { usNumberingPlan } from './us-numbering-plan';
import { formatPhone, isUsPhone, phoneError, tenDigitsOf } from './us-phone';

describe('a US phone number', () => {
  it.each(['', '  ', '312 555', '1111111111', '3700001234', '+1 604 555 0100', '+44 20 7946 0958'])(
    'is not %j',
    (text) => expect(isUsPhone(text)).toBe(false),
  );

  it.each(['(312) 555-0142', '+1 312.555.0142', ' 3125550142 '])('is %j', (text) => expect(isUsPhone(text)).toBe(true));

  it('is checked against tables equal to those of the library', () => {
    expect(usNumberingPlan).toEqual(fullTables.countries.US);
  });

  it('is valid if the library’s full tables say so', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?1?[2-9][0-9]{9}$/), (text) => {
        const full = parsePhoneNumber(text, 'US');
        expect(isUsPhone(text)).toBe(full?.isValid() === true && full.country === 'US');
      }),
      { numRuns: 500 },
    );
  });
});

describe('the message for a phone number', () => {
  it.each([
    ['', 'Phone is required'],
    ['  ', 'Phone is required'],
    ['312 555', 'Phone is not valid'],
    ['(312) 555-0142', undefined],
  ])('%j: %s', (text, error) => expect(phoneError(text, 'Phone')).toBe(error));
});

describe('the ten digits of a phone number', () => {
  it.each([
    ['(312) 555-0142', '3125550142'],
    ['+1 312.555.0142', '3125550142'],
    ['13125550142', '3125550142'],
    ['(604) 555-0100', '6045550100'],
    ['312-555-0142 ext. 7', undefined],
    ['+44 20 7946 0958', undefined],
    ['555', undefined],
    ['', undefined],
  ])('%j: %s', (text, digits) => expect(tenDigitsOf(text)).toBe(digits));
});

describe('a phone number as people read it', () => {
  it.each([
    ['3125550142', '(312) 555-0142'],
    ['+1 312.555.0142', '(312) 555-0142'],
    ['312-555-0142 x7', '(312) 555-0142 ext. 7'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    [' 555 ', '555'],
    ['', ''],
  ])('%j: %s', (text, shown) => expect(formatPhone(text)).toBe(shown));
});
