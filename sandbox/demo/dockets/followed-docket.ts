/** Rows of a docket that a firm follows, and of what changed on it. */
import type { docketNews } from '../../db/schema/docket-watch.ts';
import type { docketOrders } from '../../db/schema/dockets.ts';
import type { orders } from '../../db/schema/orders.ts';
import { StateCode } from '../../generated/filing/schemas.ts';
import { addDays } from '../../services/billing/rules/days.ts';
import { monthsAfter } from '../../services/docket-sync/activate.ts';
import { type CourtRecord, findCase, productCaseIdOf } from '../../simulators/dockets/court-records.ts';
import { newsOf } from '../../simulators/dockets/docket-news.ts';
import { roundAfter } from '../../simulators/dockets/reading-times.ts';

/** The month that is paid at a time, of a docket tracked from another. */
export function paidUntil(startedAt: Date, time: Date): { paidMonths: number; paidThrough: string } {
  const startedOn = startedAt.toISOString().slice(0, 10);
  const day = time.toISOString().slice(0, 10);
  let paidMonths = 1;
  while (monthsAfter(startedOn, paidMonths) <= day) paidMonths += 1;
  return { paidMonths, paidThrough: addDays(monthsAfter(startedOn, paidMonths), -1) };
}

interface Following {
  orderId: number;
  clientId: number;
  userId: number;
  userName: string;
  accountName: string;
  isSubOrder: boolean;
  startedAt: Date;
  mappingId: string | null;
}

/** The order of a docket that is followed and paid up to `now`, and its subscription. */
export function followedDocket(
  record: CourtRecord,
  { orderId, clientId, userId, userName, accountName, isSubOrder, startedAt, mappingId }: Following,
  now: Date,
): { order: typeof orders.$inferInsert; docket: typeof docketOrders.$inferInsert } {
  return {
    order: {
      ...{ orderId, version: 1, clientId, userId, userName, service: 'DocketSync', mappingId },
      state: StateCode.safeParse(record.state).data ?? 'NY',
      ...{ status: 'in-progress', statusText: 'Active', dateOrdered: startedAt, updatedAt: startedAt },
      clientReference: record.matterReference ?? `Docket ${record.caseNumber}`,
      ...{ matterName: record.caseTitle, caseTitle: record.caseTitle, caseNumber: record.caseNumber },
      ...{ courtCode: record.courtId, courtName: record.courtName },
      description: `Docket of ${record.caseTitle}`.slice(0, 500),
      ...{ totalAmountCents: 0, documentCount: 0, partyNames: '', documentNames: '', leadDocumentTitle: '' },
      ...{ needsAttention: false, isSentBack: false, isUndelivered: false },
    },
    docket: {
      ...{ orderId, clientId, accountName, isSubOrder, state: 'Active', autoFetch: 'free-only' },
      productCaseId: productCaseIdOf(record),
      ...{ providerId: record.providerId, providerCaseId: record.providerCaseId },
      ...{ orderedAt: startedAt, startedAt, lastSyncedAt: now },
      ...paidUntil(startedAt, now),
    },
  };
}

/** Tells what changed on a docket after `from`, as its provider's readings noticed it. */
export function newsRows(
  {
    clientId,
    orderId,
    providerId,
    providerCaseId,
  }: Pick<typeof docketOrders.$inferInsert, 'clientId' | 'orderId' | 'providerId' | 'providerCaseId'>,
  from: Date,
  now: Date,
): (typeof docketNews.$inferInsert)[] {
  const record = findCase(providerId, providerCaseId);
  if (!record) return [];
  return newsOf(record, from, now).map(({ happenedAt, docketEntryId, entryType, ...news }) => ({
    ...{ clientId, orderId, kind: news.kind, docketEntryId: docketEntryId ?? '', entryType: entryType ?? null },
    ...{ filedBy: news.filedBy ?? null, hasDocuments: news.hasDocuments ?? false },
    ...{ before: news.before ?? null, after: news.after ?? null, settingIds: [] },
    at: new Date(Math.min(roundAfter(record, happenedAt).getTime(), now.getTime())),
  }));
}
