/** Today's hearings and deadlines: by each court's day, of the firm alone. */
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { courts } from '../../db/schema/codes.ts';
import { hearingPlaces } from '../../db/schema/court-scheduling.ts';
import { docketDeadlines } from '../../db/schema/docket-watch.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Today } from '../../generated/workspace/schemas.ts';
import { addDays, instantAt } from '../billing/rules/days.ts';
import { readDocketHearings } from '../docket-watch/docket-hearings.ts';
import { hearingSlots } from '../filing/court-calendar.ts';
import { dayIn } from '../firm-time-zone.ts';

const opened = testSandbox();
const june = 'june.ashgrove@example.com';
const chicago = 'America/Chicago';
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

const read = async (as?: string): Promise<Today> =>
  (await opened.call('/workspace/v1/today', as === undefined ? {} : { as })).json();

const travelTo = (instant: Date) => {
  opened.sandbox.clock.offset += instant.getTime() - opened.sandbox.clock.now().getTime();
};

test('hearings of followed dockets are told on the court’s day, from its first minute to its last', async () => {
  const { db, clock } = opened.sandbox;
  const { hearings } = await readDocketHearings(db, 1, { from: clock.now(), now: clock.now() });
  const hearing = hearings.find(({ isCancelled }) => !isCancelled);
  if (!hearing) throw new Error('The demo has no hearing ahead.');
  const { at, courtTimeZone, docketEntryId } = hearing;
  const day = dayIn(courtTimeZone, at);
  const ids = async (as?: string) => (await read(as)).hearings.map(({ hearingId }) => hearingId);
  travelTo(instantAt(day, 0, courtTimeZone));
  expect(await ids()).toContain(`hearing-${docketEntryId}`);
  expect(await ids(june)).not.toContain(`hearing-${docketEntryId}`);
  travelTo(new Date(instantAt(addDays(day, 1), 0, courtTimeZone).getTime() - 1000));
  expect((await read()).hearings.find(({ hearingId }) => hearingId === `hearing-${docketEntryId}`)).toMatchObject({
    at: at.toISOString(),
    courtTimeZone,
    title: hearing.kind,
    isCancelled: false,
    service: 'DocketSync',
  });
  travelTo(instantAt(addDays(day, 1), 0, courtTimeZone));
  expect(await ids()).not.toContain(`hearing-${docketEntryId}`);
});

test('a hearing that a filing reserved names judge, room and paper, until the filing is rejected', async () => {
  const { db, clock } = opened.sandbox;
  const [court] = await db.select().from(courts).where(eq(courts.allowHearing, true));
  const [found] = await db
    .select({ filing: filings, order: orders })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(eq(orders.clientId, 1));
  if (court?.state !== 'IL' || !found) throw new Error('The demo lacks what this test needs.');
  const { filingId } = found.filing;
  const from = dayIn(chicago, clock.now());
  const slots = hearingSlots({ courtCode: court.code, timeZone: chicago, holidays: [] }, from, addDays(from, 7));
  const slot = slots.find(({ judge, startsAt }) => judge && Date.parse(startsAt) > clock.now().getTime());
  if (!slot) throw new Error('The court has no time in a week.');
  await db.insert(hearingPlaces).values({
    ...{ state: 'IL' as const, courtCode: court.code, hearingSlotId: slot.hearingSlotId },
    ...{ filingId, reservedAt: clock.now() },
  });
  await db.update(filings).set({ status: 'under-review' }).where(eq(filings.filingId, filingId));
  travelTo(new Date(slot.startsAt));
  const ofFiling = async () =>
    (await read()).hearings.filter(({ at, orderId }) => at === slot.startsAt && orderId === found.order.orderId);
  expect(await ofFiling()).toMatchObject([
    {
      judge: slot.judge,
      place: `Courtroom ${slot.courtroom}`,
      orderId: found.order.orderId,
      title: expect.any(String),
    },
  ]);
  await db.update(filings).set({ status: 'rejected' }).where(eq(filings.filingId, filingId));
  expect(await ofFiling()).toEqual([]);
});

test('deadlines are told on their day and while they are overdue, once confirmed', async () => {
  const { db, clock } = opened.sandbox;
  const [docket] = await db.select().from(docketOrders).where(eq(docketOrders.clientId, 1));
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.orderId, docket?.orderId ?? 0));
  if (!docket || !order) throw new Error('The demo lacks what this test needs.');
  await db.update(orders).set({ state: 'IL' }).where(eq(orders.orderId, order.orderId));
  const deadlineId = crypto.randomUUID();
  const date = addDays(dayIn(chicago, clock.now()), 10);
  const saved = { clientId: 1, deadlineId, orderId: order.orderId, productCaseId: docket.productCaseId, version: 1 };
  await db.insert(docketDeadlines).values({
    ...{ ...saved, title: 'Answer', date, source: '735 ILCS 5/2-301', counted: [], status: 'confirmed' as const },
    ...{ byName: 'Nora Marlow', updatedAt: clock.now() },
  });
  const told = async () => (await read()).deadlines.filter((each) => each.deadlineId === deadlineId);
  travelTo(new Date(instantAt(date, 0, chicago).getTime() - 1000));
  expect(await told()).toEqual([]);
  travelTo(instantAt(date, 0, chicago));
  expect(await told()).toMatchObject([{ title: 'Answer', date, isOverdue: false }]);
  travelTo(instantAt(date, 23, chicago));
  expect(await told()).toMatchObject([{ isOverdue: false }]);
  travelTo(instantAt(addDays(date, 1), 0, chicago));
  expect(await told()).toMatchObject([{ isOverdue: true }]);
  await db.update(docketDeadlines).set({ status: 'done' }).where(eq(docketDeadlines.deadlineId, deadlineId));
  expect(await told()).toEqual([]);
});
