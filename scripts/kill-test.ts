/**
 * `npm run test:kill`: kills the sandbox (SIGKILL) twenty times at random moments while eight people save drafts and
 * submit filings with each provider, or serve documents. After each restart, every confirmed save and submission must
 * exist exactly once; unconfirmed calls are retried, as a browser would. Fails on any loss or duplicate.
 * `-- --way florida` runs one way alone: tyler, onelegal, florida or e-service.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { eq, like } from 'drizzle-orm';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { connect } from '../sandbox/db/connection.ts';
import { drafts } from '../sandbox/db/schema/drafts.ts';
import { envelopes } from '../sandbox/db/schema/envelopes.ts';
import { filings } from '../sandbox/db/schema/filings.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import type { FilingDocument } from '../sandbox/generated/filing/schemas.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';
import { uploadPdf } from '../tests/new-case.ts';
import { carryOn, type Journal, newJournal, type Way, ways } from './kill-test-load.ts';

const { values: options } = parseArgs({ options: { way: { type: 'string' } } });
const tested = ways.filter(({ name }) => options.way === undefined || name === options.way);
if (tested.length === 0) throw new Error(`There is no way ${options.way}.`);
const rounds = 20;
const people = 8;
const port = Number(process.env.PORT ?? 5203);
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'kill-test-'));
const journals: Journal[] = [];

let server: ChildProcess | undefined;
process.on('exit', () => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const { token, lead } = await prepare();
let findings = { lost: 0, doubled: 0, found: 0 };
for (let round = 1; round <= rounds; round += 1) {
  const { gone } = await start();
  const isOver = { current: false };
  const work = Array.from({ length: people }, (_, person) => workUntil(isOver, person));
  await pause(150 + Math.random() * 850);
  isOver.current = true;
  server?.kill('SIGKILL');
  await Promise.all([gone, ...work]);
  findings = await inspect();
  console.log(`round ${round}: ${describe(findings)}`);
  if (findings.lost > 0 || findings.doubled > 0) break;
}
console.log(`${rounds} rounds, ${describe(findings)}`);
if (findings.lost > 0 || findings.doubled > 0 || findings.found === 0) process.exitCode = 1;

/** A new demo database, a demo person's token and an uploaded document. */
async function prepare(): Promise<{ token: string; lead: FilingDocument }> {
  const sandbox = await createSandbox({ storage: { kind: 'folder', path: folder } });
  const nora = { userId: 1, clientId: 1, retailerId: 2, userName: 'nora.marlow@example.com' };
  const token = await issueAccessToken(sandbox, { ...nora, name: 'Nora Marlow', email: nora.userName });
  const lead = await uploadPdf(sandbox.db);
  await sandbox.close();
  return { token, lead };
}

/** Starts the server and waits for it; `gone` resolves when it exits. */
async function start(): Promise<{ gone: Promise<unknown> }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../sandbox/serve.ts')], {
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  server = child;
  const gone = new Promise((done) => child.once('exit', done));
  while (!(await isAnswering())) {
    if (child.exitCode !== null) throw new Error('The sandbox did not start.');
    await pause(50);
  }
  return { gone };
}

async function isAnswering(): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/filing/Version`)).ok;
  } catch {
    return false;
  }
}

/** One person: retries what the kill interrupted, then creates drafts one after another. */
async function workUntil(isOver: { current: boolean }, person: number): Promise<void> {
  const mine = journals.filter((journal, index) => index % people === person && journal.unanswered !== undefined);
  const way = wayOf(person);
  while (!isOver.current) {
    const journal = mine.shift() ?? newJournal(way, lead);
    if (!journals.includes(journal)) journals.push(journal);
    const submits = Math.floor(person / tested.length) % 2 === 0;
    await carryOn({ origin, token }, journal, { saves: 3, submits });
    if (journal.unanswered !== undefined) return;
  }
}

function wayOf(person: number): Way {
  const way = tested[person % tested.length];
  if (!way) throw new Error('There is a way.');
  return way;
}

/** Opens the database as a restart would and checks everything confirmed. */
async function inspect(): Promise<typeof findings> {
  const { db, close } = await connect({ kind: 'folder', path: folder });
  const rows = await db
    .select({ order: orders, draft: drafts, envelopeId: envelopes.envelopeId })
    .from(orders)
    .leftJoin(drafts, eq(drafts.orderId, orders.orderId))
    .leftJoin(envelopes, eq(envelopes.orderId, orders.orderId))
    .where(like(orders.clientReference, '%-%-%-%-%'));
  const filed = await db.select({ orderId: filings.orderId }).from(filings);
  await close();
  const byReference = Map.groupBy(rows, ({ order }) => order.clientReference);
  const filedByOrder = Map.groupBy(filed, ({ orderId }) => orderId);
  const result = { lost: 0, doubled: 0, found: 0 };
  for (const journal of journals) {
    const [row, ...others] = byReference.get(journal.key) ?? [];
    result.doubled += others.length;
    if (journal.savesAnswered > 0) {
      if (row?.draft && holds(row.draft, journal)) result.found += journal.savesAnswered;
      else result.lost += 1;
    }
    if (row) result.doubled += Math.max(0, (filedByOrder.get(row.order.orderId)?.length ?? 0) - journal.way.filings);
    if (journal.envelopeId !== undefined) {
      const isThere = String(row?.envelopeId) === journal.envelopeId && filedByOrder.has(row?.order.orderId ?? 0);
      if (isThere) result.found += 1;
      else result.lost += 1;
    }
  }
  return result;
}

/** Whether a draft holds the last confirmed content, or a later unconfirmed save. */
function holds(
  draft: typeof drafts.$inferSelect,
  { way, version, content, unanswered, unansweredContent }: Journal,
): boolean {
  const stored = plain(way.answered(draft.content));
  if (draft.version === version) return isDeepStrictEqual(stored, plain(content));
  const isNext = unanswered === 'save' && draft.version === version + 1;
  return isNext && isDeepStrictEqual(stored, plain(unansweredContent));
}

/** As JSON has it: without members that are undefined. */
function plain(value: object | undefined): unknown {
  return value && JSON.parse(JSON.stringify(value));
}

function describe({ found, lost, doubled }: typeof findings): string {
  return `${found} confirmed saves found, ${lost} lost, ${doubled} doubled`;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
