/** What a person filed last in a state and at a court, derived from the person's submitted orders. */
import { and, desc, eq, isNotNull, max, ne } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { orders } from '../../db/schema/orders.ts';
import type { CaseCrossReference, FilingEntry, StateCode } from '../../generated/filing/schemas.ts';
import type { Operations } from '../../generated/workspace/operations.ts';
import type { LastFiling, RecentFilings } from '../../generated/workspace/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { readCrossReferences } from '../filing/codes/case-tables.ts';
import { findCourt } from '../filing/codes/court.ts';
import { standingCopies } from './standing-copies.ts';

/** The orders at a court that count as recent. */
const recentOrders = 50;
const recentChoices = 5;
const recentFilingTypes = 10;

export const recentFilings = {
  getRecentFilings: async ({ db, session, params: { state }, query: { courtCode } }) => {
    const courtCodes = await recentCourts(db, session, state);
    if (courtCode === undefined)
      return { courtCodes, caseCategoryCodes: [], caseTypeCodes: [], filingTypes: [] } satisfies RecentFilings;
    const submitted = await readSubmitted(db, session, { state, courtCode });
    const contents = submitted.map(({ content }) => content);
    return {
      courtCodes,
      caseCategoryCodes: latest(
        contents.map(({ caseCategoryCode }) => caseCategoryCode),
        recentChoices,
      ),
      caseTypeCodes: latest(
        contents.map(({ caseTypeCode }) => caseTypeCode),
        recentChoices,
      ),
      filingTypes: filingTypesOf(contents.flatMap(({ filings }) => filings)),
      lastFiling: await lastFilingOf(db, submitted, { state, email: session.email }),
    };
  },
} satisfies Handlers<Operations>;

interface Submitted {
  orderId: number;
  submittedAt: Date;
  content: FilingContent;
}

/** The courts where the person filed, latest first. */
async function recentCourts(db: Database, { clientId, userId }: Session, state: StateCode): Promise<string[]> {
  const rows = await db
    .select({ courtCode: orders.courtCode, last: max(envelopes.submittedAt) })
    .from(orders)
    .innerJoin(envelopes, eq(envelopes.orderId, orders.orderId))
    .where(
      and(
        eq(orders.clientId, clientId),
        eq(orders.userId, userId),
        eq(orders.state, state),
        ne(orders.status, 'draft'),
        isNotNull(orders.courtCode),
      ),
    )
    .groupBy(orders.courtCode)
    .orderBy(desc(max(envelopes.submittedAt)))
    .limit(recentChoices);
  return rows.flatMap(({ courtCode }) => courtCode ?? []);
}

/** The person's last submissions at a court, latest first. */
function readSubmitted(
  db: Database,
  { clientId, userId }: Session,
  { state, courtCode }: { state: StateCode; courtCode: string },
): Promise<Submitted[]> {
  return db
    .select({ orderId: orders.orderId, submittedAt: envelopes.submittedAt, content: envelopes.content })
    .from(orders)
    .innerJoin(envelopes, eq(envelopes.orderId, orders.orderId))
    .where(
      and(
        eq(orders.clientId, clientId),
        eq(orders.userId, userId),
        eq(orders.state, state),
        eq(orders.courtCode, courtCode),
        ne(orders.status, 'draft'),
      ),
    )
    .orderBy(desc(envelopes.submittedAt), desc(orders.orderId))
    .limit(recentOrders);
}

/** Each code once, in order. */
function latest(codes: readonly (string | undefined)[], count: number): string[] {
  return [...new Set(codes.flatMap((code) => code ?? []))].slice(0, count);
}

/** Each filing type with the services of its last filing. Amounts differ from filing to filing. */
function filingTypesOf(entries: readonly FilingEntry[]): RecentFilings['filingTypes'] {
  const last = new Map<string, FilingEntry>();
  for (const entry of entries)
    if (entry.filingTypeCode !== undefined && !last.has(entry.filingTypeCode)) last.set(entry.filingTypeCode, entry);
  return [...last].slice(0, recentFilingTypes).map(([code, { optionalServices }]) => ({
    code,
    optionalServices: optionalServices.map((service) => ({ code: service.code, quantity: service.quantity })),
  }));
}

/** The choices of the last filing. A value that it had no use for comes from the one before. */
async function lastFilingOf(
  db: Database,
  submitted: readonly Submitted[],
  { state, email }: { state: StateCode; email: string },
): Promise<LastFiling | undefined> {
  const [last] = submitted;
  if (!last) return undefined;
  const first = <Value>(read: (content: FilingContent) => Value | undefined) =>
    submitted.map(({ content }) => read(content)).find((value) => value !== undefined);
  return {
    orderId: last.orderId,
    submittedAt: last.submittedAt.toISOString(),
    crossReferences: await requiredReferences(db, state, submitted),
    filerTypeCode: first(({ filerTypeCode }) => filerTypeCode),
    filingAttorneyId: first(({ filings }) => filings.find((entry) => entry.filingAttorneyId)?.filingAttorneyId),
    paymentAccountId: first(({ paymentAccountId }) => paymentAccountId),
    courtesyCopyEmails: standingCopies(
      submitted.map(({ content }) => content),
      email,
    ),
  };
}

/** The last numbers of kinds that the court requires; a kind that it doesn't require belongs to one case. */
async function requiredReferences(
  db: Database,
  state: StateCode,
  submitted: readonly Submitted[],
): Promise<CaseCrossReference[]> {
  const content = submitted.find(({ content: each }) => each.crossReferences.length > 0)?.content;
  if (content?.courtCode === undefined || content.caseTypeCode === undefined) return [];
  const court = await findCourt(db, state, content.courtCode);
  const kinds = court ? await readCrossReferences(db, court, content.caseTypeCode) : [];
  const required = new Set(kinds.filter(({ isRequired }) => isRequired).map(({ code }) => code));
  return content.crossReferences.filter(({ code, value }) => required.has(code) && value.trim() !== '');
}
