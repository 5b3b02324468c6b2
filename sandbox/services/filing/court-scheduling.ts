/** Return dates and hearings of courts on Tyler's system (filing variants, section 8). */
import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { closedCalendars, hearingPlaces, lostHearings } from '../../db/schema/court-scheduling.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type {
  FilingStatus,
  HearingReservation,
  HearingSlot,
  LostHearing,
  StateCode,
} from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { dayIn } from '../firm-time-zone.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { type CourtRow, requireTylerCourt } from './codes/court.ts';
import { readMotionTypes } from './codes/filing-tables.ts';
import { findSlot, hearingSlots, legalHolidays, noticeBefore, returnDateOf } from './court-calendar.ts';
import { noticeRule } from './notice-rules.ts';
import { findCourtCase } from './submission/filing-facts.ts';

const day = 86_400_000;
const longestSearch = 180;
/** A hearing is reserved while its filing is decided (domain facts). */
const reservable: readonly FilingStatus[] = ['submitting', 'submitted', 'under-review'];

/** Tells the time. */
type Now = Pick<Clock, 'now'>;

interface Call {
  db: Database;
  clock: Now;
  session: Session;
}

export const courtScheduling = {
  getNewCaseReturnDate: async ({ db, clock, params: { state }, body }) =>
    returnDate(await requireTylerCourt(db, state, body.courtCode), clock, body.outOfState ?? false),

  getExistingCaseReturnDate: async ({ db, clock, session, params: { state }, body }) => {
    const court = await requireTylerCourt(db, state, body.courtCode);
    const { clientId } = session;
    if (!(await findCourtCase(db, clientId, state, court.code, body.caseTrackingId)))
      throw notFound('The court has no such case.');
    return returnDate(court, clock, body.outOfState ?? false);
  },

  listAvailableHearingDates: async ({ db, clock, params: { state }, body }) => {
    const court = await requireCalendar(db, clock, state, body.courtCode);
    await requireMotionType(db, court, body.filingTypeCode, body.motionTypeCode);
    const { startDate, endDate } = body;
    const length = (Date.parse(endDate) - Date.parse(startDate)) / day;
    if (length < 0 || length > longestSearch) {
      const message = length < 0 ? 'The end is before the start.' : 'Choose at most 180 days.';
      throw problem(422, { code: 'period-invalid', detail: message, errors: { endDate: [message] } });
    }
    const free = await freeSlots(db, clock, court, startDate, endDate);
    return withNotice(free, court, clock, body.motionTypeCode);
  },

  scheduleHearing: async ({ db, clock, session, params: { state }, body }) => {
    const court = await requireCalendar(db, clock, state, body.courtCode);
    try {
      return await db.transaction((tx) => reserve({ db: tx, clock, session }, court, body));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Someone had the slot a moment earlier. The order says so from now on.
      const { filingId, hearingSlotId } = body;
      await db.insert(lostHearings).values({ filingId, hearingSlotId, refusedAt: clock.now() }).onConflictDoNothing();
      const nearest = await nearestSlots({ db, clock }, court, hearingSlotId);
      throw problem(409, { code: 'slot-taken', detail: 'That time was just taken. Choose another.', nearest });
    }
  },
} satisfies Handlers<Operations>;

const zoneOf = ({ state, timeZone }: CourtRow) => timeZone ?? capabilityOf(state).timeZone;

const calendarOf = (court: CourtRow, clock: Now) => ({
  courtCode: court.code,
  timeZone: zoneOf(court),
  holidays: legalHolidays(dayIn(zoneOf(court), clock.now())),
});

function returnDate(court: CourtRow, clock: Now, outOfState: boolean) {
  if (!court.allowReturnDate)
    throw problem(422, {
      code: 'no-return-dates',
      detail: 'This court has no return dates.',
      errors: { courtCode: ['This court has no return dates.'] },
    });
  return returnDateOf(calendarOf(court, clock), dayIn(zoneOf(court), clock.now()), outOfState);
}

/** @throws ProblemError 422 for a court without reservations, 503 `court-calendar-closed` with `opensAt`. */
async function requireCalendar(db: Database, clock: Now, state: StateCode, code: string): Promise<CourtRow> {
  const court = await requireTylerCourt(db, state, code);
  if (!court.allowHearing) {
    const message = 'This court doesn’t allow hearing reservations.';
    throw problem(422, { code: 'no-reservations', detail: message, errors: { courtCode: [message] } });
  }
  const [closed] = await db
    .select()
    .from(closedCalendars)
    .where(and(eq(closedCalendars.state, state), eq(closedCalendars.courtCode, code)));
  if (closed && closed.opensAt > clock.now())
    throw problem(503, {
      code: 'court-calendar-closed',
      detail: 'The court’s calendar is closed.',
      opensAt: closed.opensAt.toISOString(),
    });
  return court;
}

async function requireMotionType(db: Database, court: CourtRow, filingType: string, motionType: string): Promise<void> {
  const offered = await readMotionTypes(db, court, filingType);
  if (offered.some(({ code }) => code === motionType)) return;
  const message = 'The court doesn’t offer this motion type. Choose another.';
  throw problem(422, { code: 'motion-type-unknown', detail: message, errors: { motionTypeCode: [message] } });
}

/** The slots, with the days of notice that a motion has which is served today; where no rule is on file, as they are. */
function withNotice(slots: HearingSlot[], court: CourtRow, clock: Now, motionTypeCode: string): HearingSlot[] {
  const today = dayIn(zoneOf(court), clock.now());
  const rule = noticeRule(court.code, motionTypeCode, today);
  if (!rule) return slots;
  const calendar = calendarOf(court, clock);
  const counts = new Map<string, number>();
  return slots.map((slot) => {
    const hearingOn = dayIn(zoneOf(court), new Date(slot.startsAt));
    const noticeDays = counts.get(hearingOn) ?? noticeBefore(calendar, today, hearingOn, rule.unit);
    counts.set(hearingOn, noticeDays);
    return { ...slot, noticeDays };
  });
}

/** Future slots that no one has. */
async function freeSlots(db: Database, clock: Now, court: CourtRow, from: string, to: string) {
  const now = clock.now().toISOString();
  const offered = hearingSlots(calendarOf(court, clock), from, to).filter(({ startsAt }) => startsAt > now);
  const taken = await db
    .select({ id: hearingPlaces.hearingSlotId })
    .from(hearingPlaces)
    .where(and(eq(hearingPlaces.state, court.state), eq(hearingPlaces.courtCode, court.code)));
  const ids = new Set(taken.map(({ id }) => id));
  return offered.filter(({ hearingSlotId }) => !ids.has(hearingSlotId));
}

interface Wanted {
  envelopeId: string;
  filingId: string;
  motionTypeCode: string;
  hearingSlotId: string;
}

/** Repeating it gets the same reservation. @throws ProblemError 404, 409, 422. */
async function reserve(call: Call, court: CourtRow, wanted: Wanted): Promise<HearingReservation> {
  const { db: tx, clock, session } = call;
  const [found] = await tx
    .select({ filing: filings })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(
      and(
        eq(filings.filingId, wanted.filingId),
        eq(orders.envelopeId, wanted.envelopeId),
        eq(orders.clientId, session.clientId),
        eq(orders.state, court.state),
        eq(orders.courtCode, court.code),
      ),
    )
    .for('update', { of: filings });
  if (!found) throw notFound('The filing does not exist.');
  const [held] = await tx.select().from(hearingPlaces).where(eq(hearingPlaces.filingId, wanted.filingId));
  const slot = findSlot(calendarOf(court, clock), wanted.hearingSlotId);
  if (held && held.hearingSlotId === wanted.hearingSlotId && slot)
    return toReservation(held, slot, found.filing.status);
  if (held) throw problem(409, { code: 'hearing-reserved', detail: 'A hearing is reserved for this filing.' });
  if (!reservable.includes(found.filing.status))
    throw problem(409, {
      code: 'not-reservable',
      detail: 'Hearings are reserved only until the court has decided the filing.',
    });
  await requireMotionType(tx, court, found.filing.filingTypeCode, wanted.motionTypeCode);
  if (!slot || slot.startsAt <= clock.now().toISOString()) {
    const message = 'The court’s calendar has no such time.';
    throw problem(422, { code: 'slot-unknown', detail: message, errors: { hearingSlotId: [message] } });
  }
  const [row] = await tx
    .insert(hearingPlaces)
    .values({
      state: court.state,
      courtCode: court.code,
      hearingSlotId: wanted.hearingSlotId,
      filingId: wanted.filingId,
      motionTypeCode: wanted.motionTypeCode,
      reservedAt: clock.now(),
    })
    .returning();
  if (!row) throw new Error('The reservation was not inserted.');
  return toReservation(row, slot, found.filing.status);
}

function toReservation(
  { placeId, filingId, reservedAt }: typeof hearingPlaces.$inferSelect,
  slot: HearingSlot,
  status: FilingStatus,
): HearingReservation {
  return {
    reservationId: `R-${placeId}`,
    filingId: filingId ?? '',
    slot,
    status: status === 'accepted' ? 'confirmed' : 'reserved',
    reservedAt: reservedAt.toISOString(),
  };
}

/** The three nearest slots that are free, earliest first: of the same judge, and of others where those are fewer. */
async function nearestSlots({ db, clock }: Omit<Call, 'session'>, court: CourtRow, hearingSlotId: string) {
  const slot = findSlot(calendarOf(court, clock), hearingSlotId);
  const at = Date.parse(slot?.startsAt ?? clock.now().toISOString());
  const away = ({ startsAt }: HearingSlot) => Math.abs(Date.parse(startsAt) - at);
  const isElsewhere = ({ judge }: HearingSlot) => Number(judge !== slot?.judge);
  const around = [at - 30 * day, at + 30 * day].map((time) => dayIn(zoneOf(court), new Date(time)));
  const free = await freeSlots(db, clock, court, around[0] ?? '', around[1] ?? '');
  return free
    .toSorted((one, other) => isElsewhere(one) - isElsewhere(other) || away(one) - away(other))
    .slice(0, 3)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

interface Chosen {
  state: StateCode;
  courtCode: string;
  filingId: string;
  status: FilingStatus;
  motionTypeCode: string | undefined;
  slot: HearingSlot;
}

/**
 * Tells why a slot that was chosen for a filing can't be reserved anymore: it was refused, someone else has it now, or
 * its time has come. Undefined where it may still be, and where the court has decided before anyone asked.
 */
export async function readLostHearing(db: Database, clock: Now, chosen: Chosen): Promise<LostHearing | undefined> {
  const { state, courtCode, filingId, status, motionTypeCode = '', slot } = chosen;
  const court = await requireTylerCourt(db, state, courtCode);
  const { hearingSlotId } = slot;
  const isOpen = reservable.includes(status);
  const [refused] = await db
    .select()
    .from(lostHearings)
    .where(and(eq(lostHearings.filingId, filingId), eq(lostHearings.hearingSlotId, hearingSlotId)));
  const [taken] = await db
    .select()
    .from(hearingPlaces)
    .where(
      and(
        eq(hearingPlaces.state, state),
        eq(hearingPlaces.courtCode, courtCode),
        eq(hearingPlaces.hearingSlotId, hearingSlotId),
      ),
    );
  const isTaken = refused !== undefined || (isOpen && taken !== undefined);
  const isPast = isOpen && slot.startsAt <= clock.now().toISOString();
  if (!isTaken && !isPast) return undefined;
  const free = isOpen ? await nearestSlots({ db, clock }, court, hearingSlotId) : [];
  return {
    reason: isTaken ? 'taken' : 'passed',
    nearest: withNotice(free, court, clock, motionTypeCode),
    notice: noticeRule(court.code, motionTypeCode, dayIn(zoneOf(court), clock.now())),
  };
}

/** The reserved hearings of filings, by filing. */
export async function readHearings(db: Database, filingIds: readonly string[]) {
  if (filingIds.length === 0) return new Map<string, HearingReservation>();
  const rows = await db
    .select({ place: hearingPlaces, status: filings.status })
    .from(hearingPlaces)
    .innerJoin(filings, eq(filings.filingId, hearingPlaces.filingId))
    .where(inArray(hearingPlaces.filingId, [...filingIds]));
  const found = new Map<string, HearingReservation>();
  for (const { place, status } of rows) {
    const court = await requireTylerCourt(db, place.state, place.courtCode);
    const slot = findSlot({ courtCode: court.code, timeZone: zoneOf(court), holidays: [] }, place.hearingSlotId);
    if (slot && place.filingId) found.set(place.filingId, toReservation(place, slot, status));
  }
  return found;
}
