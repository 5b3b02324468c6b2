import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BilledCharge, quickBooksHeader, toQuickBooks } from './quickbooks.ts';

const charge = (changed: Partial<BilledCharge>): BilledCharge => ({
  clientReference: '00015-Ortega',
  matterName: 'Ortega v. Lakeshore Holdings LLC',
  category: 'court-fee',
  description: 'Filing Fee',
  day: '2026-10-06',
  cents: 123_450,
  ...changed,
});
const invoice = (charges: BilledCharge[]) => ({
  number: 'INV-202610-1001',
  issuedOn: '2026-11-01',
  dueDate: '2026-12-01',
  terms: 'Net 30',
  charges,
});

describe('an invoice for QuickBooks', () => {
  test('has one invoice per matter, numbered by the matter’s place', () => {
    const { parts, leftOutCents } = toQuickBooks(
      invoice([charge({}), charge({ clientReference: '00008-Nakata', matterName: '', category: 'tax', cents: 5 })]),
    );
    expect(parts).toEqual([
      [
        ['INV-202610-1001-1', '00008-Nakata', '11/01/2026', '12/01/2026', 'Net 30', '', '00008-Nakata', 'Taxes'].concat(
          ['Filing Fee', '1', '0.05', '0.05', '10/06/2026'],
        ),
        ['INV-202610-1001-2', 'Ortega v. Lakeshore Holdings LLC', '11/01/2026', '12/01/2026', 'Net 30', ''].concat([
          '00015-Ortega',
          'Court fees',
          'Filing Fee',
          '1',
          '1234.50',
          '1234.50',
          '10/06/2026',
        ]),
      ],
    ]);
    expect(leftOutCents).toBe(0);
  });

  test('leaves credits out, and says how much', () => {
    const { parts, leftOutCents } = toQuickBooks(invoice([charge({}), charge({ cents: -500 })]));
    expect([parts[0]?.length, leftOutCents]).toEqual([1, -500]);
    expect(toQuickBooks(invoice([charge({ cents: -500 })]))).toEqual({ parts: [], leftOutCents: -500 });
  });

  test.each([
    ['Ortega: estate\tof\r\nAna', 'Ortega estate of Ana'],
    ['=cmd()', 'cmd()'],
    ['+-@ Ortega', 'Ortega'],
    ['x'.repeat(120), 'x'.repeat(100)],
  ])('names the customer of %j', (matterName, customer) => {
    expect(toQuickBooks(invoice([charge({ matterName })])).parts[0]?.[0]?.[1]).toBe(customer);
  });

  test('without a matter has the customer No matter', () => {
    const { parts } = toQuickBooks(invoice([charge({ matterName: '', clientReference: '' })]));
    expect(parts[0]?.[0]?.[1]).toBe('No matter');
  });

  test('is split at a hundred invoices and a thousand rows', () => {
    const many = (matters: number, each: number) =>
      Array.from({ length: matters * each }, (_, index) =>
        charge({ clientReference: String(Math.floor(index / each)).padStart(5, '0') }),
      );
    expect(toQuickBooks(invoice(many(101, 1))).parts.map(({ length }) => length)).toEqual([100, 1]);
    expect(toQuickBooks(invoice(many(3, 400))).parts.map(({ length }) => length)).toEqual([800, 400]);
    expect(toQuickBooks(invoice(many(1, 1001))).parts.map(({ length }) => length)).toEqual([1000, 1]);
  });

  test('adds up with what is left out, whatever the names', () => {
    const charges = fc.array(
      fc.record({
        clientReference: fc.string({ maxLength: 60 }),
        matterName: fc.string({ maxLength: 200, unit: 'binary' }),
        category: fc.constantFrom('court-fee', 'service-fee', 'convenience-fee', 'surcharge', 'tax'),
        description: fc.string(),
        day: fc.constant('2026-10-06'),
        cents: fc.integer({ min: -5000, max: 500_000 }).filter((cents) => cents !== 0),
      }),
    );
    fc.assert(
      fc.property(charges, (billed) => {
        const { parts, leftOutCents } = toQuickBooks(invoice(billed));
        const rows = parts.flat();
        const inFile = rows.reduce((sum, row) => sum + Math.round(Number(row[11]) * 100), 0);
        expect(inFile + leftOutCents).toBe(billed.reduce((sum, { cents }) => sum + cents, 0));
        for (const row of rows) {
          expect(row).toHaveLength(quickBooksHeader.length);
          expect(row[0]?.length).toBeLessThanOrEqual(21);
          expect(row[1]).not.toMatch(/^[=+\-@]|[:\t\r\n]/);
          expect(row[1]).not.toBe('');
        }
      }),
    );
  });
});
