/** What a firm has at courts today: hearings and deadlines. Today is each court's day. */
import { and, eq, gte, isNotNull, lte, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { hearingPlaces } from '../../db/schema/court-scheduling.ts';
import { docketDeadlines } from '../../db/schema/docket-watch.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/workspace/operations.ts';
import type { DeadlineToday, HearingToday } from '../../generated/workspace/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { addDays } from '../billing/rules/days.ts';
import { readDeadlines } from '../docket-watch/deadlines.ts';
import { readDocketHearings } from '../docket-watch/docket-hearings.ts';
import { readHearings } from '../filing/court-scheduling.ts';
import { papersOf, readPapers } from '../filing/filing-papers.ts';
import { dayIn } from '../firm-time-zone.ts';
import { timeZoneOfState } from '../time-zone-of-state.ts';

/** A deadline that nobody marked as done is told for so many days after. */
const overdueDays = 30;
const hour = 3_600_000;
/** Filings that came to nothing have no hearing. */
const fallen = ['draft', 'rejected', 'returned', 'cancelled', 'failed', 'error'] as const;

type Order = typeof orders.$inferSelect;

export const today = {
  listToday: async ({ db, clock, session }) => {
    const now = clock.now();
    const [docketed, reserved, deadlines] = await Promise.all([
      // In any zone, what is today began at most a day ago.
      readDocketHearings(db, session.clientId, { from: new Date(now.getTime() - 26 * hour), now }),
      reservedHearings(db, session),
      deadlinesUntilToday(db, session, now),
    ]);
    const hearings = docketed.hearings.map(
      ({ docketEntryId, at, courtTimeZone, kind, place, isCancelled, order }): HearingToday => ({
        ...{ hearingId: `hearing-${docketEntryId}`, at: at.toISOString(), courtTimeZone, title: kind, isCancelled },
        ...(place && { place }),
        ...factsOf(order),
      }),
    );
    const isToday = ({ at, courtTimeZone }: HearingToday) =>
      dayIn(courtTimeZone, new Date(at)) === dayIn(courtTimeZone, now);
    return {
      hearings: [...hearings, ...reserved].filter(isToday).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
      deadlines,
      ...(docketed.readAt && { docketsReadAt: docketed.readAt.toISOString() }),
    };
  },
} satisfies Handlers<Operations>;

const factsOf = (order: Order) => ({
  ...{ orderId: order.orderId, service: order.service, caseTitle: order.caseTitle },
  ...(order.caseNumber && { caseNumber: order.caseNumber }),
  ...(order.clientReference && { clientReference: order.clientReference }),
});

/** The hearings that the firm's filings reserved. */
async function reservedHearings(db: Database, { clientId }: Session): Promise<HearingToday[]> {
  const rows = await db
    .select({ filing: filings, order: orders })
    .from(hearingPlaces)
    .innerJoin(filings, eq(filings.filingId, hearingPlaces.filingId))
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(
      and(eq(orders.clientId, clientId), isNotNull(hearingPlaces.filingId), notInArray(filings.status, [...fallen])),
    );
  const ids = rows.map(({ filing }) => filing.filingId);
  const [hearings, papers] = await Promise.all([readHearings(db, ids), readPapers(db, ids)]);
  return rows.flatMap(({ filing, order }): HearingToday[] => {
    const hearing = hearings.get(filing.filingId);
    if (!hearing) return [];
    const { startsAt, courtroom, judge } = hearing.slot;
    return [
      {
        ...{ hearingId: hearing.reservationId, at: startsAt, isCancelled: false },
        courtTimeZone: timeZoneOfState(order.state) ?? 'America/Chicago',
        title: papersOf(filing, papers.get(filing.filingId)).leadDocumentTitle ?? filing.filingTypeName,
        ...(courtroom && { place: `Courtroom ${courtroom}` }),
        ...(judge && { judge }),
        ...factsOf(order),
      },
    ];
  });
}

/** Confirmed deadlines whose day at the court is today, or was in the last days. */
async function deadlinesUntilToday(db: Database, { clientId }: Session, now: Date): Promise<DeadlineToday[]> {
  const utcDay = dayIn('UTC', now);
  const rows = await readDeadlines(
    db,
    and(
      eq(docketDeadlines.clientId, clientId),
      eq(docketDeadlines.status, 'confirmed'),
      gte(docketDeadlines.date, addDays(utcDay, -overdueDays)),
      lte(docketDeadlines.date, addDays(utcDay, 1)),
    ),
  );
  return rows.flatMap(({ deadline, order, isSealed, isStale }): DeadlineToday[] => {
    const courtDay = dayIn(timeZoneOfState(order.state) ?? 'America/New_York', now);
    if (deadline.date > courtDay) return [];
    const { service: _, ...facts } = factsOf(order);
    return [
      {
        ...{ deadlineId: deadline.deadlineId, title: deadline.title, date: deadline.date, isStale },
        isOverdue: deadline.date < courtDay,
        ...facts,
        ...(isSealed && { title: 'Deadline', caseTitle: 'Sealed case' }),
      },
    ];
  });
}
