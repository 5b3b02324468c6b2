/**
 * `npm run test:kill`: kills the sandbox (SIGKILL) twenty times at random moments while eight people save drafts and
 * submit filings with each provider, or serve documents, and two pay invoices. After each restart, every confirmed save,
 * submission and payment must exist exactly once; unconfirmed calls are retried, as a browser would. At the end, all that
 * the payment processor captured has its payment. Fails on any loss or duplicate. `-- --way florida` runs one way alone:
 * tyler, onelegal, florida, e-service or payments.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { connect } from '../sandbox/db/connection.ts';
import type { FilingDocument } from '../sandbox/generated/filing/schemas.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';
import { uploadPdf } from '../tests/new-case.ts';
import { describe, type Findings, inspectJournals } from './kill-test-findings.ts';
import { carryOn, type Journal, newJournal, type Way, ways } from './kill-test-load.ts';
import {
  addLargeInvoice,
  inspectPayments,
  inspectProcessor,
  newPayment,
  type PaymentJournal,
  payJournal,
} from './kill-test-payments.ts';

const { values: options } = parseArgs({ options: { way: { type: 'string' } } });
const tested = ways.filter(({ name }) => options.way === undefined || name === options.way);
const pays = options.way === undefined || options.way === 'payments';
if (tested.length === 0 && !pays) throw new Error(`There is no way ${options.way}.`);
const rounds = 20;
const people = tested.length > 0 ? 8 : 0;
const payers = pays ? 2 : 0;
const port = Number(process.env.PORT ?? 5203);
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'kill-test-'));
const journals: Journal[] = [];
const paid: PaymentJournal[] = [];

let server: ChildProcess | undefined;
process.on('exit', () => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const { token, lead, invoiceId } = await prepare();
let findings: Findings = { lost: 0, doubled: 0, found: 0 };
for (let round = 1; round <= rounds; round += 1) {
  const { gone } = await start();
  const isOver = { current: false };
  const work = [
    ...Array.from({ length: people }, (_, person) => workUntil(isOver, person)),
    ...Array.from({ length: payers }, (_, payer) => payUntil(isOver, payer)),
  ];
  await pause(150 + Math.random() * 850);
  isOver.current = true;
  server?.kill('SIGKILL');
  await Promise.all([gone, ...work]);
  findings = await inspect();
  console.log(`round ${round}: ${describe(findings)}`);
  if (findings.lost > 0 || findings.doubled > 0) break;
}
console.log(`${rounds} rounds, ${describe(findings)}`);
const wrong = await settle();
for (const line of wrong) console.error(line);
if (findings.lost > 0 || findings.doubled > 0 || findings.found === 0 || wrong.length > 0) process.exitCode = 1;

/** A new demo database, a demo person's token, an uploaded document and an invoice to pay. */
async function prepare(): Promise<{ token: string; lead: FilingDocument; invoiceId: number }> {
  const sandbox = await createSandbox({ storage: { kind: 'folder', path: folder } });
  const nora = { userId: 1, clientId: 1, retailerId: 2, userName: 'nora.marlow@example.com' };
  const token = await issueAccessToken(sandbox, { ...nora, name: 'Nora Marlow', email: nora.userName });
  const lead = await uploadPdf(sandbox.db);
  const large = await addLargeInvoice(sandbox);
  await sandbox.close();
  return { token, lead, invoiceId: large };
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

/** One person pays: first what the kill interrupted, then one payment after another. */
async function payUntil(isOver: { current: boolean }, payer: number): Promise<void> {
  const mine = paid.filter(
    ({ paymentId, isRefused }, index) => index % payers === payer && paymentId === undefined && !isRefused,
  );
  while (!isOver.current) {
    const journal = mine.shift() ?? newPayment(paid.length);
    if (!paid.includes(journal)) paid.push(journal);
    await payJournal({ origin, token }, invoiceId, journal);
  }
}

function wayOf(person: number): Way {
  const way = tested[person % tested.length];
  if (!way) throw new Error('There is a way.');
  return way;
}

/** Opens the database as a restart would and checks everything confirmed. */
async function inspect(): Promise<Findings> {
  const { db, close } = await connect({ kind: 'folder', path: folder });
  const [filed, made] = [await inspectJournals(db, journals), await inspectPayments(db, paid)];
  await close();
  return {
    lost: filed.lost + made.lost,
    doubled: filed.doubled + made.doubled,
    found: filed.found + made.found,
  };
}

/** Restarts for good, and asks the payment processor about what has no answer. */
async function settle(): Promise<string[]> {
  const sandbox = await createSandbox({ storage: { kind: 'folder', path: folder } });
  const found = await inspectProcessor(sandbox);
  const answered = paid.filter(({ paymentId }) => paymentId !== undefined).length;
  console.log(`${answered} of ${paid.length} payments answered, ${found.length} differences with the processor`);
  await sandbox.close();
  return found;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
