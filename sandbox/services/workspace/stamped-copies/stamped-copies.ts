/** The firm's archive of stamped copies. */
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containsText, inDirection, oneOf, sameReference } from '../../../db/conditions.ts';
import type { Database } from '../../../db/connection.ts';
import { filingDocuments, filings } from '../../../db/schema/filings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { stampedCopies as copies, keptContents } from '../../../db/schema/stamped-copies.ts';
import { attachment } from '../../../documents/attachment.ts';
import { safeFileName } from '../../../documents/file-names.ts';
import type { Operations } from '../../../generated/workspace/operations.ts';
import type { StampedCopy, StampedCopySortField, StampedCopyStatus } from '../../../generated/workspace/schemas.ts';
import type { Handlers, Session } from '../../../http/operation.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { withinCourtDays } from '../../court-day-range.ts';
import { marks, readMarks } from '../../found-words.ts';
import { wordsOf } from '../../integration/matter-tree.ts';
import { withoutCourts } from '../../platform/prospects.ts';
import { timeZoneOfState } from '../../time-zone-of-state.ts';
import { fetchCopy } from './fetch-copy.ts';
import { readKeptContent } from './keep-content.ts';

const sortColumns: Readonly<Record<StampedCopySortField, AnyPgColumn>> = {
  acceptedAt: copies.acceptedAt,
  name: filingDocuments.name,
  caseTitle: orders.caseTitle,
  courtName: orders.courtName,
  clientReference: orders.clientReference,
  orderId: copies.orderId,
  expiresAt: copies.expiresAt,
};

const facts = {
  copy: copies,
  document: filingDocuments,
  filing: filings,
  order: orders,
  content: { sizeBytes: keptContents.sizeBytes, pageCount: keptContents.pageCount },
};

const passageOptions = `${marks},MaxFragments=1,MaxWords=28,MinWords=12`;

/** Copies with what they are of and where they have the words. */
const readCopies = (db: Database, passage = sql<string | null>`null`) =>
  db
    .select({ ...facts, passage })
    .from(copies)
    .innerJoin(filingDocuments, eq(filingDocuments.documentId, copies.documentId))
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .innerJoin(orders, eq(orders.orderId, copies.orderId))
    .leftJoin(keptContents, and(eq(keptContents.clientId, copies.clientId), eq(keptContents.sha256, copies.sha256)));

export const stampedCopies = {
  searchStampedCopies: async ({ db, clock, session, body }) => {
    const now = clock.now();
    const text = body.searchText?.trim() ?? '';
    const words = sql`websearch_to_tsquery('english', ${text})`;
    const isOwn = ofFirm(session);
    const where = and(
      isOwn,
      sameReference(orders.clientReference, body.clientReference),
      oneOf(orders.courtName, body.courtNames),
      ofStatuses(body.statuses, now),
      withinCourtDays(copies.acceptedAt, body, orders.state),
      text === '' ? undefined : or(sql`${keptContents.words} @@ ${words}`, namedLike(text)),
    );
    const sort = body.sort?.length ? body.sort : [{ field: 'acceptedAt' as const, direction: 'desc' as const }];
    const passage = sql<string | null>`case when ${keptContents.words} @@ ${words}
      then ts_headline('english', ${keptContents.text}, ${words}, ${passageOptions}) end`;
    const rows = await readCopies(db, text === '' ? undefined : passage)
      .where(where)
      .orderBy(
        ...sort.map(({ field, direction }) => inDirection(sortColumns[field], direction)),
        asc(copies.documentId),
      )
      .limit(body.top)
      .offset(body.skip);
    const [counted] = await db.select({ total: count() }).from(readCopies(db).where(where).as('found'));
    const courts = await db
      .selectDistinct({ name: orders.courtName })
      .from(copies)
      .innerJoin(orders, eq(orders.orderId, copies.orderId))
      .where(isOwn)
      .orderBy(asc(orders.courtName));
    return {
      items: rows.map((row) => describeCopy(row, now)),
      total: counted?.total ?? 0,
      courtNames: courts.flatMap(({ name }) => name ?? []),
    };
  },

  downloadStampedCopy: async ({ db, session, params }) => {
    const { copy, document } = await requireCopy(db, session, params.copyId);
    const kept = await readKeptContent(db, session.clientId, copy.sha256);
    if (!kept) throw problem(404, { code: 'not-kept', detail: 'The stamped copy isn’t kept.' });
    return new Response(kept, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': attachment(safeFileName(document.name, 'document.pdf')),
        'x-content-type-options': 'nosniff',
      },
    });
  },

  fetchStampedCopy: async ({ db, clock, session, params }) => {
    const now = clock.now();
    const failure = await db.transaction(async (tx) => {
      const { copy } = await requireCopy(tx, session, params.copyId, 'update');
      if (copy.expiresAt <= now)
        throw problem(409, { code: 'link-expired', detail: 'The court’s link to the stamped copy has expired.' });
      return fetchCopy(tx, copy, now);
    });
    if (failure !== undefined)
      throw problem(503, { code: 'court-down', detail: `${failure} Nothing that is kept has changed.` });
    return describeCopy(await requireCopy(db, session, params.copyId), now);
  },
} satisfies Handlers<Operations>;

/** The archive's copies of the firm that the person may see. */
const ofFirm = (session: Session) => and(eq(copies.clientId, session.clientId), withoutCourts(session, orders.service));

/** Matches what a copy is called: document, filing, case, court, matter, order. */
function namedLike(text: string): SQL | undefined {
  const named = sql`${filingDocuments.name} || ' ' || ${filings.filingTypeName} || ' ' || ${orders.caseTitle} || ' ' || coalesce(${orders.caseNumber}, '') || ' ' || coalesce(${orders.courtName}, '') || ' ' || coalesce(${orders.clientReference}, '') || ' ' || ${copies.orderId}`;
  return and(...wordsOf(text).map((word) => containsText(named, word)));
}

function ofStatuses(statuses: readonly StampedCopyStatus[] | undefined, now: Date): SQL | undefined {
  if (!statuses || statuses.length === 0) return undefined;
  const missing = isNull(copies.sha256);
  const conditions = {
    kept: isNotNull(copies.sha256),
    missing: and(missing, sql`${copies.expiresAt} > ${now.toISOString()}::timestamptz`),
    gone: and(missing, lte(copies.expiresAt, now)),
  };
  return or(...statuses.map((status) => conditions[status]));
}

/** The firm's copy. @throws ProblemError 404 */
async function requireCopy(db: Database, session: Session, documentId: string, lock?: 'update'): Promise<CopyRow> {
  const asked = readCopies(db).where(and(eq(copies.documentId, documentId), ofFirm(session)));
  const [row] = await (lock ? asked.for(lock, { of: copies }) : asked);
  if (!row) throw notFound('The stamped copy does not exist.');
  return row;
}

interface CopyRow {
  copy: typeof copies.$inferSelect;
  document: typeof filingDocuments.$inferSelect;
  filing: typeof filings.$inferSelect;
  order: typeof orders.$inferSelect;
  content: { sizeBytes: number; pageCount: number } | null;
  passage: string | null;
}

/** The firm's copies of orders, by document. */
export async function copiesOfOrders(
  db: Database,
  clientId: number,
  orderIds: readonly number[],
  now: Date,
): Promise<Map<string, StampedCopy>> {
  if (orderIds.length === 0) return new Map();
  const rows = await readCopies(db).where(and(eq(copies.clientId, clientId), inArray(copies.orderId, [...orderIds])));
  return new Map(rows.map((row) => [row.copy.documentId, describeCopy(row, now)]));
}

function describeCopy({ copy, document, filing, order, content, passage }: CopyRow, now: Date): StampedCopy {
  return {
    documentId: copy.documentId,
    orderId: copy.orderId,
    state: order.state,
    name: document.name,
    filingName: filing.filingTypeName,
    caseTitle: order.caseTitle,
    ...(order.caseNumber && { caseNumber: order.caseNumber }),
    ...(order.courtName && { courtName: order.courtName }),
    ...(order.clientReference && { clientReference: order.clientReference }),
    acceptedAt: copy.acceptedAt.toISOString(),
    expiresAt: copy.expiresAt.toISOString(),
    courtTimeZone: timeZoneOfState(order.state),
    status: copy.sha256 !== null ? 'kept' : copy.expiresAt > now ? 'missing' : 'gone',
    ...(copy.keptAt && { keptAt: copy.keptAt.toISOString() }),
    ...(copy.checkedAt && { checkedAt: copy.checkedAt.toISOString() }),
    ...(content && { sizeBytes: content.sizeBytes, pageCount: content.pageCount }),
    ...(copy.sha256 !== null && { sha256: copy.sha256 }),
    ...(copy.earlierSha256 !== null && { earlierSha256: copy.earlierSha256 }),
    ...(copy.failure !== null && { failure: copy.failure }),
    ...(passage !== null && { passage: fromFirstMatch(readMarks(passage.replaceAll(/\s+/g, ' '))) }),
  };
}

/** Characters before the first word found: lists show one line of a passage. */
const leadIn = 16;

/** A passage that begins shortly before the first word found, with a whole word. */
function fromFirstMatch({ text, matches }: ReturnType<typeof readMarks>): ReturnType<typeof readMarks> {
  const first = matches[0]?.[0] ?? 0;
  const start = first <= leadIn ? 0 : text.indexOf(' ', first - leadIn) + 1;
  if (start === 0 || start > first) return { text, matches };
  const moved = 2 - start;
  return { text: `… ${text.slice(start)}`, matches: matches.map(([from, to]) => [from + moved, to + moved]) };
}
