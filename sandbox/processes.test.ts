/** Several sandbox processes on one PostgreSQL server, if one is installed or DATABASE_URL names one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createDatabase, dropDatabase, hasPostgres, type PostgresServer, startPostgres } from '../tests/postgres.ts';
import { MovableClock } from './clock.ts';
import { connect } from './db/connection.ts';
import { dueWork, monitoringReports } from './db/schema/control.ts';
import { DueWork, type Step } from './simulators/due-work.ts';

const name = `benchfile_processes_${process.pid}`;
const count = 4;
const pendingSchema = z.object({ filingId: z.string(), orderId: z.int(), firmName: z.string() });

describe.runIf(hasPostgres())('on one PostgreSQL server', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop());

  describe('four processes started at once on an empty database', () => {
    let children: ChildProcess[] = [];
    let origins: string[] = [];

    beforeAll(async () => {
      const url = await createDatabase(server.url, name);
      children = Array.from({ length: count }, () =>
        spawn(process.execPath, [resolve(import.meta.dirname, 'serve.ts')], {
          env: { ...process.env, DATABASE_URL: url, PORT: '0' },
          stdio: ['ignore', 'pipe', 'inherit'],
        }),
      );
      origins = await Promise.all(children.map(originOf));
    }, 120_000);
    afterAll(async () => {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')));
      await dropDatabase(server.url, name);
    });

    const ask = (path: string, init?: RequestInit) => Promise.all(origins.map((origin) => fetch(origin + path, init)));
    const control = (origin: string | undefined, path: string, body: unknown) =>
      fetch(`${origin}/sandbox/api${path}`, { method: 'POST', body: JSON.stringify(body) });
    const statusesOf = (answers: Response[]) => answers.map(({ status }) => status);
    const nora = { userName: 'nora.marlow@example.com' };

    test('all come up', async () => {
      expect(statusesOf(await ask('/sandbox/health'))).toEqual([200, 200, 200, 200]);
      expect(statusesOf(await ask('/api/filing/Version'))).toEqual([200, 200, 200, 200]);
    }, 120_000);

    test('a token issued by one is valid in all, and revoked by one is revoked in all', async () => {
      const [first, second, third] = origins;
      const { token } = await (await control(first, '/sessions/token', nora)).json();
      const person = () => ask('/api/platform/v1/Users/1', { headers: { authorization: `Bearer ${token}` } });
      expect(statusesOf(await person())).toEqual([200, 200, 200, 200]);
      // Revoked twice at once, by two processes, together with someone else's.
      await Promise.all([
        control(second, '/sessions/expire', { ...nora, what: 'token' }),
        control(third, '/sessions/expire', { userName: 'theo.finch@example.com', what: 'token' }),
      ]);
      expect(statusesOf(await person())).toEqual([401, 401, 401, 401]);
    });

    test('an order that changes in one is told to the listeners of all, within a second', async () => {
      const [first] = origins;
      const pending = z.array(pendingSchema).parse(await (await fetch(`${first}/sandbox/api/filings`)).json());
      const [{ filingId, orderId } = expect.unreachable('The firm has no pending filing.')] = pending.filter(
        ({ firmName }) => firmName === 'Marlow & Finch LLP',
      );
      const { token } = await (await control(first, '/sessions/token', nora)).json();
      const followers = await Promise.all(origins.map((origin) => followChanges(origin, token)));
      const decided = control(first, `/filings/${filingId}/decision`, { decision: 'accept' }).then(({ status }) => ({
        ...{ status, at: performance.now() },
      }));
      const told = await Promise.all(
        followers.map(({ untilTold }) => untilTold(orderId).then(() => performance.now())),
      );
      const { status, at } = await decided;
      expect(status).toBe(200);
      for (const { close } of followers) close();
      expect(Math.max(...told) - at, 'milliseconds after the change').toBeLessThan(1_000);
    });

    test('a clock moved in one is moved in all', async () => {
      await control(origins[3], '/clock', { offset: 3_600_000 });
      const offsets = await Promise.all((await ask('/sandbox/api/clock')).map((answer) => answer.json()));
      expect(offsets.map(({ offset }) => offset)).toEqual([3_600_000, 3_600_000, 3_600_000, 3_600_000]);
    });

    test('a fault added in one is added in all', async () => {
      await control(origins[1], '/faults', { operationId: 'getFilingVersion', status: 503 });
      expect(statusesOf(await ask('/api/filing/Version'))).toEqual([503, 503, 503, 503]);
    });
  });

  test('a process that hangs in a batch holds up only that batch, and others do its steps when it dies', async () => {
    const steps = 120;
    const batch = 50;
    const url = await createDatabase(server.url, `${name}_due`);
    const { db, close } = await connect({ kind: 'server', url });
    const dueAt = new Date(0);
    const rows = Array.from({ length: steps }, (_, body) => ({ dueAt, kind: 'note', payload: { body } }));
    await db.insert(dueWork).values(rows);

    const dying = postgres(url, { max: 1 });
    const { promise: claimed, resolve: claim } = Promise.withResolvers<void>();
    const holding = dying.begin(async (tx) => {
      await tx`select * from due_work order by work_id limit ${batch} for update`;
      claim();
      await new Promise(() => {});
    });
    const died = expect(holding).rejects.toThrow();
    await claimed;

    const note: Step = async (tx, { body }, receivedAt) => {
      await tx.insert(monitoringReports).values({ receivedAt, kind: 'envelope', body: String(body) });
    };
    const allDone = new DueWork(db, new MovableClock(), new Map([['note', note]])).run();
    await expect.poll(() => db.$count(monitoringReports), { timeout: 30_000 }).toBe(steps - batch);
    await dying.end({ timeout: 0 });
    await died;
    await allDone;
    const done = await db.select({ body: monitoringReports.body }).from(monitoringReports);
    expect(done).toHaveLength(steps);
    expect(new Set(done.map(({ body }) => body)).size).toBe(steps);
    await close();
    await dropDatabase(server.url, `${name}_due`);
  });
});

/** The address printed by a server when it listens. */
async function originOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server’s output is not read.');
  for await (const line of createInterface({ input: stdout })) {
    const [origin] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error('The server ended without an address.');
}

/** Follows a firm's changes, and is ready when this returns. */
async function followChanges(origin: string, token: string) {
  const request = new AbortController();
  const { body } = await fetch(`${origin}/api/live/v1/changes`, {
    headers: { authorization: `Bearer ${token}` },
    signal: request.signal,
  });
  if (!body) throw new Error('The stream has no body.');
  const parts = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (isTold: (told: string) => boolean) => {
    while (!isTold(text)) {
      const { done, value } = await parts.read();
      if (done) throw new Error('The stream ended.');
      text += value;
    }
  };
  await until((told) => told.includes('"ready"'));
  const isOrder = (orderId: number) => new RegExp(`"orderIds":\\[[^\\]]*\\b${orderId}\\b`);
  return {
    untilTold: (orderId: number) => until((told) => isOrder(orderId).test(told)),
    close: () => request.abort(),
  };
}
