/** The firm's filings in a range of dates, one row per filing. */
import { and, asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { sameReference } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { FilingListItem, StateCode } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { withinCourtDays } from '../court-day-range.ts';
import { dayIn, firmTimeZone } from '../firm-time-zone.ts';
import { withoutCourts } from '../platform/prospects.ts';
import { timeZoneOfState } from '../time-zone-of-state.ts';
import { papersOf, readPapers } from './filing-papers.ts';
import { filingStatusText } from './status-texts.ts';

const defaultDays = 30;
const mostDays = 366;

interface FilingListQuery {
  StartDate?: string | undefined;
  EndDate?: string | undefined;
  State?: StateCode | undefined;
  ClientReference?: string | undefined;
}

export const filingList = {
  listFilings: ({ db, clock, session, query }) => readFilingList(db, session, query, clock.now()),

  // The simulated providers have only filings made here.
  listFilingHistory: ({ db, clock, session, query }) =>
    query.IncludeITKFilings
      ? readFilingList(
          db,
          session,
          query,
          clock.now(),
          query.IncludeEnvelopeWithoutCaseNumber ? undefined : isNotNull(orders.caseNumber),
        )
      : [],
} satisfies Handlers<Operations>;

async function readFilingList(
  db: Database,
  session: Session,
  query: FilingListQuery,
  now: Date,
  further?: SQL,
): Promise<FilingListItem[]> {
  const today = dayIn(await firmTimeZone(db, session.clientId), now);
  return readFilingRows(
    db,
    session,
    and(
      // Orders are dated by their submission, and the index is on orders.
      withinCourtDays(orders.dateOrdered, spanOf(query, today), orders.state),
      query.State === undefined ? undefined : eq(orders.state, query.State),
      sameReference(orders.clientReference, query.ClientReference),
      further,
    ),
  );
}

/** The firm's filings whose order meets a condition, latest submission first. */
export async function readFilingRows(
  db: Database,
  session: Session,
  condition: SQL | undefined,
): Promise<FilingListItem[]> {
  const rows = await db
    .select({ filing: filings, order: orders, submittedAt: envelopes.submittedAt })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .innerJoin(envelopes, eq(envelopes.orderId, filings.orderId))
    .where(and(eq(orders.clientId, session.clientId), withoutCourts(session, orders.service), condition))
    .orderBy(desc(orders.dateOrdered), desc(orders.orderId), asc(filings.position));
  const papers = await readPapers(
    db,
    rows.map(({ filing }) => filing.filingId),
  );
  return rows.map(({ filing, order, submittedAt }) => ({
    ...papersOf(filing, papers.get(filing.filingId)),
    filingId: filing.filingId,
    envelopeId: order.envelopeId ?? '',
    orderId: order.orderId,
    state: order.state,
    caseTrackingId: order.caseTrackingId ?? undefined,
    caseTitle: order.caseTitle,
    caseNumber: order.caseNumber ?? undefined,
    courtCode: order.courtCode ?? '',
    courtName: order.courtName ?? '',
    filingCode: filing.filingTypeCode,
    filingName: filing.filingTypeName,
    description: filing.description || undefined,
    filingStatus: filing.status,
    filingStatusText: filing.statusText ?? filingStatusText(order, filing.status),
    action: filing.action,
    submittedTimestamp: (filing.submittedAt ?? submittedAt).toISOString(),
    receivedTimestamp: filing.receivedAt?.toISOString(),
    filedTimestamp: filing.filedAt?.toISOString(),
    courtTimeZone: timeZoneOfState(order.state),
    submittedBy: order.userName,
    clientReference: order.clientReference || undefined,
    source: 'product',
  }));
}

/** The requested dates. @throws ProblemError 400 when the range ends before it starts or is too long. */
function spanOf({ StartDate, EndDate }: FilingListQuery, today: string): { from: string; to: string } {
  const to = EndDate ?? today;
  const from = StartDate ?? addDays(to, -defaultDays);
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days >= 0 && days <= mostDays) return { from, to };
  const message = days < 0 ? 'The first date is after the last.' : `Choose dates at most ${mostDays} days apart.`;
  const errors = { 'query.StartDate': [message] };
  throw problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
}

/** Leaves the first years unchanged: earlier dates would need another format. */
function addDays(day: string, days: number): string {
  const moved = new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  return /^\d{4}-\d\d-\d\d$/.test(moved) ? moved : day;
}
