/**
 * Syncs selections of cases over a network and a backend that fail at random, from two tabs that are reloaded: late
 * answers, 500s before and after the work, lost requests and answers, requests that arrive after they failed, a browser that
 * is offline, and double presses. Each case is ordered once, none is lost, and none is in another's matter.
 *
 * The suite runs a short version; `npm run test:sync` runs 200. SYNC_SEED repeats a failed run; SYNC_WITHOUT=key or lock
 * takes a safeguard away.
 */
import { and, eq, gt, inArray, max } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { charges } from '../sandbox/db/schema/charges.ts';
import { bulkSyncCases, docketOrders } from '../sandbox/db/schema/dockets.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import { Chance } from '../sandbox/demo/orders/chance.ts';
import { casesOf, productCaseIdOf } from '../sandbox/simulators/dockets/court-records.ts';
import { plantedFailure } from '../sandbox/simulators/dockets/planted-failures.ts';
import type { BulkOutcome } from '../src/features/docket-sync/bulk/calls/submit-bulk-sync.ts';
import { type BulkSelection, toCommand } from '../src/features/docket-sync/bulk/model/selection.ts';
import { failAtRandom, networkOf, newLocks } from './lossy-network.ts';
import { openTestSandbox, type TestSandbox, testServices } from './sandbox.ts';

const runs = Number(process.env.SYNC_RUNS ?? 12);
const seed = Number(process.env.SYNC_SEED ?? 20_261_126);
const without = process.env.SYNC_WITHOUT;
const clientId = 1;
const userId = 1;
const providerId = 4;
/** Cases of the demo's account that its firm follows already. */
const followed = 96;
const mostPresses = 25;
const mostCases = 6;

/** Presses Sync on a page: its own modules, as after a load. */
type Press = (selection: BulkSelection) => Promise<BulkOutcome>;

let backend: TestSandbox;
let chance = new Chance(seed);
let late: Promise<unknown>[] = [];
let isOffline = false;
const tabs: { first: Press; reloaded: Press }[] = [];

beforeAll(async () => {
  backend = await openTestSandbox();
  const token = await backend.tokenOf('nora.marlow@example.com');
  for (let tab = 0; tab < 2; tab += 1) tabs.push({ first: await openPage(token), reloaded: await openPage(token) });
});
afterAll(() => backend.sandbox.close());
beforeEach(() => {
  chance = new Chance(seed);
  late = [];
  localStorage.clear();
  if (without !== 'lock') Object.defineProperty(navigator, 'locks', { configurable: true, value: newLocks() });
  const network = networkOf(backend, { isLossy: true, chance, late, see });
  vi.stubGlobal('fetch', network);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  await backend.sandbox.faults.replace([]);
});

function see(request: Request): Response | undefined {
  if (isOffline) throw new TypeError('Failed to fetch');
  if (without === 'key') request.headers.set('idempotency-key', crypto.randomUUID());
  return undefined;
}

async function openPage(token: string): Promise<Press> {
  vi.resetModules();
  const { setBaseAddresses } = await import('../src/api/backends.ts');
  const { setRunnerHooks } = await import('../src/api/http.ts');
  const { bulkOrderKey, orderDockets } = await import('../src/features/docket-sync/bulk/calls/submit-bulk-sync.ts');
  setBaseAddresses(testServices);
  setRunnerHooks({ accessToken: () => token });
  return (selection) => {
    const command = toCommand(selection, 'clio');
    if (!command) throw new Error('Every case has a matter.');
    return orderDockets(providerId, command, bulkOrderKey(userId, providerId, command));
  };
}

/** The selections of all runs: cases that no one follows and NYSCEF has, each with a matter of its own choice. */
function selections(): BulkSelection[] {
  const free = casesOf(providerId).filter(
    (record) => record.index >= followed && record.index < 1336 && !record.isSealed && !plantedFailure(record, false),
  );
  return Array.from({ length: runs }, () => {
    const cases = free.splice(0, 1 + Math.floor(chance.next() * mostCases));
    return {
      ...{ v: 1 as const, clientId, userId, providerId, accountName: 'nmarlow', state: 'NY' },
      cases: cases.map((record) => ({
        productCaseId: productCaseIdOf(record),
        caseNumber: record.caseNumber,
        description: record.caseTitle,
        courtName: record.courtName,
        matter: ((reference) => ({ displayName: reference, clientReference: reference }))(
          `Matter ${Math.floor(chance.next() * 40)}`,
        ),
      })),
    };
  });
}

/** Presses once or more in one tab or both, on pages before and after a reload. */
function pressesOf(selection: BulkSelection): Promise<BulkOutcome>[] {
  return tabs.flatMap(({ first, reloaded }, place) => {
    if (place > 0 && chance.happens(0.6)) return [];
    const pages = chance.happens(0.25) ? [first, reloaded] : [chance.happens(0.5) ? first : reloaded];
    return pages.flatMap((press) => Array.from({ length: chance.happens(0.3) ? 2 : 1 }, () => press(selection)));
  });
}

it(`orders each case once in ${runs} runs of Sync (seed ${seed})`, { timeout: 1_200_000 }, async () => {
  const { db, clock, dueWork, faults } = backend.sandbox;
  const [last] = await db.select({ orderId: max(orders.orderId) }).from(orders);
  const before = last?.orderId ?? 0;
  const all = selections();
  const outcomes: BulkOutcome['kind'][] = [];
  for (const selection of all) {
    let isOrdered = false;
    for (let press = 0; press < mostPresses && !isOrdered; press += 1) {
      isOffline = chance.happens(0.1);
      await failAtRandom(backend, chance, ['submitBulkSync']);
      const answered = await Promise.all(pressesOf(selection));
      outcomes.push(...answered.map(({ kind }) => kind));
      // A person who was told that it is ordered is on the summary, where nothing is pressed.
      isOrdered = answered.some(({ kind }) => kind === 'ordered');
    }
    expect(isOrdered, `case ${selection.cases[0]?.caseNumber} is ordered in the end`).toBe(true);
    isOffline = false;
    await faults.replace([]);
    await Promise.all(late.splice(0));
  }
  clock.offset += 100_000;
  await dueWork.run();

  expect(new Set(outcomes)).toEqual(new Set(['ordered', 'unknown', ...(without ? ['refused'] : [])]));
  const wanted = all.flatMap(({ cases }) => cases);
  const placed = await db.select().from(bulkSyncCases).where(gt(bulkSyncCases.bulkOrderId, before));
  expect(placed.map(({ productCaseId }) => productCaseId).toSorted()).toEqual(
    wanted.map(({ productCaseId }) => productCaseId).toSorted(),
  );
  expect(placed.filter(({ failure }) => failure !== null)).toEqual([]);
  const made = await db
    .select({ docket: docketOrders, order: orders })
    .from(docketOrders)
    .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
    .where(gt(docketOrders.orderId, before));
  const matters = made
    .map(({ docket, order }) => `${docket.productCaseId} ${docket.state} ${order.clientReference}`)
    .toSorted();
  expect(matters).toEqual(
    wanted.map(({ productCaseId, matter }) => `${productCaseId} Active ${matter?.clientReference}`).toSorted(),
  );
  const charged = await db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.service, 'DocketSync'),
        inArray(
          charges.orderId,
          made.map(({ order }) => order.orderId),
        ),
      ),
    );
  expect(charged.map(({ amountCents }) => amountCents)).toEqual(wanted.map(() => 1000));
});
