/** The application and the sandbox fold texts alike, so that what one finds, the other finds, too (ADR 0032). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '@/lib/format/fold-text';
import { plainText } from '../sandbox/db/plain-text.ts';

test.each(['Đặng', 'Łukasz', 'Sørensen', 'Weiß', 'Æbleø', 'Œuvre', 'Þór', 'İzmir', 'ΣΊΣΥΦΟΣ', 'ﬁling', '２０２６'])(
  '%s',
  (text) => {
    expect(plainText(text)).toBe(foldText(text));
  },
);

test('any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => plainText(text) === foldText(text)),
    { numRuns: 1000 },
  );
});
