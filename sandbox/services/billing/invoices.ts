/** A firm's invoices, for its administrators. */
import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { paymentAllocations, payments } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { Invoice, InvoicePayment } from '../../generated/billing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { toDollars } from '../filing/money.ts';
import { type InvoiceLine, readCharges, readLines, toLineItem } from './invoice-lines.ts';
import {
  courtChargesOf,
  type FirmBilling,
  firmBilling,
  type InvoiceRecord,
  readInvoice,
  readInvoices,
  readReminders,
} from './ledger.ts';
import { toReference } from './payment-answers.ts';
import { balanceOf, daysOverdue, nextStepOf, paymentStatusOf } from './rules/invoice-state.ts';

/** Line items in an invoice's own answer; the orders have the rest. */
const mostLineItems = 200;

export const invoicesHandlers = {
  listInvoices: async ({ db, clock, session, query }) => {
    const billing = await firmBilling(db, session.clientId, clock.now());
    const excluded = new Set(query.Exclude);
    const found = (await readInvoices(db, session.clientId)).filter(({ status }) => !excluded.has(status));
    const sorted = found.toSorted(inOrder(query.OrderBy));
    return {
      items: sorted.slice(query.Skip, query.Skip + query.Top).map((invoice) => toInvoice(invoice, billing)),
      total: found.length,
    };
  },

  getInvoice: async ({ db, clock, session, params }) => {
    const invoice = await readInvoice(db, session.clientId, params.invoiceId);
    const billing = await firmBilling(db, session.clientId, clock.now());
    const [lines, made, reminders, court] = [
      await readLines(db, invoice),
      await readPaymentsOn(db, invoice.invoiceId),
      await readReminders(db, invoice.invoiceId),
      await sumCourt(db, invoice, billing.timeZone),
    ];
    return {
      ...toInvoice(invoice, billing),
      billTo: billing.name,
      paymentTerms: invoice.paymentTerms,
      lineItems: lines.slice(0, mostLineItems).map((line) => toLineItem(line, billing.timeZone)),
      lineItemCount: lines.length,
      payments: made,
      paidAtCourt: court,
      reminders: reminders.map(({ kind, sentAt, recipient }) => ({
        kind,
        sentAt: sentAt.toISOString(),
        recipients: [recipient],
      })),
      pdf: `/api/billing/services/us-platform/Invoice/${invoice.invoiceId}/pdf`,
    };
  },

  listInvoiceMatters: async ({ db, session, params }) => {
    const invoice = await readInvoice(db, session.clientId, params.invoiceId);
    const byMatter = Map.groupBy(await readLines(db, invoice), ({ clientReference }) => clientReference);
    return [...byMatter.values()]
      .map((lines) => {
        const [first] = lines;
        const sum = (part: (line: InvoiceLine) => number) =>
          toDollars(lines.reduce((cents, line) => cents + part(line), 0));
        return {
          clientReference: first?.clientReference ?? '',
          matterName: first?.matterName ?? '',
          mappingId: first?.mappingId ?? undefined,
          orderCount: lines.length,
          courtFees: sum(({ courtCents }) => courtCents),
          serviceFees: sum(({ serviceCents }) => serviceCents),
          surcharge: sum(({ surchargeCents }) => surchargeCents),
          tax: sum(({ taxCents }) => taxCents),
          total: sum(({ totalCents }) => totalCents),
        };
      })
      .toSorted((one, other) => one.clientReference.localeCompare(other.clientReference));
  },

  listInvoiceOrders: async ({ db, session, params, query }) => {
    const invoice = await readInvoice(db, session.clientId, params.invoiceId);
    const lines = await readLines(db, invoice);
    const shown = lines.slice(query.skip, query.skip + query.top);
    const ids = shown.map(({ orderId }) => orderId);
    const rows = ids.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.orderId, ids));
    const ordersById = new Map(rows.map((row) => [row.orderId, row]));
    const chargesByOrder = await readCharges(db, invoice, ids);
    return {
      items: shown.flatMap((line) => {
        const order = ordersById.get(line.orderId);
        if (!order) return [];
        return {
          orderId: line.orderId,
          service: line.service,
          dateOrdered: order.dateOrdered.toISOString(),
          orderedBy: { userId: order.userId, name: order.userName },
          clientReference: line.clientReference,
          matterName: line.matterName,
          description: order.description,
          caseTitle: order.caseTitle || undefined,
          caseNumber: order.caseNumber ?? undefined,
          courtName: order.courtName || undefined,
          state: order.state,
          envelopeId: order.envelopeId ?? undefined,
          documentCount: order.documentCount,
          leadDocumentTitle: order.leadDocumentTitle || undefined,
          courtFees: toDollars(line.courtCents),
          serviceFees: toDollars(line.serviceCents),
          tax: toDollars(line.taxCents),
          total: toDollars(line.totalCents),
          charges: chargesByOrder.get(line.orderId) ?? [],
        };
      }),
      total: lines.length,
    };
  },

  listInvoicePayments: async ({ db, session, params }) => {
    const { invoiceId } = await readInvoice(db, session.clientId, params.invoiceId);
    return readPaymentsOn(db, invoiceId);
  },
} satisfies Handlers<Operations>;

/** An invoice as lists show it. */
export function toInvoice(invoice: InvoiceRecord, { isAutopay, today }: FirmBilling): Invoice {
  const overdueDays = daysOverdue(invoice, today);
  return {
    invoiceId: invoice.invoiceId,
    number: invoice.number,
    issuedOn: invoice.issuedOn ?? undefined,
    dueDate: invoice.dueDate ?? undefined,
    status: invoice.status,
    paymentStatus: paymentStatusOf(invoice),
    overdue: overdueDays > 0,
    periodStart: invoice.periodStart,
    periodEnd: invoice.periodEnd,
    subtotal: toDollars(invoice.subtotalCents),
    tax: toDollars(invoice.taxCents),
    total: toDollars(invoice.totalCents),
    totalPaid: toDollars(invoice.paidCents),
    balanceDue: toDollars(balanceOf(invoice)),
    ...(invoice.status === 'draft' ? {} : { daysOverdue: overdueDays }),
    processingAmount: toDollars(invoice.processingCents),
    creditTotal: toDollars(invoice.creditCents),
    closedOn: invoice.closedOn ?? undefined,
    nextStep: nextStepOf(invoice, isAutopay, today),
    matterCount: invoice.matterCount,
    orderCount: invoice.orderCount,
  };
}

/** Sorts as `OrderBy` says, newest first by default. Missing days are last, equal rows by ID. */
function inOrder(orderBy = 'issuedOn desc'): (one: InvoiceRecord, other: InvoiceRecord) => number {
  const [field, direction = 'asc'] = orderBy.split(' ');
  const sign = direction === 'desc' ? -1 : 1;
  const sortValue = (invoice: InvoiceRecord): string | number | null => {
    if (field === 'total') return invoice.totalCents;
    if (field === 'balanceDue') return balanceOf(invoice);
    if (field === 'number') return invoice.number;
    if (field === 'status') return invoice.status;
    return field === 'dueDate' ? invoice.dueDate : invoice.issuedOn;
  };
  return (one, other) => {
    const [first, second] = [sortValue(one), sortValue(other)];
    if (first === null || second === null) {
      // A draft comes before what is issued, in either direction: it is the newest.
      if (first !== second) return first === null ? -1 : 1;
    } else if (first !== second) {
      return first < second ? -sign : sign;
    }
    return sign * (one.invoiceId - other.invoiceId);
  };
}

/** Payments on an invoice, latest first, failed ones too. */
async function readPaymentsOn(db: Database, invoiceId: number): Promise<InvoicePayment[]> {
  const rows = await db
    .select({ payment: payments, cents: paymentAllocations.amountCents })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.paymentId, paymentAllocations.paymentId))
    .where(eq(paymentAllocations.invoiceId, invoiceId))
    .orderBy(desc(payments.createdAt), desc(payments.paymentId));
  return rows.map(({ payment, cents }) => ({
    paymentId: payment.paymentId,
    amount: toDollars(cents),
    appliedOn: payment.appliedOn,
    method: payment.method,
    reference: toReference(payment.paymentId),
    status: payment.status,
  }));
}

async function sumCourt(db: Database, invoice: InvoiceRecord, timeZone: string) {
  const [sums] = await db
    .select({ count: count(), cents: sql`coalesce(sum(${charges.amountCents}), 0)`.mapWith(Number) })
    .from(charges)
    .where(courtChargesOf(invoice, timeZone));
  return { count: sums?.count ?? 0, total: toDollars(sums?.cents ?? 0) };
}
