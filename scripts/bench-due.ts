/**
 * `npm run bench:due [-- --steps 5000]`: runs due steps in one process and in three, in batches as the sandbox does and
 * one at a time as it once did, and fails if a batch run takes more than 0.4 of the other's time. Uses DATABASE_URL's
 * server or a temporary PostgreSQL; without either, one process on PGlite.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { asc, eq, lte, sql } from 'drizzle-orm';
import { MovableClock } from '../sandbox/clock.ts';
import { connect, type Database } from '../sandbox/db/connection.ts';
import { dueWork, monitoringReports } from '../sandbox/db/schema/control.ts';
import { DueWork, type Step } from '../sandbox/simulators/due-work.ts';
import { createDatabase, dropDatabase, hasPostgres, startPostgres } from '../tests/postgres.ts';

const ways = ['one at a time', 'in batches'] as const;
type Way = (typeof ways)[number];

const limit = 0.4;
const kind = 'bench.note';
const clock = new MovableClock();

const { values } = parseArgs({
  options: { steps: { type: 'string', default: '5000' }, worker: { type: 'string' }, way: { type: 'string' } },
});
const stepCount = Number(values.steps);

/** Writes a row, so that a step done twice or not at all shows. */
const note: Step = async (tx, { body }, receivedAt) => {
  await tx.insert(monitoringReports).values({ receivedAt, kind: 'envelope', body: String(body) });
};

if (values.worker === undefined) await compare();
else await work(values.worker, values.way === ways[1] ? ways[1] : ways[0]);

/** Measures both ways and prints the ratios. */
async function compare(): Promise<void> {
  if (!hasPostgres()) {
    console.log('No PostgreSQL found: one process on PGlite, which takes no second one.');
    const { db, close } = await connect({ kind: 'memory' });
    report(1, await measure(db, (way) => drain(db, way)));
    await close();
    return;
  }
  const server = await startPostgres();
  const name = `benchfile_bench_${process.pid}`;
  try {
    const url = await createDatabase(server.url, name);
    const { db, close } = await connect({ kind: 'server', url });
    for (const processes of [1, 3]) report(processes, await measure(db, (way) => drainIn(processes, url, way)));
    await close();
    await dropDatabase(server.url, name);
  } finally {
    server.stop();
  }
}

/** Milliseconds of each way for a new set of steps. @throws Error unless each step was done exactly once. */
async function measure(db: Database, run: (way: Way) => Promise<number>): Promise<Record<Way, number>> {
  const measureWay = async (way: Way) => {
    await db.execute(sql`truncate ${dueWork}, ${monitoringReports}`);
    const dueAt = clock.now();
    const rows = Array.from({ length: stepCount }, (_, body) => ({ dueAt, kind, payload: { body } }));
    for (let from = 0; from < rows.length; from += 1000) await db.insert(dueWork).values(rows.slice(from, from + 1000));
    await db.execute(sql`analyze ${dueWork}`);
    const milliseconds = await run(way);
    const bodies = await db.select({ body: monitoringReports.body }).from(monitoringReports);
    const once = new Set(bodies.map(({ body }) => body)).size;
    if (once !== stepCount || bodies.length !== stepCount || (await db.$count(dueWork)) > 0)
      throw new Error(`${way}: ${bodies.length} steps done, ${once} of them different, of ${stepCount}.`);
    return milliseconds;
  };
  return { [ways[0]]: await measureWay(ways[0]), [ways[1]]: await measureWay(ways[1]) };
}

function report(processes: number, times: Record<Way, number>): void {
  const ratio = times[ways[1]] / times[ways[0]];
  const seconds = ways.map((way) => `${(times[way] / 1000).toFixed(1)} s ${way}`).join(', ');
  const label = processes === 1 ? '1 process' : `${processes} processes`;
  console.log(`${stepCount} steps, ${label}: ${seconds}; ratio ${ratio.toFixed(2)} (at most ${limit})`);
  if (ratio > limit) process.exitCode = 1;
}

/** Starts the processes, lets them all begin at once, and waits for the last. */
async function drainIn(processes: number, url: string, way: Way): Promise<number> {
  const workers = Array.from({ length: processes }, () =>
    fork(import.meta.filename, ['--steps', String(stepCount), '--worker', url, '--way', way]),
  );
  await Promise.all(workers.map((worker) => answerOf(worker)));
  const start = performance.now();
  await Promise.all(
    workers.map((worker) => {
      worker.send('begin');
      return answerOf(worker);
    }),
  );
  return performance.now() - start;
}

async function answerOf(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`A process ended with ${code}.`);
  });
  ended.catch(() => {});
  await Promise.race([once(worker, 'message'), ended]);
}

/** A process: connects, says so, waits to begin, and says when it is done. */
async function work(url: string, way: Way): Promise<void> {
  const { db, close } = await connect({ kind: 'server', url });
  await db.$count(dueWork);
  process.send?.('ready');
  await once(process, 'message');
  await drain(db, way);
  process.send?.('done');
  await close();
  process.disconnect?.();
}

async function drain(db: Database, way: Way): Promise<number> {
  const start = performance.now();
  if (way === 'one at a time') while (await runNext(db));
  else await new DueWork(db, clock, new Map([[kind, note]])).run();
  return performance.now() - start;
}

/** The way before batches: finds the oldest due row, then runs it in a transaction of its own. */
async function runNext(db: Database): Promise<boolean> {
  const [due] = await db
    .select()
    .from(dueWork)
    .where(lte(dueWork.dueAt, clock.now()))
    .orderBy(asc(dueWork.dueAt), asc(dueWork.workId))
    .limit(1);
  if (!due) return false;
  await db.transaction(async (tx) => {
    const taken = await tx.delete(dueWork).where(eq(dueWork.workId, due.workId)).returning();
    if (taken.length > 0) await note(tx, due.payload, due.dueAt);
  });
  return true;
}
