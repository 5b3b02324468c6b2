/**
 * `npm run bench:billing [-- --orders 100000]`: measures reports at an unusual size, in one run on an in-memory PGlite.
 * Each grouping of the charges as a ratio to the plain sum of the same rows, pages of invoices and payments as a ratio to
 * their first, and the memory of an export. Other work on the machine changes the times; ratios change less.
 */
import { parseArgs } from 'node:util';
import { count, eq, sql } from 'drizzle-orm';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { invoices } from '../sandbox/db/schema/billing.ts';
import { charges } from '../sandbox/db/schema/charges.ts';
import { seedManyOrders } from '../sandbox/demo/orders/many-orders.ts';
import { FeeGroupKey } from '../sandbox/generated/billing/schemas.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';

const { values } = parseArgs({ options: { orders: { type: 'string', default: '100000' } } });
const repetitions = 3;
const groupLimit = 6;
const pageLimit = 1.5;
const origin = 'http://localhost/api/billing/services/us-platform';

const sandbox = await createSandbox({ storage: { kind: 'memory' }, checksAnswers: false });
try {
  const { db, clock } = sandbox;
  const now = clock.now();
  await seedManyOrders(db, { clientId: 1, count: Number(values.orders), now, hasFilings: true });
  const nora = { userId: 1, clientId: 1, retailerId: 2, userName: 'nora.marlow@example.com' };
  const token = await issueAccessToken(sandbox, { ...nora, name: 'Nora Marlow', email: nora.userName });
  const ask = async (path: string, body?: object) => {
    const response = await sandbox.fetch(
      new Request(`${origin}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response.text();
  };
  const ofFirm = eq(charges.clientId, 1);
  const [charged] = await db.select({ total: count() }).from(charges).where(ofFirm);
  const [invoiced] = await db.select({ total: count() }).from(invoices).where(eq(invoices.clientId, 1));
  console.log(`${values.orders} orders, ${charged?.total} charges, ${invoiced?.total} invoices.`);

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
  for (const [list, sorts] of [
    ['Invoice', ['', '&OrderBy=total%20desc', '&OrderBy=dueDate%20desc']],
    ['Payment', ['']],
  ] as const) {
    const first = await fastest(() => ask(`/${list}?Top=20`));
    for (const sort of sorts)
      for (const skip of [0, 20, 40]) {
        const ratio = (await fastest(() => ask(`/${list}?Top=20&Skip=${skip}${sort}`))) / first;
        if (ratio > pageLimit) exceeded += 1;
        console.log(`${ratio.toFixed(2).padStart(7)}  ${list}, from ${skip}${sort}`);
      }
  }
  console.log(
    exceeded === 0 ? 'All within the limits.' : `${exceeded} beyond the limits of ${groupLimit} and ${pageLimit}.`,
  );
  process.exitCode = exceeded === 0 ? 0 : 1;
} finally {
  await sandbox.close();
}

async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
