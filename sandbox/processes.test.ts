/** Several sandbox processes on one PostgreSQL server, if one is installed or DATABASE_URL names one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, dropDatabase, hasPostgres, type PostgresServer, startPostgres } from '../tests/postgres.ts';

const name = `benchfile_processes_${process.pid}`;
const count = 4;

describe.runIf(hasPostgres())('four processes started at once on an empty database', () => {
  let server: PostgresServer;
  let children: ChildProcess[] = [];
  let origins: string[] = [];

  beforeAll(async () => {
    server = await startPostgres();
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
    server.stop();
  });

  const ask = (path: string, init?: RequestInit) => Promise.all(origins.map((origin) => fetch(origin + path, init)));
  const control = (origin: string | undefined, path: string, body: unknown) =>
    fetch(`${origin}/sandbox/api${path}`, { method: 'POST', body: JSON.stringify(body) });
  const statusesOf = (answers: Response[]) => answers.map(({ status }) => status);
  const nora = { userName: 'nora.marlow@example.com' };

  test('all come up', async () => {
    expect(statusesOf(await ask('/sandbox/health'))).toEqual([200, 200, 200, 200]);
    expect(statusesOf(await ask('/api/filing/Version'))).toEqual([200, 200, 200, 200]);
  });

  test('a token issued by one is valid in all, and revoked by one is revoked in all', async () => {
    const [first, second, third] = origins;
    const { token } = await (await control(first, '/sessions/token', nora)).json();
    const person = () => ask('/api/platform/v1/Users/1', { headers: { authorization: `Bearer ${token}` } });
    expect(statusesOf(await person())).toEqual([200, 200, 200, 200]);
    // Revoked twice at once, by two processes, together with somebody else's.
    await Promise.all([
      control(second, '/sessions/expire', { ...nora, what: 'token' }),
      control(third, '/sessions/expire', { userName: 'theo.finch@example.com', what: 'token' }),
    ]);
    expect(statusesOf(await person())).toEqual([401, 401, 401, 401]);
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

/** The address printed by a server when it listens. */
async function originOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server’s output is not read.');
  for await (const line of createInterface({ input: stdout })) {
    const [origin] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error('The server ended without an address.');
}
