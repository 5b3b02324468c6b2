import fc from 'fast-check';
import parsePhoneNumber from 'libphonenumber-js/max';
import fullTables from 'libphonenumber-js/metadata.max.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { usNumberingPlan } from './us-numbering-plan';
import { isUsPhone, phoneError } from './us-phone';

describe('a US telephone number', () => {
  it.each(['', '  ', '312 555', '1111111111', '3700001234', '+1 604 555 0100', '+44 20 7946 0958'])(
    'is not %j',
    (text) => expect(isUsPhone(text)).toBe(false),
  );

  it.each(['(312) 555-0142', '+1 312.555.0142', ' 3125550142 '])('is %j', (text) => expect(isUsPhone(text)).toBe(true));

  it('is told by the tables that the library has', () => {
    expect(usNumberingPlan).toEqual(fullTables.countries.US);
  });

  it('is what the library takes for one with all of its tables', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?1?[2-9][0-9]{9}$/), (text) => {
        const full = parsePhoneNumber(text, 'US');
        expect(isUsPhone(text)).toBe(full?.isValid() === true && full.country === 'US');
      }),
      { numRuns: 500 },
    );
  });
});

describe('the message of a telephone number', () => {
  it.each([
    ['', 'Phone is required'],
    ['  ', 'Phone is required'],
    ['312 555', 'Phone is not valid'],
    ['(312) 555-0142', undefined],
  ])('%j: %s', (text, error) => expect(phoneError(text, 'Phone')).toBe(error));
});
