import { expirationDate as validate } from 'card-validator';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expiryError, formatExpiry, readExpiry } from './card-expiry';

const at = (text: string) => new Date(text);

describe('an expiration date', () => {
  it.each([
    ['', 'Expiration date is required'],
    ['  ', 'Expiration date is required'],
    ['1', 'Please enter a valid expiration date (MM/YY)'],
    ['1127', 'Please enter a valid expiration date (MM/YY)'],
    ['11/2', 'Please enter a valid expiration date (MM/YY)'],
    ['11/27 ', 'Please enter a valid expiration date (MM/YY)'],
    ['00/27', 'Please enter a valid month (01-12)'],
    ['13/20', 'Please enter a valid month (01-12)'],
    ['10/26', 'Card expiration date cannot be in the past'],
    ['11/26', undefined],
    ['12/99', undefined],
  ])('%j: %s', (text, error) => expect(expiryError(text, at('2026-11-20T12:00:00'))).toBe(error));

  it('is valid until its month ends in the person’s time zone', () => {
    expect(expiryError('11/26', at('2026-11-30T23:59:59.999'))).toBeUndefined();
    expect(expiryError('11/26', at('2026-12-01T00:00:00'))).toBe('Card expiration date cannot be in the past');
    expect(expiryError('12/26', at('2027-01-01T00:00:00'))).toBe('Card expiration date cannot be in the past');
  });

  it('has the year 20YY', () => {
    expect(readExpiry('02/46')).toEqual({ month: 2, year: 2046 });
    expect(readExpiry('2/46')).toBeUndefined();
    expect(readExpiry('112/46')).toBeUndefined();
  });

  describe('compared with card-validator', () => {
    beforeEach(() => {
      vi.useFakeTimers({ now: at('2026-11-20T12:00:00') });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('agrees for every month an issued card can have', () => {
      for (let month = 1; month <= 12; month += 1) {
        for (let year = 20; year <= 45; year += 1) {
          const text = `${String(month).padStart(2, '0')}/${year}`;
          expect(expiryError(text, new Date()) === undefined, text).toBe(validate(text, 19).isValid);
        }
      }
    });
  });
});

describe('the field of an expiration date', () => {
  it.each([
    // Typed, digit by digit.
    ['', '1', 1, '1', 1],
    ['1', '12', 2, '12/', 3],
    ['12/', '12/2', 4, '12/2', 4],
    ['12/2', '12/29', 5, '12/29', 5],
    ['12', '122', 3, '12/2', 4],
    ['12', '13', 2, '13/', 3],
    ['12/2', '12/20', 5, '12/20', 5],
    ['1', '1/', 2, '01/', 3],
    ['12/29', '12/299', 6, '12/29', 5],
    // Deleted, from the end and elsewhere.
    ['12/29', '12/2', 4, '12/2', 4],
    ['12/2', '12/', 3, '12/', 3],
    ['12/', '12', 2, '12', 2],
    ['12', '1', 1, '1', 1],
    ['12/29', '1229', 2, '12/29', 2],
    ['12/2', '1229', 3, '12/29', 4],
    ['12/29', '1/29', 1, '1/29', 1],
    ['12/29', '12/9', 3, '12/9', 3],
    ['12/29', '/29', 0, '/29', 0],
    ['12/29', '', 0, '', 0],
    // Typed in the middle.
    ['/29', '0/29', 1, '0/29', 1],
    ['0/29', '01/29', 2, '01/29', 3],
    ['/29', '/2', 2, '/2', 2],
    ['/2', '/', 1, '', 0],
    ['1/29', '11/29', 2, '11/29', 3],
    ['12/9', '12/29', 4, '12/29', 4],
    ['12/29', '112/29', 1, '11/22', 1],
    // Pasted, and filled in by the browser.
    ['', '12/29', 5, '12/29', 5],
    ['', '1229', 4, '12/29', 5],
    ['', '122029', 6, '12/29', 5],
    ['', '12/2029', 7, '12/29', 5],
    ['', '12/1999', 7, '12/19', 5],
    ['', '12 / 2029', 9, '12/29', 5],
    ['', '1/29', 4, '01/29', 5],
    ['', '1/29', 1, '01/29', 3],
    ['', 'abc', 3, '', 0],
    ['', '/29', 3, '29/', 3],
    ['', '/', 1, '', 0],
  ])('%j becomes %j with the caret at %i: %j, %i', (before, text, caret, shown, place) => {
    expect(formatExpiry(before, text, caret)).toEqual({ text: shown, caret: place });
  });

  it('shows only digits and one slash, and formats its own output unchanged', () => {
    const any = fc.string({ unit: fc.constantFrom(...'0123456789/ -x') });
    fc.assert(
      fc.property(any, any, fc.nat(12), (before, text, place) => {
        const typed = formatExpiry(before, text, Math.min(place, text.length));
        expect(typed.text).toMatch(/^[0-9]{0,2}(\/[0-9]{0,2})?$/);
        expect(typed.caret).toBeGreaterThanOrEqual(0);
        expect(typed.caret).toBeLessThanOrEqual(typed.text.length);
      }),
    );
  });
});
