/**
 * `npm run ledger:check [-- --orders 100000] [-- --tamper]`: the ledger's equations (billing supplement, section 10) over
 * the demo firms, then over many seeded orders: by the stored rows, and by what the backend answers. Exit 1 names what is
 * wrong. `--tamper` changes one cent of a charge first, which must be found.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { runnerImport } from 'vite';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import type { Database } from '../sandbox/db/connection.ts';
import { charges } from '../sandbox/db/schema/charges.ts';
import { clients, users } from '../sandbox/db/schema/platform.ts';
import { seedManyOrders } from '../sandbox/demo/orders/many-orders.ts';
import type { BillingSummary, InvoicePage, PaymentPage } from '../sandbox/generated/billing/schemas.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';
import type { RunningSandbox } from '../sandbox/sandbox.ts';
import { checkLedger, owedByRows } from '../sandbox/services/billing/rules/check-ledger.testing.ts';
import type * as Statement from '../src/features/billing/model/account-statement.ts';

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '100000' }, tamper: { type: 'boolean', default: false } },
});
// The application's own reckoning, with its path aliases.
const { accountStatement } = (
  await runnerImport<typeof Statement>('./src/features/billing/model/account-statement.ts', {
    configFile: false,
    resolve: { alias: { '@': resolve(import.meta.dirname, '../src') } },
  })
).module;
const sandbox = await createSandbox({ storage: { kind: 'memory' } });
try {
  const wrong = await checkAll(sandbox, 'the demo');
  if (Number(values.orders) > 0) {
    const { db, clock } = sandbox;
    await seedManyOrders(db, { clientId: 1, count: Number(values.orders), now: clock.now(), hasFilings: true });
    if (values.tamper) await tamper(db);
    wrong.push(...(await checkAll(sandbox, `${values.orders} seeded orders`)));
  } else if (values.tamper) {
    await tamper(sandbox.db);
    wrong.push(...(await checkAll(sandbox, 'the demo, one cent changed')));
  }
  for (const line of wrong) console.error(line);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await sandbox.close();
}

async function checkAll(opened: RunningSandbox, what: string): Promise<string[]> {
  const start = performance.now();
  const firms = await opened.db.select().from(clients).orderBy(clients.clientId);
  const wrong: string[] = [];
  for (const { clientId, name } of firms) {
    const found = [...(await checkLedger(opened.db, clientId)), ...(await checkAnswers(opened, clientId))];
    wrong.push(...found.map((line) => `${name}: ${line}`));
  }
  const charged = await opened.db.$count(charges);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${what}: ${firms.length} firms, ${charged} charges, ${wrong.length} differences (${seconds} s)`);
  return wrong;
}

/** The backend's own sums against the rows', and the account statement's end against the balance. */
async function checkAnswers(opened: RunningSandbox, clientId: number): Promise<string[]> {
  const administrators = await opened.db.select().from(users).where(eq(users.clientId, clientId));
  const person = administrators.find(({ userAdministrator }) => userAdministrator);
  const [firm] = await opened.db.select().from(clients).where(eq(clients.clientId, clientId));
  if (!person || !firm) return [];
  const token = await issueAccessToken(opened, { ...person, retailerId: firm.retailerId });
  const read = async (part: string) => {
    const response = await opened.fetch(
      new Request(`http://localhost/api/billing/services/us-platform/${part}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    );
    if (!response.ok) throw new Error(`${part}: ${response.status}`);
    return response.json();
  };
  const summary: BillingSummary = await read('Client/BillingSummary');
  const { items: invoices }: InvoicePage = await read('Invoice?Top=500');
  const { items: payments }: PaymentPage = await read('Payment?Top=500');
  const owed = await owedByRows(opened.db, clientId);
  const closing = accountStatement(invoices, payments, {}).at(-1)?.balanceCents ?? 0;
  const listed = invoices.reduce((sum, { status, balanceDue }) => sum + (status === 'open' ? cents(balanceDue) : 0), 0);
  return [
    ...differs('balance due', cents(summary.balanceDue), owed.balance),
    ...differs('open invoices', listed, owed.balance),
    ...differs('account statement', closing, owed.balance),
    ...differs('not yet invoiced', cents(summary.notYetInvoiced), owed.notYetInvoiced),
  ];
}

function cents(dollars: number): number {
  return Math.round(dollars * 100);
}

function differs(what: string, answered: number, stored: number): string[] {
  return answered === stored ? [] : [`${what}: answered ${answered}, stored ${stored}`];
}

/** One cent more on an invoiced charge. */
async function tamper(db: Database): Promise<void> {
  const [charge] = await db
    .select()
    .from(charges)
    .where(isNotNull(charges.invoiceNumber))
    .orderBy(desc(charges.feeId))
    .limit(1);
  if (!charge) throw new Error('There is no invoiced charge.');
  await db
    .update(charges)
    .set({ amountCents: charge.amountCents + 1 })
    .where(eq(charges.feeId, charge.feeId));
  console.log(`Changed one cent on ${charge.invoiceNumber}.`);
}
