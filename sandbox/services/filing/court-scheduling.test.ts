/** Return dates and hearings: offered, reserved once, taken, closed (filing variants, section 8). */
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { courts } from '../../db/schema/codes.ts';
import { hearingPlaces } from '../../db/schema/court-scheduling.ts';
import { motionTypes } from '../../db/schema/filing-codes.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { HearingSlot, MotionType } from '../../generated/filing/schemas.ts';
import { findSlot, hearingSlots, isReturnDay, legalHolidays, noticeBefore, returnDateOf } from './court-calendar.ts';
import { judgeOfCase, judgesOf } from './court-judges.ts';
import { noticeRule } from './notice-rules.ts';

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

test('a slot is reserved once; a taken one is refused with the three nearest, of its judge if there are as many', async () => {
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
  for (const { judge } of taken.body.nearest) expect(judge).toBe(first?.judge);
  const wanted = { ...reservation, hearingSlotId: second?.hearingSlotId };
  const answers = [await call('ScheduleHearingDate', wanted), await call('ScheduleHearingDate', wanted)];
  const { noticeDays: _, ...reserved } = second ?? {};
  expect(answers[0]).toMatchObject({ status: 200, body: { status: 'reserved', slot: reserved } });
  expect(answers[1]).toEqual(answers[0]);
  const { body: left }: { body: HearingSlot[] } = await call('AvailableHearingDates', search);
  expect(left.map(({ hearingSlotId }) => hearingSlotId)).toEqual(
    slots.slice(2).map(({ hearingSlotId }) => hearingSlotId),
  );
  const shown = await (await opened.call(`/filing/Order/${orderId}`)).json();
  const [filing] = shown.filings.filter((each: { filingId: string }) => each.filingId === filingId);
  expect(filing.hearing).toMatchObject({ slot: reserved });
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

test('a calendar has no slots on weekends and holidays, nor others than it offers', () => {
  const calendar = { courtCode: 'c', timeZone: 'America/Chicago', holidays: ['2026-09-07'] };
  const slots = hearingSlots(calendar, '2026-09-05', '2026-09-08');
  expect(new Set(slots.map(({ startsAt }) => startsAt.slice(0, 10)))).toEqual(new Set(['2026-09-08']));
  const [first] = slots;
  expect(first && findSlot(calendar, first.hearingSlotId)).toEqual(first);
  expect(findSlot(calendar, 'c-20261399-0900-0')).toBeUndefined();
  expect(findSlot(calendar, 'elsewhere')).toBeUndefined();
  const { earliestDate, latestDate } = returnDateOf(calendar, '2026-09-01', false);
  expect(isReturnDay([], '2026-09-01', earliestDate)).toBe(true);
  expect(latestDate > earliestDate).toBe(true);
  expect(isReturnDay([], '2026-09-01', '2026-09-02')).toBe(false);
  expect(isReturnDay([earliestDate], '2026-09-01', earliestDate)).toBe(false);
});

test('each judge has a room, and a calendar of their own; the motion call is nobody’s', () => {
  const calendar = { courtCode: 'c', timeZone: 'America/Chicago', holidays: [] };
  const slots = hearingSlots(calendar, '2026-09-01', '2026-09-30');
  const rooms = new Map(slots.map(({ judge, courtroom }) => [judge, courtroom]));
  expect([...rooms.keys()].toSorted()).toEqual([...judgesOf('c').map(({ name }) => name), undefined].toSorted());
  expect(new Set(rooms.values()).size).toBe(4);
  for (const { judge, courtroom } of slots) expect(courtroom).toBe(rooms.get(judge));
  expect(new Set(slots.map(({ hearingSlotId }) => hearingSlotId)).size).toBe(slots.length);
  expect(judgesOf('c').map(({ name }) => name)).toContain(judgeOfCase('c', 'a case'));
});

test('notice is counted from the day after service to the hearing, in court days or in all', () => {
  // A Thursday; the next Monday is a holiday.
  const closed = { holidays: ['2026-09-07'] };
  expect(noticeBefore(closed, '2026-09-03', '2026-09-03', 'days')).toBe(0);
  expect(noticeBefore(closed, '2026-09-03', '2026-09-04', 'court-days')).toBe(1);
  expect(noticeBefore(closed, '2026-09-03', '2026-09-08', 'court-days')).toBe(2);
  expect(noticeBefore(closed, '2026-09-03', '2026-09-08', 'days')).toBe(5);
});

test('a notice rule holds at its courts, for its motions, from its day on', () => {
  const found = noticeRule('lakemoor:cv1', '17301', '2026-09-01');
  expect(found).toEqual({
    days: 5,
    unit: 'court-days',
    source: 'Lakemoor County Circuit Court Rule 2.1(c)',
    since: '2024-07-01',
  });
  expect(noticeRule('lakemoor:cv1', '17303', '2026-09-01')).toBeUndefined();
  expect(noticeRule('adamsbrook', '17301', '2026-09-01')).toBeUndefined();
  expect(noticeRule('lakemoor:cv1', '17301', '2024-06-30')).toBeUndefined();
});

test('a motion type tells its notice rule, and each slot the notice that it leaves today', async () => {
  const types = await opened.call('/filing/Tyler/IL/Codes/Motion-Types?courtCode=lakemoor:cv1&filingTypeCode=40210');
  const [contested, ...others]: MotionType[] = await types.json();
  expect(contested).toMatchObject({ code: '17301', notice: { days: 5, unit: 'court-days' } });
  for (const { notice } of others) expect(notice).toBeUndefined();
  const search = {
    courtCode: 'lakemoor:cv1',
    filingTypeCode: '40210',
    startDate: dayAfter(1),
    endDate: dayAfter(20),
  };
  const { body: slots }: { body: HearingSlot[] } = await call('AvailableHearingDates', {
    ...search,
    motionTypeCode: '17301',
  });
  const counts = slots.map(({ noticeDays = -1 }) => noticeDays);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(counts[0]).toBeGreaterThanOrEqual(0);
  expect(counts.at(-1)).toBeLessThanOrEqual(15);
  const { body: emergency }: { body: HearingSlot[] } = await call('AvailableHearingDates', {
    ...search,
    motionTypeCode: '17303',
  });
  for (const { noticeDays } of emergency) expect(noticeDays).toBeUndefined();
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
