import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniqueNames } from './unique-names';

test('names in an archive are clean, short and differ', () => {
  expect(uniqueNames(['a/b.pdf', 'A-B.pdf', 'a-b.PDF', '.pdf', '', 'No extension'])).toEqual([
    'a-b.pdf',
    'A-B (2).pdf',
    'a-b (3).PDF',
    'document.pdf',
    'document',
    'No extension',
  ]);
  expect(uniqueNames([`${'x'.repeat(400)}.pdf`])[0]).toHaveLength(124);
  expect(uniqueNames([`${'x'.repeat(119)}🇺🇸.pdf`])).toEqual([`${'x'.repeat(119)}.pdf`]);
  expect(uniqueNames(['José.pdf', 'Jose\u0301.pdf'])).toEqual(['José.pdf', 'José (2).pdf']);
});

test('as many names as documents, none twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a.pdf', 'A.pdf', 'a/.pdf', 'a (2).pdf', '')), (names) => {
      const unique = uniqueNames(names);
      expect(unique).toHaveLength(names.length);
      expect(new Set(unique.map((name) => name.toLowerCase())).size).toBe(names.length);
    }),
  );
});
