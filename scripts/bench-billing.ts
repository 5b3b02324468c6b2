/**
 * `npm run bench:billing [-- --orders 100000]`: measures reports at an unusual size, in one run on an in-memory PGlite
 * or SANDBOX_DATA, where missing orders are seeded. Each grouping of the charges as a ratio to the plain sum of the same
 * rows; pages of invoices, payments and an invoice's orders under their sorts and filters as a ratio to their first; the
 * PDF of the longest invoice; and the memory of an export. Other work on the machine changes the times; ratios change less.
 */
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { count as countRows, eq, sql } from 'drizzle-orm';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { invoices } from '../sandbox/db/schema/billing.ts';
import { charges } from '../sandbox/db/schema/charges.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import { seedManyOrders } from '../sandbox/demo/orders/many-orders.ts';
import { FeeGroupKey, type FeeSummaryResult } from '../sandbox/generated/billing/schemas.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';

const { values } = parseArgs({ options: { orders: { type: 'string', default: '100000' } } });
/** The fastest counts: of few for what takes long, of more for single pages, which other work on the machine delays. */
const repetitions = 3;
const pageRepetitions = 9;
const groupLimit = 6;
const pageLimit = 1.5;
const heapLimit = 0.1;
/** Seconds for the PDF of an invoice of 1,600 orders; others in proportion to their orders. */
const pdfLimit = 3;
const origin = 'http://localhost/api/billing/services/us-platform';
const path = process.env.SANDBOX_DATA;
/** The sorts and filters of the screens. */
const invoiceVariants = [
  '',
  '&Exclude=draft',
  '&Exclude=draft&Exclude=paid',
  ...['issuedOn', 'dueDate', 'number', 'total', 'balanceDue', 'status'].flatMap((field) => [
    `&OrderBy=${field}%20asc`,
    `&OrderBy=${field}%20desc`,
  ]),
];
const paymentVariants = [
  '',
  '&Exclude=failed',
  ...['appliedOn', 'amount', 'status', 'method'].flatMap((field) => [
    `&OrderBy=${field}%20asc`,
    `&OrderBy=${field}%20desc`,
  ]),
];
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const sandbox = await createSandbox({
  storage: path === undefined ? { kind: 'memory' } : { kind: 'folder', path },
});
try {
  const { db, clock } = sandbox;
  const missing = Number(values.orders) - (await db.$count(orders, eq(orders.clientId, 1)));
  if (missing > 0) await seedManyOrders(db, { clientId: 1, count: missing, now: clock.now(), hasFilings: true });
  const nora = { userId: 1, clientId: 1, retailerId: 2, userName: 'nora.marlow@example.com' };
  const token = await issueAccessToken(sandbox, { ...nora, name: 'Nora Marlow', email: nora.userName });
  const send = async (address: string, body?: object) => {
    const response = await sandbox.fetch(
      new Request(`${origin}${address}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response;
  };
  const ask = async (address: string, body?: object) => (await send(address, body)).text();
  const ofFirm = eq(charges.clientId, 1);
  const [charged] = await db.select({ total: countRows() }).from(charges).where(ofFirm);
  const issued = await db.select().from(invoices).where(eq(invoices.clientId, 1));
  console.log(`${values.orders} orders, ${charged?.total} charges, ${issued.length} invoices.`);

  const plain = await fastest(() =>
    db
      .select({ sum: sql`sum(${charges.amountCents})` })
      .from(charges)
      .where(ofFirm),
  );
  const page = await fastest(() => ask('/FeeSummary/Search', { top: 1, skip: 0 }));
  console.log(
    `Sum of the amounts: ${plain.toFixed(1)} ms. Ratios of groupings, without the page that comes with them:`,
  );
  let exceeded = 0;
  for (const key of FeeGroupKey.options) {
    const time = (await fastest(() => ask('/FeeSummary/Search', { top: 1, skip: 0, groupBy: [key] }))) - page;
    const ratio = time / plain;
    if (ratio > groupLimit) exceeded += 1;
    console.log(`${ratio.toFixed(2).padStart(7)}  ${key}`);
  }
  const longest = issued.toSorted((one, other) => other.orderCount - one.orderCount)[0];
  if (!longest) throw new Error('There are invoices.');
  const lists = [
    {
      name: 'Invoice',
      address: '/Invoice?',
      top: 'Top',
      skip: 'Skip',
      total: issued.length,
      variants: invoiceVariants,
    },
    {
      name: 'Payment',
      address: '/Payment?',
      top: 'Top',
      skip: 'Skip',
      total: issued.length,
      variants: paymentVariants,
    },
    {
      name: `The ${longest.orderCount} orders of ${longest.number}`,
      address: `/Invoice/${longest.invoiceId}/orders?`,
      top: 'top',
      skip: 'skip',
      total: longest.orderCount,
      variants: [''],
    },
  ];
  for (const { name, address, top, skip, total, variants } of lists) {
    const page = (from: number, variant: string) => ask(`${address}${top}=20&${skip}=${from}${variant}`);
    const first = await fastest(() => page(0, ''), pageRepetitions);
    for (const variant of variants)
      for (const from of [0, 20, Math.max(0, total - 20)]) {
        const ratio = (await fastest(() => page(from, variant), pageRepetitions)) / first;
        if (ratio > pageLimit) exceeded += 1;
        console.log(`${ratio.toFixed(2).padStart(7)}  ${name}, from ${from}${decodeURIComponent(variant)}`);
      }
  }

  const seconds = (await fastest(async () => (await send(`/Invoice/${longest.invoiceId}/pdf`)).arrayBuffer())) / 1000;
  if (seconds > (pdfLimit * longest.orderCount) / 1600) exceeded += 1;
  console.log(`${seconds.toFixed(2)} s for the PDF of ${longest.number}, ${longest.orderCount} orders.`);

  const { growth, rows } = await heapOfExport();
  if (Math.abs(growth) > heapLimit) exceeded += 1;
  console.log(`Memory over an export of ${rows} rows, read in pages: ${(growth * 100).toFixed(1)} %.`);
  console.log(
    exceeded === 0
      ? 'All within the limits.'
      : `${exceeded} beyond the limits of ${groupLimit}, ${pageLimit}, ${pdfLimit} s and ${heapLimit}.`,
  );
  process.exitCode = exceeded === 0 ? 0 : 1;

  /** Memory while all fees are read as a screen's export does, page by page, from after the first tenth to the end. */
  async function heapOfExport(): Promise<{ growth: number; rows: number }> {
    const top = 500;
    const most = 100_000;
    let settled = 0;
    let rows = 0;
    for (let skip = 0; skip < most; skip += top) {
      const { items }: FeeSummaryResult = await (await send('/FeeSummary/Search', { top, skip })).json();
      rows += items.length;
      if (skip === most / 10) settled = usedHeap();
      if (items.length < top) break;
    }
    return { growth: settled === 0 ? 0 : usedHeap() / settled - 1, rows };
  }
} finally {
  await sandbox.close();
}

/** Bytes that are in use, without what can be collected. */
function usedHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

async function fastest(work: () => Promise<unknown>, count = repetitions): Promise<number> {
  const times: number[] = [];
  for (let repetition = 0; repetition < count; repetition += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
