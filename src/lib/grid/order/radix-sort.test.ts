import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderOfTexts } from './radix-sort';

const latin = fc.string({ unit: fc.constantFrom(...'ab ~\u0000ÿþé'), maxLength: 7 });
const any = fc.string({ unit: fc.constantFrom('a', 'b', 'ž', '法', '\uffff', '\ufffe', '😀'), maxLength: 7 });
const long = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 63, maxLength: 67 });

test.each([
  ['of Latin letters', latin],
  ['of any letters', any],
  ['that are long', long],
])('puts texts %s in the order of their code units, equal ones as they come', (_, textOf) => {
  fc.assert(
    fc.property(fc.array(textOf, { maxLength: 40 }), (texts) => {
      // The last two codes count as one: neither is a letter.
      const known = texts.map((text) => text.replaceAll('\uffff', '\ufffe'));
      const places = known.map((_text, place) => place);
      const expected = places.toSorted((one, other) => {
        const [a, b] = [known[one] ?? '', known[other] ?? ''];
        return a < b ? -1 : a > b ? 1 : one - other;
      });
      expect([...orderOfTexts(texts)]).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
