import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { charges } from '../../db/schema/charges.ts';
import { billingWork } from '../../simulators/billing-steps.ts';
import { schedule } from '../../simulators/due-work.ts';
import { checkLedger } from './rules/check-ledger.testing.ts';

const opened = testSandbox();
const june = 'june.ashgrove@example.com';
const read = async (path: string, as?: string) => {
  const response = await opened.call(`/billing/services/us-platform/${path}`, { as });
  expect(response.status).toBe(200);
  return response.json();
};
const list = async (query = '', as?: string) => (await read(`Invoice?Top=500${query}`, as)).items;
const cents = (dollars: number) => Math.round(dollars * 100);

test('no charge is both taken by a court and on an invoice', async () => {
  const both = await opened.sandbox.db
    .select()
    .from(charges)
    .where(and(eq(charges.settlement, 'court'), isNotNull(charges.invoiceNumber)));
  expect(both).toEqual([]);
  const settlements = await opened.sandbox.db
    .select({ settlement: charges.settlement, service: sql<string>`min(${charges.service})` })
    .from(charges)
    .where(isNotNull(charges.filingId))
    .groupBy(charges.settlement);
  // Filings paid with the account offered to every firm are billed by the product.
  expect(settlements.map(({ settlement }) => settlement).sort()).toEqual(['court', 'invoice']);
});

test.each([1, 2, 3, 4, 5])('the ledger of firm %i is right to the cent', async (clientId) => {
  expect(await checkLedger(opened.sandbox.db, clientId)).toEqual([]);
});

describe('the list', () => {
  test('is of the firm, newest first, and pages without gaps', async () => {
    const all = await list();
    expect(all.length).toBeGreaterThan(10);
    expect(all[0]).toMatchObject({ status: 'draft', balanceDue: 0 });
    const issued = all.slice(1).map(({ issuedOn }: { issuedOn: string }) => issuedOn);
    expect(issued).toEqual(issued.toSorted().reverse());
    const pages = [await read('Invoice?Top=3'), await read('Invoice?Top=3&Skip=3')];
    expect(pages.flatMap(({ items }) => items)).toEqual(all.slice(0, 6));
    expect(pages[0].total).toBe(all.length);
    const others = await list('', june);
    expect(
      others.some(({ invoiceId }: { invoiceId: number }) =>
        all.some((own: { invoiceId: number }) => own.invoiceId === invoiceId),
      ),
    ).toBe(false);
  });

  test.each(['number', 'dueDate', 'status', 'total', 'balanceDue'])('sorts by %s both ways', async (field) => {
    const up = await list(`&OrderBy=${field}&Exclude=draft`);
    const down = await list(`&OrderBy=${field} desc&Exclude=draft`);
    const values = up.map((row: Record<string, number | string>) => row[field]);
    expect(values).toEqual(
      values.toSorted((one: number | string, other: number | string) => (one < other ? -1 : one > other ? 1 : 0)),
    );
    expect(down).toEqual(up.toReversed());
  });

  test('leaves statuses out, and has every state of payment over the firms', async () => {
    expect(
      new Set((await list('&Exclude=draft&Exclude=paid')).map(({ status }: { status: string }) => status)),
    ).toEqual(new Set(['open']));
    const states = [...(await list()), ...(await list('', june)), ...(await list('', 'ines.calder@example.com'))].map(
      ({ paymentStatus }) => paymentStatus,
    );
    expect(new Set(states)).toEqual(new Set(['unpaid', 'partially-paid', 'paid', 'failed', 'refunded', 'processing']));
  });

  test.each([
    ['OrderBy=nothing', 400],
    ['Top=0', 400],
    ['Top=501', 400],
    ['Skip=-1', 400],
    ['Exclude=lost', 400],
  ])('refuses %s', async (query, status) => {
    expect((await opened.call(`/billing/services/us-platform/Invoice?${query}`)).status).toBe(status);
  });
});

describe('an invoice', () => {
  test('adds up from its orders, matters and charges, and notes what courts took', async () => {
    for (const { invoiceId } of await list('&Exclude=draft')) {
      const invoice = await read(`Invoice/${invoiceId}`);
      const orders = await read(`Invoice/${invoiceId}/orders?top=500`);
      const matters = await read(`Invoice/${invoiceId}/matters`);
      const sum = (rows: { total: number }[]) => rows.reduce((total, row) => total + cents(row.total), 0);
      expect(sum(orders.items)).toBe(cents(invoice.total));
      expect(sum(matters)).toBe(cents(invoice.total));
      expect(sum(invoice.lineItems)).toBe(cents(invoice.total));
      expect(cents(invoice.subtotal) + cents(invoice.tax) + cents(invoice.creditTotal)).toBe(cents(invoice.total));
      expect(orders.total).toBe(invoice.orderCount);
      for (const order of orders.items) {
        const charged = order.charges.reduce(
          (total: number, { amount }: { amount: number }) => total + cents(amount),
          0,
        );
        expect(charged).toBe(cents(order.total));
        expect(cents(order.courtFees) + cents(order.serviceFees) + cents(order.tax)).toBe(charged);
      }
    }
    const latest = (await list('&Exclude=draft'))[0];
    const { paidAtCourt } = await read(`Invoice/${latest.invoiceId}`);
    expect(paidAtCourt.count).toBeGreaterThan(0);
    expect(paidAtCourt.total).toBeGreaterThan(0);
  });

  test('shows its share of the surcharge, which is in no sum', async () => {
    const [paid] = (await list('', june)).filter(
      ({ paymentStatus }: { paymentStatus: string }) => paymentStatus === 'paid',
    );
    const { lineItems, totalPaid, total } = await read(`Invoice/${paid.invoiceId}`, june);
    const surcharge = lineItems.reduce((sum: number, line: { surcharge: number }) => sum + cents(line.surcharge), 0);
    expect(surcharge).toBe(Math.floor((cents(total) * 295 + 5000) / 10_000));
    expect(totalPaid).toBe(total);
  });

  test('of another firm does not exist, in any of its parts', async () => {
    const [theirs] = await list('', june);
    for (const part of ['', '/orders', '/matters', '/payments'])
      expect((await opened.call(`/billing/services/us-platform/Invoice/${theirs.invoiceId}${part}`)).status).toBe(404);
  });

  test('is for administrators and bookkeepers', async () => {
    const [{ invoiceId }] = await list();
    for (const path of ['Invoice', 'Payment', `Invoice/${invoiceId}`, `Invoice/${invoiceId}/orders`]) {
      const response = await opened.call(`/billing/services/us-platform/${path}`, { as: 'theo.finch@example.com' });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'bookkeeper-required' });
    }
  });
});

describe('the list of payments', () => {
  test('has each payment with what it paid, surcharge apart, and every state', async () => {
    const rows = [
      ...(await read('Payment?Top=500')).items,
      ...(await read('Payment?Top=500', june)).items,
      ...(await read('Payment?Top=500', 'ines.calder@example.com')).items,
    ];
    for (const { amount, surcharge, allocations, surchargePercent, reference, paymentId } of rows) {
      const sum = (part: 'amount' | 'surcharge') =>
        allocations.reduce((total: number, row: { amount: number; surcharge: number }) => total + cents(row[part]), 0);
      expect(sum('amount')).toBe(cents(amount));
      expect(sum('surcharge')).toBe(cents(surcharge));
      expect(cents(surcharge)).toBe(Math.floor((cents(amount) * surchargePercent * 100 + 5000) / 10_000));
      expect(reference).toBe(`BENCHFILE ${paymentId}`);
    }
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['pending', 'succeeded', 'failed', 'returned', 'refunded']),
    );
    expect(rows.find(({ status }) => status === 'returned').failure).toEqual({
      code: 'R09',
      text: 'Funds not available yet',
      canRetry: true,
    });
  });

  test('sorts and leaves states out', async () => {
    const { items } = await read('Payment?OrderBy=amount desc&Exclude=failed&Top=500');
    const amounts = items.map(({ amount }: { amount: number }) => amount);
    expect(amounts).toEqual(amounts.toSorted((one: number, other: number) => other - one));
    expect(items.some(({ status }: { status: string }) => status === 'failed')).toBe(false);
  });
});

test('the summary is the sum of the invoices, and its aging the balance', async () => {
  for (const as of ['nora.marlow@example.com', june, 'ines.calder@example.com']) {
    const summary = await read('Client/BillingSummary', as);
    const open = (await list('', as)).filter(({ status }: { status: string }) => status === 'open');
    const sum = (part: string) =>
      open.reduce((total: number, row: Record<string, number>) => total + cents(row[part] ?? 0), 0);
    expect(cents(summary.balanceDue)).toBe(sum('balanceDue'));
    expect(cents(summary.processingAmount)).toBe(sum('processingAmount'));
    expect(summary.openInvoiceCount).toBe(open.length);
    const aged = Object.values<number>(summary.aging).reduce((total, part) => total + cents(part), 0);
    expect(aged).toBe(cents(summary.balanceDue));
  }
});

test('a month later, the draft is issued with its credits, and the next one begins', async () => {
  const { sandbox } = opened;
  const [draft] = await list();
  const [credited] = await sandbox.db
    .select()
    .from(charges)
    .where(and(eq(charges.clientId, 1), isNotNull(charges.invoiceNumber)))
    .limit(1);
  if (!credited) return expect.unreachable();
  const { feeId, ...rest } = credited;
  await sandbox.db
    .insert(charges)
    .values({ ...rest, amountCents: -500, creditOfFeeId: feeId, invoiceNumber: null, chargedAt: sandbox.clock.now() });
  expect((await read('Client/BillingSummary')).creditBalance).toBe(5);
  await schedule(sandbox.db, sandbox.clock.now(), billingWork.prenote, {});
  sandbox.clock.offset += 40 * 86_400_000;
  await sandbox.dueWork.run();
  const issued = await read(`Invoice/${draft.invoiceId}`);
  expect(issued).toMatchObject({ number: draft.number, creditTotal: -5, totalPaid: 0 });
  expect(['open', 'paid']).toContain(issued.status);
  expect(await checkLedger(sandbox.db, 1)).toEqual([]);
  const [next] = await list();
  expect(next).toMatchObject({ status: 'draft' });
  expect(next.invoiceId).not.toBe(draft.invoiceId);
  const orders = await read(`Invoice/${draft.invoiceId}/orders?top=500`);
  const credits = orders.items.flatMap(({ charges }: { charges: { creditOf?: object }[] }) =>
    charges.map(({ creditOf }) => creditOf),
  );
  expect(credits).toContainEqual({ feeId, invoiceNumber: credited.invoiceNumber });
});
