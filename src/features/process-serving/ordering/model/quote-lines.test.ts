import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteLine, ServingQuote } from '@/api/generated/serving/model';
import { formatCents, toCents } from '@/lib/format/money';
import { newJob } from './content';
import { groupQuote, quoteChanges, sumOf } from './quote-lines';

const james = { ...newJob('IL'), jobId: 'j', recipient: { kind: 'individual' as const, lastName: 'Okafor' } };
const ada = { ...newJob('IL'), jobId: 'a', recipient: { kind: 'individual' as const, lastName: 'Prather' } };
const line = (jobId: string | undefined, label: string, amount: number): QuoteLine => ({
  jobId,
  kind: 'service',
  label,
  amount,
});
const quote = (lines: QuoteLine[], whenUsed: QuoteLine[] = []): ServingQuote => ({
  quoteId: 'q',
  validUntil: '2026-03-02T14:35:11Z',
  lines,
  whenUsed,
  total: 0,
  feesApart: '',
});

describe('groupQuote', () => {
  it('groups lines by recipient, the order’s own last', () => {
    const groups = groupQuote(
      quote(
        [line(undefined, 'Handling', 1), line('a', 'Service', 50), line('j', 'Service', 95.1)],
        [line('j', 'Mailing', 25)],
      ),
      [james, ada],
    );
    expect(groups.map(({ name, cents }) => [name, cents])).toEqual([
      ['Okafor', 9510],
      ['Prather', 5000],
      ['The whole order', 100],
    ]);
    expect(groups[0]?.whenUsed).toEqual([{ label: 'Mailing', cents: 2500 }]);
  });

  it('shows a recipient with only what may happen, and none without lines', () => {
    expect(groupQuote(quote([], [line('a', 'Mailing', 25)]), [james, ada])).toEqual([
      { jobId: 'a', name: 'Prather', lines: [], whenUsed: [{ label: 'Mailing', cents: 2500 }], cents: 0 },
    ]);
    expect(groupQuote(quote([line('j', 'Service', 95), line('j', 'Rush', 54)]), [james, ada])).toEqual([
      {
        ...{ jobId: 'j', name: 'Okafor', whenUsed: [], cents: 14_900 },
        lines: [
          { label: 'Service', cents: 9500 },
          { label: 'Rush', cents: 5400 },
        ],
      },
    ]);
    expect(groupQuote(quote([]), [james])).toEqual([]);
  });

  it('never loses a cent', () => {
    const amounts = fc.array(fc.record({ job: fc.constantFrom('j', 'a', undefined), cents: fc.nat(100_000) }));
    fc.assert(
      fc.property(amounts, (drawn) => {
        const given = quote(drawn.map(({ job, cents }, place) => line(job, `${place}`, cents / 100)));
        const sum = drawn.reduce((total, { cents }) => total + cents, 0);
        expect(groupQuote(given, [james, ada]).reduce((total, { cents }) => total + cents, 0)).toBe(sum);
        expect(sumOf(given)).toBe(sum);
        expect(toCents(sum / 100)).toBe(sum);
      }),
    );
  });
});

describe('quoteChanges', () => {
  const groupsOf = (lines: QuoteLine[]) => groupQuote(quote(lines), [james, ada]);

  it('says what is new, gone and different', () => {
    const before = groupsOf([line('j', 'Service', 95), line('j', 'Rush', 54), line('a', 'Service', 50)]);
    const after = groupsOf([line('j', 'Service', 105), line('a', 'Service', 50), line('a', '62 pages', 8)]);
    expect(quoteChanges(before, after, formatCents)).toEqual([
      'Okafor, Service: $105.00, was $95.00',
      'Okafor, Rush: no longer charged, was $54.00',
      'Prather, 62 pages: new, $8.00',
    ]);
    expect(quoteChanges(after, after, formatCents)).toEqual([]);
    expect(quoteChanges(before, [], formatCents)[2]).toBe('Prather, Service: no longer charged, was $50.00');
  });

  it('compares the sum of lines with one name', () => {
    const before = groupsOf([line('j', 'Mailing', 5), line('j', 'Mailing', 6)]);
    expect(quoteChanges(before, groupsOf([line('j', 'Mailing', 11)]), formatCents)).toEqual([]);
    expect(quoteChanges(before, groupsOf([line('j', 'Mailing', 6)]), formatCents)).toEqual([
      'Okafor, Mailing: $6.00, was $11.00',
    ]);
  });
});
