/** The sandbox's database: PGlite (folder or memory) or a PostgreSQL server, with one schema. */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { and, eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type PgDatabase, type PgQueryResultHKT, pgSchema, text } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { createOrderTriggers } from './order-changes.ts';
import { drizzleParsers, usingOwnParsers } from './own-parsers.ts';
import { createPlainText } from './plain-text.ts';
import * as schema from './schema/index.ts';

/** Queries and transactions. Inside `db.transaction(tx => …)`, use only `tx`: PGlite has one connection. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Where the data is kept. */
export type Storage =
  | { kind: 'memory' /** A dump made by `Connection.dump`. */; template?: Blob }
  | { kind: 'folder'; path: string }
  | { kind: 'server'; url: string };

export interface Connection {
  readonly db: Database;
  /** Whether other processes may use the database, too. */
  readonly isShared: boolean;
  /** Does work that only one process may do at a time. Others wait. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The whole database as a file for `Storage.template`. PGlite only. */
  dump(): Promise<Blob>;
  /** Tells of each notification on a channel, until the connection closes. */
  listen(channel: string, listener: Listener): Promise<void>;
  close(): Promise<void>;
}

interface Listener {
  /** Called with the payload of each notification. */
  told(payload: string): void;
  /** Called when notifications begin, also after a lost connection: those in between are lost. */
  listening(): void;
}

/** The stored data can't be opened. The message tells people what to do and is shown without a stack trace. */
export class UnusableDataError extends Error {
  override readonly name = 'UnusableDataError';
}

const migrationsFolder = resolve(import.meta.dirname, 'migrations');

/** Writes bytes in PostgreSQL's hex format; PGlite's own encoding takes seconds for a scanned document. */
const valuesAsText = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { ...drizzleParsers, [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
};

/** Otherwise a database keeps up to 80 MB of its log for reuse, which each copy for a test would read. */
const keepsLittleLog = ['-c', 'min_wal_size=2MB', '-c', 'max_wal_size=32MB', '-c', 'wal_recycle=off'];
const smallLogFiles = ['--wal-segsize=1'];

/**
 * Opens the database and creates its schema if it is empty.
 * @throws UnusableDataError for data from other migrations, or a folder that another process uses.
 */
export async function connect(storage: Storage): Promise<Connection> {
  if (storage.kind === 'server') return connectServer(storage.url);
  const release = storage.kind === 'folder' ? lockFolder(storage.path) : () => {};
  const pglite = await PGlite.create({
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...keepsLittleLog],
    initDbStartParams: smallLogFiles,
    ...valuesAsText,
    ...(storage.kind === 'folder' ? { dataDir: join(storage.path, 'pgdata') } : {}),
    ...(storage.kind === 'memory' && storage.template ? { loadDataDir: storage.template } : {}),
  });
  const db = drizzlePglite(usingOwnParsers(pglite), { schema });
  const close = async () => {
    await pglite.close();
    release();
  };
  if (!(storage.kind === 'memory' && storage.template))
    await closingOnFailure(close, () => createSchema(db, () => migratePglite(db, { migrationsFolder })));
  const dump = async () => {
    // Databases that new ones would be copied from are half of a small dump, and no one creates one.
    await pglite.exec("update pg_database set datistemplate = false where datname like 'template_'");
    for (const unused of ['template0', 'template1']) await pglite.exec(`drop database if exists ${unused}`);
    // A dump without a checkpoint replays its log on every load.
    await pglite.exec('CHECKPOINT');
    return pglite.dumpDataDir('none');
  };
  const listen = async (channel: string, { told, listening }: Listener) => {
    await pglite.listen(channel, told);
    listening();
  };
  return { db, isShared: false, alone: (work) => work(), dump, listen, close };
}

/** Key of the advisory lock for creating the schema and the demo data. */
const settingUp = 5_701_884;

async function connectServer(url: string): Promise<Connection> {
  const client = postgres(url, { max: 8, onnotice: () => {} });
  const db = drizzlePostgres(client, { schema });
  const close = () => client.end();
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    // On a connection of its own: the lock belongs to a connection, and ends with it.
    const lock = await client.reserve();
    try {
      await lock`select pg_advisory_lock(${settingUp})`;
      return await work();
    } finally {
      await lock`select pg_advisory_unlock(${settingUp})`;
      lock.release();
    }
  };
  const migrate = () => createSchema(db, () => migratePostgres(db, { migrationsFolder }));
  await closingOnFailure(close, () => alone(migrate));
  const dump = () => Promise.reject(new Error('A PostgreSQL server is dumped with pg_dump.'));
  const listen = async (channel: string, { told, listening }: Listener) => {
    await client.listen(channel, told, listening);
  };
  return { db, isShared: true, alone, dump, listen, close };
}

/** Does work on a new connection, and closes the connection if the work fails. */
export async function closingOnFailure<Result>(
  close: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await close();
    throw error;
  }
}

/** Drizzle's record of applied migrations. */
const migrationsMade = pgSchema('drizzle').table('__drizzle_migrations', { hash: text().notNull() });
const tables = pgSchema('information_schema').table('tables', { table_schema: text(), table_name: text() });

async function createSchema(db: Database, migrate: () => Promise<void>): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const [record] = await db
    .select()
    .from(tables)
    .where(and(eq(tables.table_schema, 'drizzle'), eq(tables.table_name, '__drizzle_migrations')));
  const made = record ? await db.select().from(migrationsMade) : [];
  if (made.some(({ hash }) => !known.includes(hash)))
    throw new UnusableDataError(
      'The sandbox data was created by a different version of Benchfile. Run `npm run sandbox -- reset` to replace it with the demo data.',
    );
  if (made.length < known.length) {
    await db.execute(sql`create extension if not exists pg_trgm`);
    await db.execute(createPlainText);
    await migrate();
  }
  for (const statement of createOrderTriggers) await db.execute(sql.raw(statement));
}

/** Deletes all stored data of any version. Throws UnusableDataError while another process uses the folder. */
export async function erase(storage: Storage): Promise<void> {
  if (storage.kind === 'folder') {
    const release = lockFolder(storage.path);
    rmSync(join(storage.path, 'pgdata'), { recursive: true, force: true });
    release();
  } else if (storage.kind === 'server') {
    const client = postgres(storage.url, { max: 1, onnotice: () => {} });
    await client.unsafe('drop schema if exists drizzle cascade; drop schema public cascade; create schema public');
    await client.end();
  }
}

/**
 * PGlite doesn't lock its folder, and two processes would corrupt it. Takes over the lock of a process that no longer
 * runs.
 */
function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  for (;;) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      const release = () => {
        process.off('exit', release);
        rmSync(path, { force: true });
      };
      process.once('exit', release);
      return release;
    } catch {
      const owner = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
      if (owner > 0 && owner !== process.pid && isRunning(owner)) {
        throw new UnusableDataError(
          `The sandbox's data in ${folder} is in use by process ${owner}. Stop that process, or set SANDBOX_DATA to another folder.`,
        );
      }
      rmSync(path, { force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
