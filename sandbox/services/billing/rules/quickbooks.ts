/** An invoice as QuickBooks invoices to the firm's clients, one per matter (billing supplement, section 7). */
import type { FeeCategory } from '../../../generated/billing/schemas.ts';

/** A charge to bill on, in cents. Credits are negative. */
export interface BilledCharge {
  clientReference: string;
  matterName: string;
  category: FeeCategory;
  description: string;
  /** `YYYY-MM-DD`. */
  day: string;
  cents: number;
}

interface BilledInvoice {
  number: string;
  /** `YYYY-MM-DD`. */
  issuedOn: string;
  dueDate: string;
  terms: string;
  charges: readonly BilledCharge[];
}

/** The header that QuickBooks asks for; a star marks what it needs. */
export const quickBooksHeader = [
  '*InvoiceNo',
  '*Customer',
  '*InvoiceDate',
  '*DueDate',
  'Terms',
  'Location',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  'Service Date',
] as const;

/** Limits of one import. */
const mostInvoices = 100;
const mostRows = 1_000;

/** Rows of each file, and what is left out because QuickBooks imports no negative amounts, in cents. */
export interface QuickBooksFiles {
  parts: string[][][];
  leftOutCents: number;
}

const items: Readonly<Record<FeeCategory, string>> = {
  'court-fee': 'Court fees',
  'service-fee': 'Service fees',
  'convenience-fee': 'Convenience fees',
  surcharge: 'Card service fee',
  tax: 'Taxes',
};

export function toQuickBooks({ number, issuedOn, dueDate, terms, charges }: BilledInvoice): QuickBooksFiles {
  const byMatter = Map.groupBy(charges, ({ clientReference }) => clientReference);
  const matters = [...byMatter].sort(([one], [other]) => (one < other ? -1 : 1));
  const invoices = matters.map(([clientReference, billed], index) => {
    const customer = cleaned(billed[0]?.matterName ?? '') || cleaned(clientReference) || 'No matter';
    const shared = [`${number}-${index + 1}`, customer, usDate(issuedOn), usDate(dueDate), terms, ''];
    return billed
      .filter(({ cents }) => cents > 0)
      .map(({ category, description, day, cents }) => [
        ...shared,
        cleaned(clientReference),
        items[category],
        cleaned(description),
        '1',
        amount(cents),
        amount(cents),
        usDate(day),
      ]);
  });
  const leftOutCents = charges.reduce((sum, { cents }) => sum + Math.min(0, cents), 0);
  return { parts: inParts(invoices.filter((rows) => rows.length > 0)), leftOutCents };
}

/** A part has whole invoices, unless a single one exceeds the rows of a file. */
function inParts(invoices: readonly string[][][]): string[][][] {
  const parts: { invoices: number; rows: string[][] }[] = [];
  for (const rows of invoices) {
    const last = parts.at(-1);
    if (last && last.invoices < mostInvoices && last.rows.length + rows.length <= mostRows) {
      last.invoices += 1;
      last.rows.push(...rows);
    } else {
      for (let start = 0; start < rows.length; start += mostRows)
        parts.push({ invoices: 1, rows: rows.slice(start, start + mostRows) });
    }
  }
  return parts.map(({ rows }) => rows);
}

/** Without what QuickBooks reads as a sub-customer, a new row or a formula; at most 100 characters. */
function cleaned(text: string): string {
  const plain = text.replaceAll(/[:\s]+/g, ' ').replace(/^[\s=+\-@]+/, '');
  return Array.from(plain).slice(0, 100).join('').trim();
}

const amount = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** `2026-11-01` → `11/01/2026`. */
const usDate = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
