import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testSandbox } from '../../tests/sandbox.ts';
import type { Clock } from '../clock.ts';
import { dueWork, monitoringReports } from '../db/schema/control.ts';
import { mostAttempts } from './due-steps.ts';
import { DueWork, type Step, schedule } from './due-work.ts';

const opened = testSandbox();
/** Stands still unless a test moves it. */
let time: number;
const clock: Clock = { now: () => new Date(time), offset: 0 };
let failures: string[];
/** Fails while set. */
let trouble: 'none' | 'throws' | 'fails a query';

beforeAll(async () => {
  // The demo's own work needs its own steps.
  await opened.sandbox.db.delete(dueWork);
});
beforeEach(() => {
  time = Date.UTC(2026, 2, 2, 15);
  failures = [];
  trouble = 'none';
});
afterEach(async () => {
  await opened.sandbox.db.delete(dueWork);
  await opened.sandbox.db.delete(monitoringReports);
});

const write: Step = async (tx, { body }, receivedAt) => {
  await tx.insert(monitoringReports).values({ receivedAt, kind: 'envelope', body: String(body) });
};
const fragile: Step = async (tx, payload, now) => {
  await write(tx, payload, now);
  if (trouble === 'throws') throw new Error('No paper.');
  if (trouble === 'fails a query') await tx.execute(sql`select 1 / 0`);
};

function open(steps: Record<string, Step> = { note: write, fragile }, patience?: number): DueWork {
  const log = (message: string) => failures.push(message);
  return new DueWork(opened.sandbox.db, clock, new Map(Object.entries(steps)), { log, patience });
}

/** Schedules a step for now. */
const add = (kind: string, body: string | number = kind) => schedule(opened.sandbox.db, clock.now(), kind, { body });
const written = async () => (await opened.sandbox.db.select().from(monitoringReports)).map(({ body }) => body);
async function stored(kind: string) {
  const [row] = await opened.sandbox.db.select().from(dueWork).where(eq(dueWork.kind, kind));
  return row;
}

test.each([
  ['throws', 1000],
  ['fails a query', 100],
] as const)('a step that %s for ever holds up none of %i others', async (kind, others) => {
  trouble = kind;
  await add('fragile');
  const bodies = Array.from({ length: others }, (_, body) => body);
  const dueAt = clock.now();
  await opened.sandbox.db.insert(dueWork).values(bodies.map((body) => ({ dueAt, kind: 'note', payload: { body } })));
  await open().run();
  expect((await written()).map(Number).sort((a, b) => a - b)).toEqual(bodies);
  expect(failures).toHaveLength(1);
});

test('a failing step is retried with growing pauses and set aside after the last attempt', async () => {
  trouble = 'fails a query';
  await add('fragile');
  const work = open();
  const pauses: number[] = [];
  for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
    const asked = time;
    await work.run();
    const { attempts, retryAt, setAsideAt } = (await stored('fragile')) ?? {};
    expect({ attempts, setAsideAt }).toEqual({ attempts: attempt, setAsideAt: null });
    const pause = (retryAt?.getTime() ?? 0) - asked;
    pauses.push(pause / 1000);
    time += pause - 1;
    await work.run();
    expect(failures).toHaveLength(attempt);
    time += 1;
  }
  expect(pauses).toEqual([1, 5, 30, 120, 600]);
  await work.run();
  expect(await stored('fragile')).toMatchObject({
    attempts: mostAttempts,
    retryAt: null,
    setAsideAt: expect.any(Date),
    error: 'division by zero',
  });
  time += 86_400_000;
  trouble = 'none';
  await work.run();
  expect(failures).toHaveLength(mostAttempts);
  expect(await written()).toEqual([]);
});

test('a retried step starts over, and keeps its due time', async () => {
  trouble = 'throws';
  await add('fragile');
  const { dueAt } = (await stored('fragile')) ?? {};
  await open().run();
  expect(await written()).toEqual([]);
  trouble = 'none';
  time += 3_600_000;
  await open().run();
  expect(await opened.sandbox.db.select().from(monitoringReports)).toMatchObject([
    { body: 'fragile', receivedAt: dueAt },
  ]);
  expect(await stored('fragile')).toBeUndefined();
});

test('an unknown step is kept', async () => {
  await add('unknown');
  await open().run();
  expect(await stored('unknown')).toMatchObject({ attempts: 1, error: 'There is no step unknown.' });
});

test('runs steps that steps schedule, and work that comes due while it runs', async () => {
  const steps: Record<string, Step> = {
    note: write,
    fragile: async (tx, _, now) => {
      await schedule(tx, new Date(now.getTime() + 60_000), 'note', { body: 'next' });
      // The clock moves while the batch runs.
      time += 120_000;
      void work.run();
    },
  };
  const work = open(steps);
  await add('fragile');
  await work.run();
  expect(await written()).toEqual(['next']);
});

test('waits for a slow step only as long as patience lasts', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const work = open({ note: () => isOver }, 20);
  await add('note');
  await work.catchUp();
  const stopped = work.stop();
  end();
  await stopped;
  expect(await stored('note')).toBeUndefined();
});

test('work in order runs before what is due later, though it was planned after that was claimed', async () => {
  const minute = 60_000;
  const first = new Date(time - 10 * minute);
  const chain: Step = async (tx, { left }, now) => {
    await write(tx, { body: `round ${left}` }, now);
    const next = new Date(now.getTime() + minute);
    if (Number(left) > 1) await schedule(tx, next, 'chain', { left: Number(left) - 1 }, { inOrder: true });
  };
  await schedule(opened.sandbox.db, first, 'chain', { left: 3 });
  await schedule(opened.sandbox.db, new Date(first.getTime() + 90_000), 'note', { body: 'outage' });
  await open({ note: write, chain }).run();
  expect(await written()).toEqual(['round 3', 'round 2', 'outage', 'round 1']);
});
