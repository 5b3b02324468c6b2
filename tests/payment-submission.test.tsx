/**
 * Pays invoices over a network and a backend that fail at random, and from two tabs with reloads: late responses, 500s
 * before and after the work, lost requests and responses, requests that arrive after their timeout, and double presses.
 * An intention is never captured twice, the ledger stays right to the cent, and no trace of a card is left.
 *
 * The suite runs a short version; `npm run test:payments` runs 500 each. PAYMENT_SEED repeats a failed run,
 * PAYMENT_WITHOUT takes a safeguard away.
 */
import { inspect } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { invoices, paymentAllocations, processorCaptures } from '../sandbox/db/schema/billing.ts';
import { charges } from '../sandbox/db/schema/charges.ts';
import { Chance } from '../sandbox/demo/orders/chance.ts';
import { checkLedger } from '../sandbox/services/billing/rules/check-ledger.testing.ts';
import type { PaymentOrder, PaymentOutcome } from '../src/features/billing/calls/pay.ts';
import type { PaymentKey } from '../src/features/billing/calls/payment-key.ts';
import type { KeptStorage } from '../src/lib/storage/browser-storage.ts';
import { failAtRandom, memoryStorage, networkOf, newLocks } from './lossy-network.ts';
import { openTestSandbox, type TestSandbox, testServices } from './sandbox.ts';
import { tablesWith } from './tables-with.ts';

const runs = Number(process.env.PAYMENT_RUNS ?? 20);
const seed = Number(process.env.PAYMENT_SEED ?? 20_261_123);
const without = process.env.PAYMENT_WITHOUT;

const card = {
  nameOnCard: 'Nora Marlow',
  cardNumber: '4012 8888 8888 1881',
  expirationDate: '11/39',
  cvv: '739',
  setAsDefault: true,
  agreedToTerms: true,
};
const secrets = /4012[ -]?8888[ -]?8888[ -]?1881|\b739\b/;
const applied = 100;
const userId = 1;

/** A page of the browser: its own modules, as after a load, and the storage of its tab. */
interface Page {
  pay(order: PaymentOrder, key: PaymentKey): Promise<PaymentOutcome>;
  key(invoiceId: number): PaymentKey;
}

let backend: TestSandbox;
let chance = new Chance(seed);
/** Requests that arrive after the caller saw them fail. */
let late: Promise<unknown>[] = [];
/** Addresses and headers of all requests: only bodies may contain a card. */
let sent: string[] = [];
const tabs: { first: Page; reloaded: Page }[] = [];

beforeAll(async () => {
  backend = await openTestSandbox();
  const token = await backend.tokenOf('nora.marlow@example.com');
  // Enough for two tabs, each before and after a reload.
  for (const storage of [memoryStorage(), memoryStorage()])
    tabs.push({ first: await openPage(storage, token), reloaded: await openPage(storage, token) });
});
afterAll(() => backend.sandbox.close());

beforeEach(() => {
  chance = new Chance(seed);
  late = [];
  sent = [];
  localStorage.clear();
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) vi.spyOn(console, level);
  if (without !== 'lock') Object.defineProperty(navigator, 'locks', { configurable: true, value: newLocks() });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  await backend.sandbox.faults.replace([]);
});

const limit = { timeout: 580_000 };

it(`pays once in ${runs} runs over a lossy network (seed ${seed})`, limit, async () => {
  vi.stubGlobal('fetch', network(true));
  await runAll({ tabCount: 1, fails: false });
});

it(`pays once in ${runs} runs with a failing backend`, limit, async () => {
  vi.stubGlobal('fetch', network(false));
  await runAll({ tabCount: 1, fails: true });
});

it(`pays once in ${runs} runs from two tabs that are reloaded`, limit, async () => {
  vi.stubGlobal('fetch', network(true));
  await runAll({ tabCount: 2, fails: false });
});

/** Pays a part of a new invoice, pressing as a person would who wants it paid once, in every run. */
async function runAll({ tabCount, fails }: { tabCount: number; fails: boolean }): Promise<void> {
  const outcomes: PaymentOutcome[] = [];
  const paid: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const invoiceId = await newInvoice(`run-${tabCount}-${fails}-${run}`);
    let isMade = false;
    for (let attempt = 0; attempt < 15 && !isMade; attempt += 1) {
      if (fails) await failAtRandom(backend, chance, ['listPayments', 'payInvoicesWithExisting', 'payInvoicesWithNew']);
      const presses = pressesOf(invoiceId, tabCount);
      const answered = await Promise.all(presses);
      outcomes.push(...answered);
      // Someone who is shown the same payment doesn't pay it a second time.
      isMade = answered.some(({ kind }) => kind === 'made' || kind === 'same');
    }
    await backend.sandbox.faults.replace([]);
    await Promise.all(late);
    const captures = await capturesOf(invoiceId);
    expect(captures.length, `captures in run ${run}`).toBeLessThanOrEqual(1);
    if (isMade) expect([[10_295], [10_000]], `run ${run}`).toContainEqual(captures);
    if (isMade) paid.push(invoiceId);
  }
  expect(paid.length).toBeGreaterThan(runs / 2);
  expect(await checkLedger(backend.sandbox.db, 1)).toEqual([]);
  await expectNoTrace(outcomes);
}

/** Tells what is pressed at once: doubled presses, a second tab, and a page that is reloaded while it pays. */
function pressesOf(invoiceId: number, tabCount: number): Promise<PaymentOutcome>[] {
  const isNewCard = chance.happens(0.5);
  const isBank = !isNewCard && chance.happens(0.4);
  const order: PaymentOrder = {
    allocations: [{ invoiceId, amount: applied }],
    expectedTotal: isBank ? applied : 102.95,
    method: isNewCard ? { kind: 'NewCard', card, saveCard: false } : { kind: isBank ? 'BankAccount' : 'CreditCard' },
    isSecond: false,
  };
  return tabs.slice(0, tabCount).flatMap(({ first, reloaded }) => {
    if (tabCount > 1 && chance.happens(0.2)) return [];
    const pages = chance.happens(0.2) ? [first, reloaded] : [chance.happens(0.5) ? first : reloaded];
    return pages.flatMap((page) =>
      Array.from({ length: chance.happens(0.3) ? 2 : 1 }, () => page.pay(order, page.key(invoiceId))),
    );
  });
}

/** Modules and storage of their own, as a loaded page has. */
async function openPage(storage: KeptStorage, token: string): Promise<Page> {
  vi.resetModules();
  const { setBaseAddresses } = await import('../src/api/backends.ts');
  const { setRunnerHooks } = await import('../src/api/http.ts');
  const { pay } = await import('../src/features/billing/calls/pay.ts');
  const { paymentKey } = await import('../src/features/billing/calls/payment-key.ts');
  setBaseAddresses(testServices);
  setRunnerHooks({ accessToken: () => token });
  return { pay, key: (invoiceId) => paymentKey(userId, [invoiceId], storage) };
}

/** An open invoice of $1,000.00 with a charge of its own: enough for a second payment. */
async function newInvoice(number: string): Promise<number> {
  const { db, clock } = backend.sandbox;
  const [charge] = await db.select().from(charges).where(eq(charges.clientId, 1)).limit(1);
  if (!charge) return expect.unreachable();
  const { feeId: _, ...rest } = charge;
  const amountCents = 100_000;
  await db
    .insert(charges)
    .values({ ...rest, amountCents, settlement: 'invoice', status: 'billable', invoiceNumber: number });
  const today = clock.now().toISOString().slice(0, 10);
  const [invoice] = await db
    .insert(invoices)
    .values({
      clientId: 1,
      number,
      status: 'open',
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
      issuedOn: today,
      dueDate: `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}01`,
      paymentTerms: 'net-30',
      subtotalCents: amountCents,
      totalCents: amountCents,
      matterCount: 1,
      orderCount: 1,
    })
    .returning();
  return invoice?.invoiceId ?? expect.unreachable();
}

/** Tells what the processor captured for an invoice's payments, in cents. */
async function capturesOf(invoiceId: number): Promise<number[]> {
  const { db } = backend.sandbox;
  const made = await db.select().from(paymentAllocations).where(eq(paymentAllocations.invoiceId, invoiceId));
  const ids = made.map(({ paymentId }) => paymentId);
  if (ids.length === 0) return [];
  const rows = await db.select().from(processorCaptures).where(inArray(processorCaptures.paymentId, ids));
  return rows.map(({ amountCents }) => amountCents);
}

/** Checks places where a card must not be: storage, address, console, outcomes, request addresses and the database. */
async function expectNoTrace(outcomes: readonly PaymentOutcome[]): Promise<void> {
  const deep = (value: unknown) => inspect(value, { depth: 12, maxArrayLength: null, maxStringLength: null });
  expect(deep([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie])).not.toMatch(secrets);
  expect(window.location.href).not.toMatch(secrets);
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    expect(deep(vi.mocked(console[level]).mock.calls)).not.toMatch(secrets);
  expect(outcomes.some(({ kind }) => kind === 'unknown' || kind === 'refused')).toBe(true);
  expect(deep(outcomes.map((outcome) => ('message' in outcome ? outcome.message : outcome.kind)))).not.toMatch(secrets);
  expect(sent.join('\n')).not.toMatch(/4012[ -]?8888/);
  expect(sent.join('\n')).toContain('processWithNew');
  expect(await tablesWith(backend.sandbox, '4012888888881881')).toEqual([]);
}

/** Tells what is sent is noted, and a safeguard that is taken away changes it. */
function note(request: Request): Response | undefined {
  sent.push(`${request.method} ${request.url} ${JSON.stringify([...request.headers])}`);
  if (without === 'key' && request.headers.has('idempotency-key'))
    request.headers.set('idempotency-key', crypto.randomUUID());
  return without === 'asking' && request.method === 'GET' ? Response.json({ items: [], total: 0 }) : undefined;
}

const network = (isLossy: boolean) => networkOf(backend, { isLossy, chance, late, see: note });
