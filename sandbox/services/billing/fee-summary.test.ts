import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { charges } from '../../db/schema/charges.ts';
import { orders } from '../../db/schema/orders.ts';

type Row = typeof charges.$inferSelect;

const firmTwo = 'june.ashgrove@example.com';
const chicago = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
const dayOf = (row: Row) => chicago.format(row.chargedAt);
const firstDay = chicago.format(Date.now() - 200 * 86_400_000);
const lastDay = chicago.format(Date.now() - 100 * 86_400_000);
const opened = testSandbox();
let all: Row[];
beforeAll(async () => {
  all = await opened.sandbox.db.select().from(charges).where(eq(charges.clientId, 1));
});

const call = (path: string, body: object, as?: string) =>
  opened.call(`/billing/services/us-platform/FeeSummary/${path}`, { body, as });
const search = async (body: object, as?: string) => (await call('Search', { top: 500, skip: 0, ...body }, as)).json();
const cents = (rows: Row[], status: Row['status']) =>
  rows.filter((row) => row.status === status).reduce((sum, row) => sum + row.amountCents, 0);

describe('a search', () => {
  test.each<[string, object, (row: Row) => boolean]>([
    ['everything', {}, () => true],
    ['a matter', { clientReference: '00015-Ortega' }, (row) => row.clientReference === '00015-Ortega'],
    [
      'services and people',
      { services: ['FileIntoCase'], userIds: [2] },
      (row) => row.service === 'FileIntoCase' && row.userId === 2,
    ],
    ['pending charges', { chargeStatus: 'not-yet-charged' }, (row) => row.status === 'not-yet-charged'],
    ['a date range', { dateFrom: firstDay, dateTo: lastDay }, (row) => dayOf(row) >= firstDay && dayOf(row) <= lastDay],
  ])('for %s totals its results across all pages', async (_, filter, isWanted) => {
    const wanted = all.filter(isWanted);
    const found = await search({ ...filter, top: 3 });
    const billable = cents(wanted, 'billable');
    const notYetCharged = cents(wanted, 'not-yet-charged');
    expect(found.total).toBe(wanted.length);
    expect(found.totals).toEqual({
      billable: billable / 100,
      notYetCharged: notYetCharged / 100,
      total: (billable + notYetCharged) / 100,
    });
  });

  test('sorts and pages without gaps', async () => {
    const sort = [{ field: 'amount', direction: 'desc' }];
    const pages = [await search({ sort, top: 100 }), await search({ sort, top: 100, skip: 100 })];
    const wanted = all.toSorted((a, b) => b.amountCents - a.amountCents || a.feeId - b.feeId).slice(0, 200);
    expect(pages.flatMap(({ items }) => items.map(({ feeId }: { feeId: number }) => feeId))).toEqual(
      wanted.map(({ feeId }) => feeId),
    );
  });

  test('for courts finds the fees of their orders, with court and case', async () => {
    const found = await search({});
    const [fee] = found.items.filter(({ courtName }: { courtName?: string }) => courtName);
    const rows = await opened.sandbox.db.select().from(orders).where(eq(orders.courtName, fee.courtName));
    const [order] = rows.filter(({ orderId }) => orderId === fee.orderId);
    expect(fee).toMatchObject({ state: order?.state, courtName: order?.courtName });
    expect(fee.caseNumber ?? null).toBe(order?.caseNumber);
    const inCourt = await search({ courtCodes: [order?.courtCode] });
    const ofCourt = new Set(rows.filter(({ clientId }) => clientId === 1).map(({ orderId }) => orderId));
    expect(inCourt.total).toBe(all.filter(({ orderId }) => ofCourt.has(orderId)).length);
    expect(inCourt.total).toBeLessThan(all.length);
  });

  test('of all matters is for administrators and bookkeepers', async () => {
    const statusOf = async (as: string, body: object = {}) =>
      (await call('Search', { top: 1, skip: 0, ...body }, as)).status;
    expect(await statusOf('nora.marlow@example.com')).toBe(200);
    expect(await statusOf('sam.okafor@example.com')).toBe(200);
    expect(await statusOf('theo.finch@example.com')).toBe(403);
    expect(await statusOf('theo.finch@example.com', { clientReference: '00015-Ortega' })).toBe(200);
    const refused = await call('Export', { format: 'csv' }, 'theo.finch@example.com');
    expect(await refused.json()).toMatchObject({ status: 403, code: 'bookkeeper-required' });
  });

  test('rejects a date range that ends before it starts', async () => {
    const response = await call('Search', { top: 1, skip: 0, dateFrom: '2026-03-02', dateTo: '2026-03-01' });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toHaveProperty('dateTo');
  });

  test('never finds fees of another firm', async () => {
    expect((await search({ clientReference: '00015-Ortega' }, firmTwo)).items).toEqual([]);
  });
});

describe('an export', () => {
  test('has a header and every row, with formulas escaped', async () => {
    await opened.sandbox.db
      .update(charges)
      .set({ description: '=HYPERLINK("http://example.com";"x")', matterName: '@sum, "quoted"', userName: '-2+3' })
      .where(eq(charges.feeId, all[0]?.feeId ?? 0));
    const response = await call('Export', { format: 'csv' });
    expect(response.headers.get('content-type')).toMatch('text/csv');
    expect(response.headers.get('content-disposition')).toMatch(
      /attachment; filename="fee-summary-\d{4}-\d\d-\d\d\.csv"/,
    );
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toBe(
      'Date,Order,Client reference,Matter,Service,Description,Category,Ordered by,Amount,Status,Invoice',
    );
    expect(lines).toHaveLength(all.length + 2);
    const row = lines.find((line) => line.includes('HYPERLINK'));
    expect(row).toContain(`"'=HYPERLINK(""http://example.com"";""x"")"`);
    expect(row).toContain(`"'@sum, ""quoted"""`);
    expect(row).toContain(`,'-2+3,`);
  });

  test('contains the search results', async () => {
    const filter = { clientReference: '00015-Ortega', sort: [{ field: 'amount', direction: 'asc' }] };
    const found = await search(filter);
    const lines = (await (await call('Export', { format: 'csv', ...filter })).text()).trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[1])).toEqual(
      found.items.map(({ orderId }: { orderId: number }) => String(orderId)),
    );
  });
});

test('the billing summary shows the firm’s balance', async () => {
  const summary = await (await opened.call('/billing/services/us-platform/Client/BillingSummary')).json();
  const open = all.filter(
    (row) => row.status === 'billable' && row.settlement === 'invoice' && row.invoiceNumber === null,
  );
  expect(summary).toMatchObject({
    clientId: 1,
    hasCreditCard: true,
    paymentMethod: 'Invoice',
    autopay: false,
    notYetInvoiced: open.reduce((sum, row) => sum + row.amountCents, 0) / 100,
    card: { cardType: 'Visa', last4: '1881', isExpired: false },
  });
});

test('the service describes itself without a token', async () => {
  const ask = async (path: string, as?: null) =>
    (await opened.call(`/billing/services/us-platform/${path}`, { as })).json();
  expect(await ask('Startup', null)).toMatchObject({ status: 'ready', environment: 'sandbox' });
  expect(await ask('Version', null)).toMatchObject({ name: 'billing' });
  expect((await ask('ServiceSearchCategory'))[0]).toMatchObject({ name: 'Court filing', displayOrder: 1 });
});
