/** Invoices as files, downloaded or sent by email. Amounts are those of the invoice's own answers. */
import { asc, desc, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { paymentAllocations, payments } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import { attachment } from '../../documents/attachment.ts';
import { csvResponse, toCsv } from '../../documents/csv.ts';
import { tablePdf } from '../../documents/table-pdf.ts';
import { zipResponse } from '../../documents/zip.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { InvoiceEmailRequest, PaymentTerms } from '../../generated/billing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { sendMail } from '../../simulators/outbox.ts';
import { dayIn } from '../firm-time-zone.ts';
import { countMails } from '../hourly-limits.ts';
import { serviceText } from '../service-catalog.ts';
import { readLines } from './invoice-lines.ts';
import { chargesOf, type FirmBilling, firmBilling, type InvoiceRecord, readInvoice } from './ledger.ts';
import { toReference } from './payment-answers.ts';
import { balanceOf } from './rules/invoice-state.ts';
import { quickBooksHeader, toQuickBooks } from './rules/quickbooks.ts';

interface Call {
  db: Database;
  session: Session;
  clock: Clock;
}

interface MadeFile {
  fileName: string;
  contentType: string;
  content: Uint8Array<ArrayBuffer>;
}

export const invoiceFiles = {
  downloadInvoiceCsv: async (call) => {
    const { invoice, billing } = await open(call, call.params);
    return csvResponse(`${invoice.number}.csv`, await ordersCsv(call.db, invoice, billing));
  },

  downloadInvoiceQuickbooksCsv: async (call) => {
    const { db, clock } = call;
    const { invoice, billing } = await open(call, call.params);
    const rows = await db.select().from(charges).where(chargesOf(invoice)).orderBy(asc(charges.feeId));
    const { parts } = toQuickBooks({
      number: invoice.number,
      issuedOn: invoice.issuedOn ?? billing.today,
      dueDate: invoice.dueDate ?? billing.today,
      terms: termTexts[invoice.paymentTerms],
      charges: rows.map((row) => ({
        clientReference: row.clientReference,
        matterName: row.matterName,
        category: row.category,
        description: row.description,
        day: dayIn(billing.timeZone, row.chargedAt),
        cents: row.amountCents,
      })),
    });
    const texts = parts.map((part) => toCsv(quickBooksHeader, part));
    const name = `${invoice.number}-quickbooks`;
    if (texts.length > 1) {
      const entries = texts.map((text, index) => ({ name: `${name}-${index + 1}.csv`, text }));
      return zipResponse(db, `${name}.zip`, entries, clock.now());
    }
    // QuickBooks doesn't read a byte order mark.
    return new Response(texts[0] ?? toCsv(quickBooksHeader, []), {
      headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': attachment(`${name}.csv`) },
    });
  },

  downloadInvoicePdf: async (call) => {
    const { invoice, billing } = await open(call, call.params);
    return fileResponse(await invoicePdf(call.db, invoice, billing, call.clock.now()));
  },

  downloadInvoicePaymentsPdf: async (call) => {
    const { invoice, billing } = await open(call, call.params);
    return fileResponse(await receiptPdf(call.db, invoice, billing, call.clock.now()));
  },

  emailInvoice: (call) => mail(call, call.body, 'Invoice', invoicePdf),

  emailInvoicePaymentsPdf: (call) => mail(call, call.body, 'Receipt for invoice', receiptPdf),

  emailInvoiceOrdersCsv: (call) =>
    mail(call, call.body, 'Orders of invoice', async (db, invoice, billing) =>
      csvFile(`${invoice.number}-orders.csv`, await ordersCsv(db, invoice, billing)),
    ),

  emailInvoiceMattersCsv: (call) =>
    mail(call, call.body, 'Matters of invoice', async (db, invoice) =>
      csvFile(`${invoice.number}-matters.csv`, await mattersCsv(db, invoice)),
    ),
} satisfies Handlers<Operations>;

const termTexts: Readonly<Record<PaymentTerms, string>> = {
  'due-on-receipt': 'Due on receipt',
  'net-15': 'Net 15',
  'net-30': 'Net 30',
  'net-45': 'Net 45',
};

const dollars = (cents: number) => (cents / 100).toFixed(2);
const shown = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** @throws ProblemError 404 for another firm's invoice, or a number that is not the invoice's. */
async function open(
  { db, session, clock }: Call,
  { invoiceId, invoiceNumber }: { invoiceId: number; invoiceNumber?: string },
): Promise<{ invoice: InvoiceRecord; billing: FirmBilling }> {
  const invoice = await readInvoice(db, session.clientId, invoiceId);
  if (invoiceNumber !== undefined && invoiceNumber !== invoice.number) throw notFound('The invoice does not exist.');
  return { invoice, billing: await firmBilling(db, session.clientId, clock.now()) };
}

function csvFile(fileName: string, text: string): MadeFile {
  return { fileName, contentType: 'text/csv', content: new Uint8Array(Buffer.from(`\uFEFF${text}`)) };
}

function fileResponse({ fileName, contentType, content }: MadeFile): Response {
  return new Response(content, {
    headers: { 'content-type': contentType, 'content-disposition': attachment(fileName) },
  });
}

async function ordersCsv(db: Database, invoice: InvoiceRecord, { timeZone }: FirmBilling): Promise<string> {
  const header = ['Date', 'Order', 'Client reference', 'Matter', 'Service', 'Description'];
  const lines = await readLines(db, invoice);
  return toCsv(
    [...header, 'Court fee', 'Service fee', 'Surcharge', 'Tax', 'Total'],
    lines.map((line) => [
      dayIn(timeZone, line.chargedAt),
      line.orderId,
      line.clientReference,
      line.matterName,
      serviceText(line.service),
      line.description,
      ...[line.courtCents, line.serviceCents, line.surchargeCents, line.taxCents, line.totalCents].map(dollars),
    ]),
  );
}

async function mattersCsv(db: Database, invoice: InvoiceRecord): Promise<string> {
  const byMatter = Map.groupBy(await readLines(db, invoice), ({ clientReference }) => clientReference);
  return toCsv(
    ['Client reference', 'Matter', 'Orders', 'Court fees', 'Service fees', 'Tax', 'Total'],
    [...byMatter].map(([reference, lines]) => {
      const sum = (part: (line: (typeof lines)[number]) => number) =>
        dollars(lines.reduce((cents, line) => cents + part(line), 0));
      return [
        reference,
        lines[0]?.matterName ?? '',
        lines.length,
        sum(({ courtCents }) => courtCents),
        sum(({ serviceCents }) => serviceCents),
        sum(({ taxCents }) => taxCents),
        sum(({ totalCents }) => totalCents),
      ];
    }),
  );
}

async function invoicePdf(
  db: Database,
  invoice: InvoiceRecord,
  { name, timeZone }: FirmBilling,
  now: Date,
): Promise<MadeFile> {
  const lines = await readLines(db, invoice);
  const content = await tablePdf({
    title: `Invoice ${invoice.number}`,
    facts: [
      ['Billed to', name],
      ['Period', `${invoice.periodStart} to ${invoice.periodEnd}`],
      ['Issued', invoice.issuedOn ?? 'Draft'],
      ['Due', invoice.dueDate ?? ''],
      ['Charges', shown(invoice.subtotalCents)],
      ['Tax', shown(invoice.taxCents)],
      ['Credits', shown(invoice.creditCents)],
      ['Total', shown(invoice.totalCents)],
      ['Balance due', shown(balanceOf(invoice))],
    ],
    columns: [
      { label: 'Date', share: 10 },
      { label: 'Order', share: 8 },
      { label: 'Matter', share: 18 },
      { label: 'Description', share: 32 },
      { label: 'Total', share: 12, isAmount: true },
    ],
    rows: lines.map((line) => [
      dayIn(timeZone, line.chargedAt),
      String(line.orderId),
      line.clientReference,
      line.description || serviceText(line.service),
      shown(line.totalCents),
    ]),
    createdAt: now,
  });
  return { fileName: `${invoice.number}.pdf`, contentType: 'application/pdf', content };
}

async function receiptPdf(db: Database, invoice: InvoiceRecord, { name }: FirmBilling, now: Date): Promise<MadeFile> {
  const rows = await db
    .select({ payment: payments, allocation: paymentAllocations })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.paymentId, paymentAllocations.paymentId))
    .where(eq(paymentAllocations.invoiceId, invoice.invoiceId))
    .orderBy(desc(payments.createdAt), desc(payments.paymentId));
  const content = await tablePdf({
    title: `Receipt for invoice ${invoice.number}`,
    facts: [
      ['Billed to', name],
      ['Total', shown(invoice.totalCents)],
      ['Paid', shown(invoice.paidCents)],
      ['Balance due', shown(balanceOf(invoice))],
    ],
    columns: [
      { label: 'Date', share: 12 },
      { label: 'Reference', share: 18 },
      { label: 'Method', share: 28 },
      { label: 'Status', share: 12 },
      { label: 'Amount', share: 12, isAmount: true },
      { label: 'Service fee', share: 12, isAmount: true },
    ],
    rows: rows.map(({ payment, allocation }) => [
      payment.appliedOn,
      toReference(payment.paymentId),
      payment.methodLabel,
      payment.status,
      shown(allocation.amountCents),
      shown(allocation.surchargeCents),
    ]),
    createdAt: now,
  });
  return { fileName: `${invoice.number}-receipt.pdf`, contentType: 'application/pdf', content };
}

type Make = (db: Database, invoice: InvoiceRecord, billing: FirmBilling, now: Date) => Promise<MadeFile>;

/** Sends a file to each recipient. */
async function mail(call: Call, { invoiceId, recipients, message }: InvoiceEmailRequest, what: string, make: Make) {
  const { db, clock } = call;
  const now = clock.now();
  const { invoice, billing } = await open(call, { invoiceId });
  const file = await make(db, invoice, billing, now);
  const subject = `${what} ${invoice.number}: ${shown(invoice.totalCents)}`;
  const facts = `Total ${shown(invoice.totalCents)}, balance due ${shown(balanceOf(invoice))}.`;
  const body = [message?.trim(), facts].filter(Boolean).join('\n\n');
  const link = `/app/billing/invoice/${invoiceId}`;
  await db.transaction(async (tx) => {
    await countMails({ db: tx, clock }, call.session, recipients);
    for (const recipient of recipients) await sendMail(tx, { sentAt: now, recipient, subject, body, link }, [file]);
  });
  return { recipients, sentAt: now.toISOString() };
}
