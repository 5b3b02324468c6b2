/** QuickBooks files, read by a reader that was written from the specification alone. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { toCsv } from '../../documents/csv.ts';
import type { InvoiceMatter, InvoiceOrder, InvoicePage } from '../../generated/billing/schemas.ts';
import { type BilledCharge, quickBooksHeader, toQuickBooks } from './rules/quickbooks.ts';
import { readQuickBooks } from './rules/read-quickbooks.testing.ts';

const opened = testSandbox();
const path = '/billing/services/us-platform/Invoice';
const cents = (dollars: number) => Math.round(dollars * 100);
const sum = (each: readonly number[]) => each.reduce((total, one) => total + one, 0);

test('QuickBooks takes every demo invoice: the file and what is left out are the matters', async () => {
  for (const as of ['nora.marlow@example.com', 'june.ashgrove@example.com', 'ines.calder@example.com']) {
    const read = async (part: string) => (await opened.call(`${path}${part}`, { as })).json();
    const { items }: InvoicePage = await read('?Exclude=draft&Top=500');
    expect(items).not.toEqual([]);
    for (const { invoiceId, number } of items) {
      const response = await opened.call(`${path}/${invoiceId}/${number}/quickbooks-csv`, { as });
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
      const invoices = readQuickBooks(text);
      const matters: InvoiceMatter[] = await read(`/${invoiceId}/matters`);
      const orders: InvoiceOrder[] = (await read(`/${invoiceId}/orders?top=500`)).items;
      const credits = orders.flatMap(({ charges }) => charges.map(({ amount }) => Math.min(0, cents(amount))));
      const inFile = sum(invoices.flatMap(({ lines }) => lines.map((line) => line.cents)));
      expect(inFile + sum(credits)).toBe(sum(matters.map(({ total }) => cents(total))));
      for (const invoice of invoices) expect(invoice.number).toMatch(new RegExp(`^${number}-[1-9]\\d*$`));
    }
  }
});

/** What breaks imports: sub-customers, formulas, quotes, line breaks, commas, other scripts, control characters. */
const hostile = fc.oneof(
  fc.constantFrom(
    'Ortega: estate',
    '=HYPERLINK("http://example.com")',
    '+1 (312) 555-0142',
    '-5',
    '@SUM(A1)',
    '\tTab',
    'Two\r\nlines',
    'Quote " and, comma',
    '""',
    ':::',
    '= + - @',
    'Žižka v. Łódź',
    '佐藤 v. 鈴木',
    '👩🏽‍⚖️ & Partners',
    '\u202Egnp.exe',
    '\u00A0',
    '\u2028',
  ),
  fc.string({ maxLength: 150, unit: 'grapheme' }),
  fc.string({ maxLength: 150, unit: 'binary' }),
);

test('QuickBooks takes 1,000 invoices with hostile names', { timeout: 120_000 }, () => {
  const charge: fc.Arbitrary<BilledCharge> = fc.record({
    clientReference: hostile,
    matterName: hostile,
    category: fc.constantFrom('court-fee', 'service-fee', 'convenience-fee', 'surcharge', 'tax'),
    description: hostile,
    day: fc.constantFrom('2026-10-01', '2026-10-31', '2024-02-29'),
    cents: fc.integer({ min: -9_999, max: 1_000_000 }).filter((each) => each !== 0),
  });
  fc.assert(
    fc.property(fc.array(charge, { minLength: 1, maxLength: 12 }), (charges) => {
      const head = { number: 'INV-202610-1001', issuedOn: '2026-11-01', dueDate: '2026-12-01', terms: 'Net 30' };
      const { parts, leftOutCents } = toQuickBooks({ ...head, charges });
      const invoices = parts.flatMap((part) => readQuickBooks(toCsv(quickBooksHeader, part)));
      const inFile = sum(invoices.flatMap(({ lines }) => lines.map((line) => line.cents)));
      expect(inFile + leftOutCents).toBe(sum(charges.map((each) => each.cents)));
      expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length);
    }),
    { numRuns: 1000 },
  );
});
