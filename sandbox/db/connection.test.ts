/** Opening, rejecting and resetting stored data on PGlite, and on PostgreSQL when DATABASE_URL is set. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectOnConsole } from '../../tests/console.ts';
import { createDatabase, dropDatabase } from '../../tests/postgres.ts';
import { fetch } from '../server.ts';
import { connect, type Database, type Storage, UnusableDataError } from './connection.ts';
import * as schema from './schema/index.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const server = process.env.DATABASE_URL;

/** Makes the data look like an earlier version's. */
const age = ["update drizzle.__drizzle_migrations set hash = 'of-an-earlier-version'", 'drop table charges'];
const advice =
  'The sandbox data was created by a different version of Benchfile. Run `npm run sandbox -- reset` to replace it with the demo data.';
const tablesAndIndexes = `
  select table_name as name, column_name as part, data_type as type from information_schema.columns
    where table_schema = 'public'
  union all select tablename, indexname, replace(indexdef, 'public.', '') from pg_indexes where schemaname = 'public'
  order by 1, 2`;

interface Row {
  name: string;
  part: string;
  type: string;
}

const readTablesAndIndexes = (db: Database): Promise<Row[]> =>
  db
    .select({ name: sql<string>`name`, part: sql<string>`part`, type: sql<string>`type` })
    .from(sql`(${sql.raw(tablesAndIndexes)}) as parts`);

interface Place {
  storage: Storage;
  /** Points the command line at this database. */
  environment: Record<string, string>;
  query(text: string): Promise<readonly Row[]>;
  remove(): Promise<void>;
}

function makeFolder(): Place {
  const path = mkdtempSync(join(tmpdir(), 'benchfile-data-'));
  return {
    storage: { kind: 'folder', path },
    environment: { SANDBOX_DATA: path, DATABASE_URL: '' },
    query: async (text) => {
      const pglite = await PGlite.create(join(path, 'pgdata'), { extensions: { pg_trgm } });
      const results = await pglite.exec(text);
      await pglite.close();
      return (results.at(-1)?.rows ?? []) as Row[];
    },
    remove: () => Promise.resolve(rmSync(path, { recursive: true })),
  };
}

async function makeDatabase(url: string): Promise<Place> {
  const name = `benchfile_connection_${process.pid}`;
  const query = async (address: string, text: string) => {
    const client = postgres(address, { max: 1, onnotice: () => {} });
    const results = await client.unsafe(text).simple();
    await client.end();
    return (Array.isArray(results.at(-1)) ? results.at(-1) : [...results]) as Row[];
  };
  const address = await createDatabase(url, name);
  return {
    storage: { kind: 'server', url: address },
    environment: { DATABASE_URL: address },
    query: (text) => query(address, text),
    remove: () => dropDatabase(url, name),
  };
}

const places: { database: string; make: () => Place | Promise<Place> }[] = [
  { database: 'PGlite', make: makeFolder },
  ...(server ? [{ database: 'PostgreSQL', make: () => makeDatabase(server) }] : []),
];

/** Tables and indexes of a fresh start, by database. */
const freshStarts: (readonly Row[])[] = [];

describe.each(places)('stored data on $database', ({ make }) => {
  let place: Place;
  beforeEach(async () => {
    place = await make();
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await place.remove();
  });

  const sandbox = (...args: string[]) =>
    run(process.execPath, ['sandbox/cli.ts', ...args], { cwd: root, env: { ...process.env, ...place.environment } });

  it('from other migrations is rejected and kept until a reset, which matches a fresh start', async () => {
    const first = await connect(place.storage);
    const fresh = await readTablesAndIndexes(first.db);
    freshStarts.push(fresh);
    const names = Object.values(schema).map((table) => getTableConfig(table).name);
    expect(new Set(fresh.map(({ name }) => name))).toEqual(new Set(names));

    for (const statement of age) await first.db.execute(sql.raw(statement));
    const aged = await readTablesAndIndexes(first.db);
    await first.close();
    await expect(connect(place.storage)).rejects.toThrow(UnusableDataError);
    await expect(sandbox('seed', '--orders', '1')).rejects.toMatchObject({ code: 1, stderr: `${advice}\n` });
    expectOnConsole(/created by a different version/);
    for (const [name, value] of Object.entries(place.environment)) vi.stubEnv(name, value);
    const answer = await fetch(new Request('http://localhost:5173/api/platform/v1/Clients/1'));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'unusable-data', detail: advice });
    expect(await place.query(tablesAndIndexes)).toEqual(aged);

    await sandbox('reset');
    const { db, close } = await connect(place.storage);
    expect(await readTablesAndIndexes(db)).toEqual(fresh);
    expect(await db.$count(schema.users)).toBeGreaterThan(0);
    await close();
  }, 300_000);
});

it.runIf(server)('a fresh start is the same on PGlite and PostgreSQL', () => {
  expect(freshStarts).toHaveLength(2);
  expect(freshStarts[0]).toEqual(freshStarts[1]);
});
