/** What an event says: what happened, to which paper, in which case. */
import { eq, inArray, sql } from 'drizzle-orm';
import { amongMany } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { invoices, payments } from '../../db/schema/billing.ts';
import { docketNews } from '../../db/schema/docket-watch.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { servingHistory, servingJobs } from '../../db/schema/serving.ts';
import { signatureEnvelopes, signatureSigners } from '../../db/schema/signatures.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import type { Notification, NotificationKind } from '../../generated/notifications/schemas.ts';
import { changeTexts } from '../docket-watch/change-texts.ts';
import { sealedOrderIds } from '../docket-watch/sealed-cases.ts';
import { papersOf, readPapers } from '../filing/filing-papers.ts';
import { filingStatusText } from '../filing/status-texts.ts';
import { recipientName } from '../serving/orders/serving-content.ts';
import { timeZoneOfState } from '../time-zone-of-state.ts';

/** An event as the list of events has it. */
export interface EventRow {
  kind: NotificationKind;
  id: string;
  at: Date;
  day: string | null;
  source: string;
  outcome: string;
  orderId: number | null;
  isRead: boolean;
}

type Order = typeof orders.$inferSelect;
type Words = Pick<Notification, 'text'> & Partial<Notification>;
/** The words of a kind's events, by event. */
type Writer = (
  events: readonly EventRow[],
  orderOf: (event: EventRow) => Order | undefined,
) => Promise<(event: EventRow) => Words>;

/** Adds words to events, in their order. */
export async function describeEvents(
  db: Database,
  { clientId }: { clientId: number },
  events: readonly EventRow[],
): Promise<Notification[]> {
  const known = await ordersOf(db, events);
  const orderOf = ({ orderId }: EventRow) => known.get(orderId ?? 0);
  const writers = writersFor(db, clientId);
  const byKind = Map.groupBy(events, ({ kind }) => kind);
  const words = new Map<NotificationKind, (event: EventRow) => Words>();
  for (const [kind, ofKind] of byKind) words.set(kind, await writers[kind](ofKind, orderOf));
  return events.map((event) => ({
    ...{ notificationId: event.id, kind: event.kind, outcome: event.outcome },
    ...{ at: event.at.toISOString(), isRead: event.isRead },
    ...(event.day && { day: event.day }),
    ...factsOf(orderOf(event)),
    ...(words.get(event.kind)?.(event) ?? { text: '' }),
  }));
}

async function ordersOf(db: Database, events: readonly EventRow[]): Promise<ReadonlyMap<number, Order>> {
  const ids = [...new Set(events.flatMap(({ orderId }) => orderId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(orders).where(inArray(orders.orderId, ids));
  return new Map(rows.map((row) => [row.orderId, row]));
}

function factsOf(order: Order | undefined): Partial<Notification> {
  if (!order) return {};
  const { orderId, caseTitle, caseNumber, courtName, clientReference, matterName, userId, userName } = order;
  const { leadDocumentTitle, documentCount, description } = order;
  return {
    orderId,
    service: order.service,
    caseTitle,
    ...(caseNumber && { caseNumber }),
    ...(courtName && { courtName }),
    ...(clientReference && { clientReference }),
    ...(matterName && { matterName }),
    orderedBy: { userId, name: userName },
    ...(leadDocumentTitle && { leadDocumentTitle, documentCount }),
    ...(description && { description }),
  };
}

const writersFor = (db: Database, clientId: number): Readonly<Record<NotificationKind, Writer>> => ({
  decision: async (events, orderOf) => {
    const rows = await db
      .select({ historyId: statusHistory.historyId, status: statusHistory.status, filing: filings })
      .from(statusHistory)
      .innerJoin(filings, eq(filings.filingId, statusHistory.filingId))
      .where(amongMany(statusHistory.historyId, numbers(events)));
    const byId = new Map(rows.map((row) => [String(row.historyId), row]));
    const papers = await readPapers(
      db,
      rows.map(({ filing }) => filing.filingId),
    );
    return (event) => {
      const row = byId.get(event.source);
      const order = orderOf(event);
      if (!row || !order) return { text: event.outcome };
      const { filing, status } = row;
      const { documentCount, leadDocumentTitle } = papersOf(filing, papers.get(filing.filingId));
      return {
        text: filingStatusText(order, status),
        description: filing.filingTypeName,
        ...(leadDocumentTitle && { leadDocumentTitle, documentCount }),
        ...(status !== 'accepted' && filing.rejectReasonText && { detail: filing.rejectReasonText }),
        courtTimeZone: timeZoneOfState(order.state),
      };
    };
  },

  docket: async (events) => {
    const rows = await db
      .select({
        news: {
          changeId: docketNews.changeId,
          kind: docketNews.kind,
          before: docketNews.before,
          after: docketNews.after,
        },
        isSealed: sql<boolean>`${docketNews.orderId} in (${sealedOrderIds(clientId)})`,
      })
      .from(docketNews)
      .where(amongMany(docketNews.changeId, numbers(events)));
    const byId = new Map(rows.map((row) => [String(row.news.changeId), row]));
    return ({ source }) => {
      const { news, isSealed = true } = byId.get(source) ?? {};
      const entry = news?.after ?? news?.before;
      // The docket's order is about the case alone.
      const order = { leadDocumentTitle: undefined, documentCount: undefined, description: undefined };
      return {
        ...order,
        text: news ? changeTexts[news.kind] : '',
        ...(entry && !isSealed && { detail: shortened(entry) }),
        ...(isSealed && { caseTitle: 'Sealed case', matterName: undefined }),
      };
    };
  },

  serving: async (events) => {
    const rows = await db
      .select({ history: servingHistory, recipient: servingJobs.recipient })
      .from(servingHistory)
      .innerJoin(servingJobs, eq(servingJobs.jobId, servingHistory.jobId))
      .where(amongMany(servingHistory.historyId, numbers(events)));
    const byId = new Map(rows.map((row) => [String(row.history.historyId), row]));
    return ({ source }) => {
      const row = byId.get(source);
      return row ? { text: row.history.text, detail: recipientName(row.recipient) } : { text: '' };
    };
  },

  signature: async (events) => {
    const ids = events.map(({ source }) => source);
    const signers = await db.select().from(signatureSigners).where(inArray(signatureSigners.signerId, ids));
    const signerOf = new Map(signers.map((each) => [each.signerId, each]));
    const envelopes = await db
      .select({ orderId: signatureEnvelopes.orderId, title: signatureEnvelopes.title })
      .from(signatureEnvelopes)
      .where(inArray(signatureEnvelopes.orderId, [...new Set(events.flatMap(({ orderId }) => orderId ?? []))]));
    const titleOf = new Map(envelopes.map(({ orderId, title }) => [orderId, title]));
    return ({ source, outcome, orderId }) => {
      const signer = signerOf.get(source);
      const title = titleOf.get(orderId ?? 0);
      return {
        text: envelopeTexts[outcome] ?? (outcome === 'signed' ? 'Signed' : 'Declined to sign'),
        ...(title && { leadDocumentTitle: title, documentCount: 1 }),
        ...(signer && { detail: [signer.name, signer.declineReason].filter(Boolean).join(': ') }),
      };
    };
  },

  payment: async (events) => {
    const issued = events.filter(({ outcome }) => outcome === 'invoiced');
    const paid = events.filter(({ outcome }) => outcome !== 'invoiced');
    const bills = await db
      .select()
      .from(invoices)
      .where(inArray(invoices.invoiceId, numbers(issued)));
    const billOf = new Map(bills.map((bill) => [String(bill.invoiceId), bill]));
    const made = await db
      .select()
      .from(payments)
      .where(inArray(payments.paymentId, numbers(paid)));
    const paymentOf = new Map(made.map((each) => [String(each.paymentId), each]));
    return ({ source, outcome }) => {
      const bill = outcome === 'invoiced' ? billOf.get(source) : undefined;
      if (bill)
        return {
          text: 'Invoice issued',
          description: `Invoice ${bill.number}`,
          amount: bill.totalCents / 100,
          invoiceId: bill.invoiceId,
        };
      const payment = paymentOf.get(source);
      if (!payment) return { text: '' };
      return {
        text: paymentTexts[payment.status],
        description: `Payment by ${payment.userName ?? 'autopay'}`,
        amount: (payment.amountCents + payment.surchargeCents) / 100,
        detail: payment.methodLabel,
        ...(payment.userId !== null && { orderedBy: { userId: payment.userId, name: payment.userName ?? '' } }),
      };
    };
  },
});

const numbers = (events: readonly EventRow[]) => events.map(({ source }) => Number(source));

const envelopeTexts: Readonly<Record<string, string>> = { completed: 'Everyone signed', expired: 'Expired unsigned' };

const paymentTexts: Readonly<Record<(typeof payments.$inferSelect)['status'], string>> = {
  pending: 'Payment pending',
  succeeded: 'Payment received',
  failed: 'Payment failed',
  returned: 'Payment returned by the bank',
  refunded: 'Payment refunded',
};

/** Characters of a docket entry in a line. */
const longest = 240;

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);
