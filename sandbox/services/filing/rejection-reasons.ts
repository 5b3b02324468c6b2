/** Why filings at a court came back, counted from all of its filings (filing variants, sections 2 and 9). */

import { and, count, eq, gte, inArray, min, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { CourtPolicy, StateCode } from '../../generated/filing/schemas.ts';
import { dayIn } from '../firm-time-zone.ts';
import { capabilityOf } from '../state-capabilities.ts';

/** The checks of preflight that notice a reason, by its code. */
const checksOf: Readonly<Record<string, readonly string[]>> = {
  ENCRYPTED: ['encrypted'],
  REDACTION: ['redaction'],
  'PAGE-SIZE': ['page-size'],
  'NO-TEXT': ['searchable'],
  'NO-BOOKMARKS': ['bookmarks'],
  COMBINED: ['combined'],
  'NO-SIGNATURE': ['signature'],
  'WRONG-CASE': ['case-number'],
};

/** What the reasons with a code have in common; others have their own text. */
const texts: Readonly<Record<string, string>> = {
  ENCRYPTED: 'The document is encrypted.',
  REDACTION: 'A number had to be redacted.',
  'PAGE-SIZE': 'A page has another size.',
  COMBINED: 'Documents were combined.',
};

const countedDays = 365;
const decided = ['accepted', 'rejected', 'returned'] as const;

type Counted = Pick<CourtPolicy, 'rejectionReasons' | 'filingsCounted' | 'countedSince'>;

/** The counts of the last year at one court. */
export async function countRejections(
  db: Database,
  { state, courtCode }: { state: StateCode; courtCode: string },
  now: Date,
): Promise<Counted> {
  return (await countRejectionsIn(db, state, now, eq(orders.courtCode, courtCode)))(courtCode);
}

/** The counts of the last year at every court of a state, or at some. */
export async function countRejectionsIn(
  db: Database,
  state: StateCode,
  now: Date,
  which?: SQL,
): Promise<(courtCode: string) => Counted> {
  const since = new Date(now.getTime() - countedDays * 86_400_000);
  const rows = await db
    .select({
      courtCode: orders.courtCode,
      status: filings.status,
      code: filings.rejectReasonCode,
      text: min(filings.rejectReasonText),
      number: count(),
    })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(and(eq(orders.state, state), inArray(filings.status, [...decided]), gte(filings.submittedAt, since), which))
    .groupBy(orders.courtCode, filings.status, filings.rejectReasonCode);
  const countedSince = dayIn(capabilityOf(state).timeZone, since);
  const byCourt = Map.groupBy(rows, ({ courtCode }) => courtCode);
  return (courtCode) => summarize(byCourt.get(courtCode) ?? [], countedSince);
}

interface Row {
  status: string;
  code: string | null;
  text: string | null;
  number: number;
}

function summarize(rows: readonly Row[], countedSince: string): Counted {
  const byCode = new Map<string, { text: string; returned: number }>();
  for (const { status, code, text, number } of rows) {
    if (status === 'accepted') continue;
    const key = code ?? 'OTHER';
    const known = byCode.get(key);
    byCode.set(key, { text: texts[key] ?? text ?? 'Other', returned: (known?.returned ?? 0) + number });
  }
  return {
    rejectionReasons: [...byCode]
      .map(([code, reason]) => ({ code, ...reason, checks: [...(checksOf[code] ?? [])] }))
      .toSorted((one, other) => other.returned - one.returned || (one.code < other.code ? -1 : 1)),
    filingsCounted: rows.reduce((sum, { number }) => sum + number, 0),
    countedSince,
  };
}
