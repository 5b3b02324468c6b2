/** PostgreSQL for tests and benchmarks: DATABASE_URL's server, or a temporary one if its programs are installed. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';

export interface PostgresServer {
  url: string;
  stop(): void;
}

/** Where Debian and Homebrew install `initdb` and `pg_ctl`, besides the PATH. */
const installations = [
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
];

/** Tells whether `startPostgres` can provide a server. */
export function hasPostgres(): boolean {
  return Boolean(process.env.DATABASE_URL) || programs() !== undefined;
}

/** @throws Error without DATABASE_URL and without an installed PostgreSQL. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: () => {} };
  const bin = programs();
  if (bin === undefined) throw new Error('Install PostgreSQL, or name a server in DATABASE_URL.');
  const folder = mkdtempSync(join(tmpdir(), 'benchfile-postgres-'));
  const owner = ownerOfServer();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const cluster = join(folder, 'cluster');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), ['-D', cluster, ...args], { cwd: folder, stdio: 'ignore', ...owner });
  // The machine's language would decide otherwise, and may know no Unicode.
  run('initdb', '-A', 'trust', '-U', 'postgres', '--no-locale', '--encoding=UTF8');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200`;
  run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database on a server and returns its address. */
export async function createDatabase(server: string, name: string): Promise<string> {
  await query(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await query(server, `drop database if exists ${name} with (force)`);
}

async function query(server: string, text: string): Promise<void> {
  const client = postgres(server, { max: 1, onnotice: () => {} });
  await client.unsafe(text);
  await client.end();
}

/** The folder of PostgreSQL's programs, the newest version's if there are several. */
function programs(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...installations
      .flatMap((path) => globSync(path))
      .sort()
      .reverse(),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** PostgreSQL refuses to run as root: as root, the account that its package creates runs it. */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('No port.'))));
    });
  });
}
