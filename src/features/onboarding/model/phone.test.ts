import fc from 'fast-check';
import parsePhoneNumber from 'libphonenumber-js/max';
import fullTables from 'libphonenumber-js/metadata.max.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { isUsPhone, phoneError } from './phone';
import { usNumberingPlan } from './us-numbering-plan';

describe('a US telephone number', () => {
  it.each([
    ['', 'Phone is required'],
    ['  ', 'Phone is required'],
    ['312 555', 'Phone is not valid'],
    ['1111111111', 'Phone is not valid'],
    ['3700001234', 'Phone is not valid'],
    ['+1 604 555 0100', 'Phone is not valid'],
    ['+44 20 7946 0958', 'Phone is not valid'],
    ['(312) 555-0142', undefined],
    ['+1 312.555.0142', undefined],
    [' 3125550142 ', undefined],
  ])('%j: %s', (text, error) => expect(phoneError(text, 'Phone')).toBe(error));

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
