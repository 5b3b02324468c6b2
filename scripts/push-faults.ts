/**
 * `npm run test:pushes`: 500 orders whose documents and fees go to a matter while answers are lost, the system refuses
 * calls (429), is down, connections expire or are revoked, fees change, the firm bills or changes expenses, and the sandbox
 * is killed (SIGKILL) every 25 orders while it sends. At the end, each document of an accepted filing must be in its matter
 * once and as stamped, each rejection once, and each charge must have one expense with its amount, but for what the firm
 * billed or changed itself. `-- --runs 100 --seed 7` runs others.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { connect } from '../sandbox/db/connection.ts';
import type { OrderDetail } from '../sandbox/generated/filing/schemas.ts';
import { complaint, newCase, uploadPdf } from '../tests/new-case.ts';
import { inspectPushes } from './push-findings.ts';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } },
});
const runs = Number(options.runs);
const ordersPerKill = 25;
const port = Number(process.env.PORT ?? 5204);
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'push-faults-'));
const userName = 'nora.marlow@example.com';
const mappingId = '00000000-0000-4000-8000-000000000001';

/** mulberry32: the same orders for a seed. */
let seed = Number(options.seed);
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const oneOf = <T>(...choices: [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0];

let server: ChildProcess | undefined;
process.on('exit', () => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const lead = await prepare();
let { gone } = await start();
let token = '';
/** How often each thing went wrong. */
const happened = new Map<string, number>();
const note = (what: string) => happened.set(what, (happened.get(what) ?? 0) + 1);
const placed: number[] = [];
/** Expenses that the firm changed itself: they keep their amount. */
const changed = new Set<string>();

for (let run = 1; run <= runs; run += 1) {
  await placeOrder();
  const trouble = 1 + Math.floor(random() * 4);
  for (let count = 0; count < trouble; count += 1) await goWrong();
  if (run % ordersPerKill === 0) {
    await killWhileSending();
    console.log(`${run} orders, ${[...happened].map(([what, count]) => `${count} × ${what}`).join(', ')}`);
  }
  if (run % 5 === 0) await heal();
}
await heal();
for (let hour = 0; hour < 4; hour += 1) await advance(60);
server?.kill('SIGTERM');
await gone;
const { db, close } = await connect({ kind: 'folder', path: folder });
const { wrong, counts } = await inspectPushes(db, placed, changed);
await close();
for (const line of wrong.slice(0, 30)) console.error(line);
console.log(`${placed.length} orders: ${counts}; ${wrong.length} wrong`);
if (wrong.length > 0 || placed.length < runs) process.exitCode = 1;

/** A new demo database with a paper to file. */
async function prepare() {
  const sandbox = await createSandbox({ storage: { kind: 'folder', path: folder } });
  const paper = await uploadPdf(sandbox.db);
  await sandbox.close();
  return paper;
}

/** Starts the server and waits for it; `gone` resolves when it exits. */
async function start(): Promise<{ gone: Promise<unknown> }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../sandbox/serve.ts')], {
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  server = child;
  const exited = new Promise((done) => child.once('exit', done));
  for (;;) {
    const isUp = await fetch(`${origin}/sandbox/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null) throw new Error('The sandbox did not start.');
    await setTimeout(50);
  }
  return { gone: exited };
}

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** @throws Error for an answer other than 2xx. */
async function must<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<T> {
  const answer = await send(method, path, body, headers);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function control(method: string, path: string, body: unknown) {
  return must<object>(method, `/sandbox/api${path}`, body);
}
function advance(minutes: number) {
  return control('POST', '/clock', { advance: minutes * 60_000 });
}
function becomes(status: string) {
  return control('PUT', '/integrations/health', { integrationName: 'clio', status });
}
function connection(state: string) {
  return control('PUT', '/integrations/connections', { userName, connection: state });
}

/** Files one or two papers in the matter, and has the clerk decide. */
async function placeOrder(): Promise<void> {
  token = (await must<{ token: string }>('POST', '/sandbox/api/sessions/token', { userName })).token;
  const filings = Array.from({ length: oneOf(1, 2) }, () => complaint(lead, {}));
  const content = newCase(lead, { filings });
  const draft = await must<{ orderId: number; version: number }>('POST', '/api/filing/Tyler/IL/Drafts/New-Case', {
    content,
    mappingId,
  });
  const { filingIds } = await must<{ filingIds: string[] }>(
    'POST',
    '/api/filing/Tyler/IL/Filings/New-Case',
    { ...draft, content },
    { 'Idempotency-Key': randomUUID() },
  );
  placed.push(Number(draft.orderId));
  for (const filingId of filingIds) {
    const decision = random() < 0.85 ? { decision: 'accept' } : { decision: 'reject', reason: 'Wrong county.' };
    // A clerk may have been quicker.
    await send('POST', `/sandbox/api/filings/${filingId}/decision`, decision);
  }
}

type Trouble = 'late' | '429' | 'down' | 'expired' | 'revoked' | 'changed fee' | 'billed' | 'changed by firm' | 'time';

async function goWrong(): Promise<void> {
  const what: Trouble = oneOf<Trouble>(
    ...(['late', '429', 'down', 'expired', 'revoked', 'changed fee', 'changed fee', 'time'] as const),
    ...(['billed', 'changed by firm'] as const),
  );
  note(what);
  switch (what) {
    case 'late':
      await becomes('degraded');
      break;
    case '429':
      await becomes('limited');
      break;
    case 'down':
      await becomes('down');
      break;
    case 'expired':
    case 'revoked':
      await connection(what);
      break;
    case 'changed fee':
      await changeFee();
      break;
    case 'billed':
      await changeExpense();
      break;
    case 'changed by firm':
      await changeExpense(1 + Math.floor(random() * 1000));
      break;
    case 'time':
      await becomes('healthy');
      break;
  }
  await advance(oneOf(0.1, 0.6, 3));
}

function recent(): number {
  return placed[placed.length - 1 - Math.floor(random() * Math.min(placed.length, 8))] ?? 0;
}
function orderOf(orderId: number) {
  return must<OrderDetail>('GET', `/api/filing/Order/${orderId}`);
}

/** The court corrects a fee of a recent order, whether its expense arrived or not. */
async function changeFee(): Promise<void> {
  const path = `/sandbox/api/charges?orderId=${recent()}`;
  const charges = await must<{ feeId: number; amount: number; status: string }[]>('GET', path);
  const charge = oneOf(undefined, ...charges.filter(({ status }) => status === 'billable'));
  if (charge)
    await control('POST', `/charges/${charge.feeId}`, { amount: charge.amount + Math.floor(random() * 500) / 100 });
}

/** Someone at the firm changes an expense in the system, or bills it. */
async function changeExpense(price?: number): Promise<void> {
  const { matterSync } = await orderOf(recent());
  const expense = matterSync?.items.find((item) => item.expense && !item.expense.billed)?.expense;
  if (!expense) return;
  if (price === undefined) {
    await control('POST', '/integrations/expenses/bill', { expenseId: Number(expense.expenseId) });
    return;
  }
  const path = `/api/integration/v1/integrations/clio/fee/${expense.expenseId}`;
  // A system that is down refuses.
  if ((await send('PATCH', path, { price })).ok) changed.add(expense.expenseId);
}

async function heal(): Promise<void> {
  await becomes('healthy');
  await connection('connected');
  for (const minutes of [1, 5, 20]) await advance(minutes);
}

/** Time passes, so that items are sent, and the sandbox is killed meanwhile. */
async function killWhileSending(): Promise<void> {
  await becomes(oneOf('healthy', 'degraded'));
  await connection('connected');
  const moving = advance(10).catch(() => {});
  await setTimeout(random() * 120);
  server?.kill('SIGKILL');
  await Promise.all([moving, gone]);
  note('killed');
  ({ gone } = await start());
}
