/** What a database has of the journals of a load: each confirmed save and submission must exist exactly once. */
import { isDeepStrictEqual } from 'node:util';
import { eq, like } from 'drizzle-orm';
import type { Database } from '../sandbox/db/connection.ts';
import { hearingPlaces } from '../sandbox/db/schema/court-scheduling.ts';
import { drafts } from '../sandbox/db/schema/drafts.ts';
import { envelopes } from '../sandbox/db/schema/envelopes.ts';
import { filings } from '../sandbox/db/schema/filings.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import type { Journal } from './kill-test-load.ts';

export interface Findings {
  lost: number;
  doubled: number;
  found: number;
}

/** Compares the database with what was confirmed. */
export async function inspectJournals(db: Database, journals: readonly Journal[]): Promise<Findings> {
  const rows = await db
    .select({ order: orders, draft: drafts, envelopeId: envelopes.envelopeId })
    .from(orders)
    .leftJoin(drafts, eq(drafts.orderId, orders.orderId))
    .leftJoin(envelopes, eq(envelopes.orderId, orders.orderId))
    .where(like(orders.clientReference, '%-%-%-%-%'));
  const filed = await db.select({ orderId: filings.orderId }).from(filings);
  const byReference = Map.groupBy(rows, ({ order }) => order.clientReference);
  const filedByOrder = Map.groupBy(filed, ({ orderId }) => orderId);
  const reserved = await db
    .select({ placeId: hearingPlaces.placeId, orderId: filings.orderId })
    .from(hearingPlaces)
    .innerJoin(filings, eq(filings.filingId, hearingPlaces.filingId));
  const reservedByOrder = Map.groupBy(reserved, ({ orderId }) => orderId);
  const result = { lost: 0, doubled: 0, found: 0 };
  for (const journal of journals) {
    const [row, ...others] = byReference.get(journal.key) ?? [];
    result.doubled += others.length;
    if (journal.savesAnswered > 0) {
      if (row?.draft && holds(row.draft, journal)) result.found += journal.savesAnswered;
      else result.lost += 1;
    }
    if (row) result.doubled += Math.max(0, (filedByOrder.get(row.order.orderId)?.length ?? 0) - journal.way.filings);
    const places = reservedByOrder.get(row?.order.orderId ?? 0) ?? [];
    result.doubled += Math.max(0, places.length - journal.way.filings);
    if (journal.reservationId !== undefined) {
      if (places.some(({ placeId }) => `R-${placeId}` === journal.reservationId)) result.found += 1;
      else result.lost += 1;
    }
    if (journal.envelopeId !== undefined) {
      const isThere = String(row?.envelopeId) === journal.envelopeId && filedByOrder.has(row?.order.orderId ?? 0);
      if (isThere) result.found += 1;
      else result.lost += 1;
    }
  }
  return result;
}

/** Tells whether a draft holds the last confirmed content, or a later unconfirmed save. */
function holds(
  draft: typeof drafts.$inferSelect,
  { way, version, content, unanswered, unansweredContent }: Journal,
): boolean {
  const stored = plain(way.answered(draft.content));
  if (draft.version === version) return isDeepStrictEqual(stored, plain(content));
  const isNext = unanswered === 'save' && draft.version === version + 1;
  return isNext && isDeepStrictEqual(stored, plain(unansweredContent));
}

/** As JSON has it: without members that are undefined. */
function plain(value: object | undefined): unknown {
  return value && JSON.parse(JSON.stringify(value));
}

/** In words. */
export function describe({ found, lost, doubled }: Findings): string {
  return `${found} confirmed saves found, ${lost} lost, ${doubled} doubled`;
}
