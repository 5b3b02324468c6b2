/** Return dates and hearings: offered, reserved once, taken, closed (filing variants, section 8). */
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { courts } from '../../db/schema/codes.ts';
import { hearingPlaces } from '../../db/schema/court-scheduling.ts';
import { motionTypes } from '../../db/schema/filing-codes.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { HearingSlot } from '../../generated/filing/schemas.ts';
import { findSlot, hearingSlots, isReturnDay, legalHolidays, returnDateOf } from './court-calendar.ts';

const opened = testSandbox();
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

async function call(path: string, body: unknown) {
  const response = await opened.call(`/filing/Tyler/IL/CourtScheduling/${path}`, { body });
  return { status: response.status, body: await response.json() };
}

const dayAfter = (days: number) =>
  new Date(opened.sandbox.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** A filing under review at a court with hearings, with a motion type of its filing type. */
async function motion() {
  const { db } = opened.sandbox;
  const [type] = await db.select().from(motionTypes).where(eq(motionTypes.state, 'IL'));
  const [court] = await db
    .select()
    .from(courts)
    .where(and(eq(courts.state, 'IL'), eq(courts.allowHearing, true), eq(courts.tablesOf, type?.location ?? '')));
  const [found] = await db
    .select({ filing: filings, order: orders })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(and(eq(orders.clientId, 1), eq(orders.state, 'IL'), eq(orders.status, 'accepted')));
  if (!type || !court || !found) throw new Error('The demo lacks what this test needs.');
  const { filing, order } = found;
  await db.update(orders).set({ courtCode: court.code }).where(eq(orders.orderId, order.orderId));
  await db
    .update(filings)
    .set({ status: 'under-review', filingTypeCode: type.filingCodeId })
    .where(eq(filings.filingId, filing.filingId));
  const shared = { courtCode: court.code, motionTypeCode: type.code };
  const search = {
    ...shared,
    caseTrackingId: order.caseTrackingId ?? crypto.randomUUID(),
    filingTypeCode: type.filingCodeId,
    startDate: dayAfter(7),
    endDate: dayAfter(35),
  };
  const reservation = { ...shared, envelopeId: order.envelopeId ?? '', filingId: filing.filingId };
  return { search, reservation, orderId: order.orderId, filingId: filing.filingId };
}

test('a place is reserved once; a taken one is refused with the three nearest', async () => {
  const { search, reservation, orderId, filingId } = await motion();
  const { body: slots }: { body: HearingSlot[] } = await call('AvailableHearingDates', search);
  expect(slots.length).toBeGreaterThan(10);
  const [first, second] = slots;
  await opened.sandbox.db.insert(hearingPlaces).values({
    state: 'IL',
    courtCode: search.courtCode,
    hearingSlotId: first?.hearingSlotId ?? '',
    reservedAt: new Date(),
  });
  const taken = await call('ScheduleHearingDate', { ...reservation, hearingSlotId: first?.hearingSlotId });
  expect(taken).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
  expect(taken.body.nearest).toHaveLength(3);
  const wanted = { ...reservation, hearingSlotId: second?.hearingSlotId };
  const answers = [await call('ScheduleHearingDate', wanted), await call('ScheduleHearingDate', wanted)];
  expect(answers[0]).toMatchObject({ status: 200, body: { status: 'reserved', slot: second } });
  expect(answers[1]).toEqual(answers[0]);
  const { body: left }: { body: HearingSlot[] } = await call('AvailableHearingDates', search);
  expect(left.map(({ hearingSlotId }) => hearingSlotId)).toEqual(
    slots.slice(2).map(({ hearingSlotId }) => hearingSlotId),
  );
  const shown = await (await opened.call(`/filing/Order/${orderId}`)).json();
  const [filing] = shown.filings.filter((each: { filingId: string }) => each.filingId === filingId);
  expect(filing.hearing).toMatchObject({ slot: second });
  const other = await call('ScheduleHearingDate', { ...reservation, hearingSlotId: slots[4]?.hearingSlotId });
  expect(other).toMatchObject({ status: 409, body: { code: 'hearing-reserved' } });
});

test('a closed calendar says when it opens, and a long search is refused', async () => {
  const { search } = await motion();
  const close = (minutes: number) =>
    opened.sandbox.fetch(
      new Request('http://localhost/sandbox/api/hearings/close', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ state: 'IL', courtCode: search.courtCode, minutes }),
      }),
    );
  expect((await close(60)).status).toBe(200);
  expect(await call('AvailableHearingDates', search)).toMatchObject({
    status: 503,
    body: { code: 'court-calendar-closed', opensAt: expect.any(String) },
  });
  await close(0);
  opened.sandbox.clock.offset += 1000;
  expect((await call('AvailableHearingDates', search)).status).toBe(200);
  const long = await call('AvailableHearingDates', { ...search, endDate: dayAfter(300) });
  expect(long).toMatchObject({ status: 422, body: { errors: { endDate: ['Choose at most 180 days.'] } } });
  const unknown = await call('AvailableHearingDates', { ...search, motionTypeCode: 'nothing' });
  expect(Object.keys(unknown.body.errors)).toEqual(['motionTypeCode']);
});

test('a return date is proposed where the court has them', async () => {
  const codes = { caseCategoryCode: '7100', caseTypeCode: '70211', filingTypeCode: '40110' };
  const { body } = await call('NewCaseReturnDate', { courtCode: 'lakemoor:cv1', ...codes });
  expect(body.returnDate > body.earliestDate && body.returnDate < body.latestDate).toBe(true);
  expect(await call('NewCaseReturnDate', { courtCode: 'lakemoor:ch1', ...codes })).toMatchObject({ status: 422 });
});

test('a calendar has no places on weekends and holidays, nor others than it offers', () => {
  const calendar = { courtCode: 'c', timeZone: 'America/Chicago', holidays: ['2026-09-07'] };
  const slots = hearingSlots(calendar, '2026-09-05', '2026-09-08');
  expect(new Set(slots.map(({ startsAt }) => startsAt.slice(0, 10)))).toEqual(new Set(['2026-09-08']));
  const [first] = slots;
  expect(first && findSlot(calendar, first.hearingSlotId)).toEqual(first);
  expect(findSlot(calendar, 'c-20261399-0900')).toBeUndefined();
  expect(findSlot(calendar, 'elsewhere')).toBeUndefined();
  const { earliestDate, latestDate } = returnDateOf(calendar, '2026-09-01', false);
  expect(isReturnDay([], '2026-09-01', earliestDate)).toBe(true);
  expect(latestDate > earliestDate).toBe(true);
  expect(isReturnDay([], '2026-09-01', '2026-09-02')).toBe(false);
  expect(isReturnDay([earliestDate], '2026-09-01', earliestDate)).toBe(false);
});

test('legal holidays are no court days', () => {
  expect(legalHolidays('2026-12-01')).toEqual(expect.arrayContaining(['2026-12-25', '2027-01-01', '2027-01-18']));
  const [offered] = [
    hearingSlots(
      { courtCode: 'c', timeZone: 'America/Chicago', holidays: legalHolidays('2026-12-01') },
      '2026-12-25',
      '2026-12-25',
    ),
  ];
  expect(offered).toEqual([]);
});
