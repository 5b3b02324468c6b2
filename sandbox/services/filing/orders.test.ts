import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import {
  type FeeBreakdown,
  type OrderDetail,
  type OrderListItem,
  ServiceName,
} from '../../generated/filing/schemas.ts';
import { decideFiling } from '../../simulators/clerk.ts';

type Row = typeof orders.$inferSelect;

const firmTwo = 'june.ashgrove@example.com';
const opened = testSandbox();
let all: Row[];
beforeAll(async () => {
  // Tracked dockets have older numbers.
  all = await opened.sandbox.db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, 1), gt(orders.orderId, 41_000)));
});

async function get<T>(path: string, as?: string): Promise<T> {
  const response = await opened.call(`/filing${path}`, { as });
  expect(response.status).toBe(200);
  return response.json();
}
const statusOf = async (path: string, as?: string) => (await opened.call(`/filing${path}`, { as })).status;
const detailOf = (orderId: number | undefined) => get<OrderDetail>(`/Order/${orderId}`);
const find = (isWanted: (row: Row) => boolean) => {
  const found = all.find(isWanted);
  if (!found) throw new Error('The demo has no such order.');
  return found;
};
const isFiling = (row: Row) => row.envelopeId !== null && row.state === 'IL';

describe('the list of orders', () => {
  async function list(body: object) {
    const response = await opened.call('/filing/Order/List', { body: { top: 500, skip: 0, ...body } });
    const found: { items: OrderListItem[]; total: number } = await response.json();
    return { status: response.status, ...found };
  }

  test.each<[string, object, (row: Row) => boolean]>([
    ['leaves drafts out', {}, (row) => row.status !== 'draft'],
    ['shows drafts when asked', { statuses: ['draft'] }, (row) => row.status === 'draft'],
    [
      'joins filters by and',
      { state: 'IL', services: ['CreateCase', 'SkipTrace'], searchText: 'lakemoor' },
      (row) =>
        row.state === 'IL' &&
        row.status !== 'draft' &&
        ['CreateCase', 'SkipTrace'].includes(row.service) &&
        row.searchText.includes('lakemoor'),
    ],
    ['finds a person', { searchText: 'theo finch' }, (row) => row.status !== 'draft' && row.userName === 'Theo Finch'],
  ])('%s', async (_, filter, isWanted) => {
    const { items, total } = await list(filter);
    const wanted = all.filter(isWanted);
    expect(new Set(items.map(({ orderId }) => orderId))).toEqual(new Set(wanted.map(({ orderId }) => orderId)));
    expect(total).toBe(wanted.length);
  });

  test('counts filings and rejected filings', async () => {
    const { items } = await list({ statuses: ['partially-rejected', 'draft'] });
    const partial = items.find(({ status }) => status === 'partially-rejected');
    expect(partial).toMatchObject({ filingCount: 2, rejectedFilingCount: 1, provider: expect.any(String) });
    expect(items.find(({ status, filingCount }) => status === 'draft' && filingCount === 1)).toBeDefined();
  });

  test('takes every service as a filter', async () => {
    expect((await list({ services: ServiceName.options })).status).toBe(200);
  });

  test('rejects an unsupported sort field', async () => {
    expect((await list({ sort: [{ field: 'caseTitle', direction: 'asc' }] })).status).toBe(200);
    expect((await list({ sort: [{ field: 'password', direction: 'asc' }] })).status).toBe(400);
  });
});

describe('an order', () => {
  test('includes filings, parties, payment, fees, history and actions', async () => {
    const row = find((each) => isFiling(each) && each.service === 'CreateCase' && each.status === 'accepted');
    const detail = await detailOf(row.orderId);
    expect(detail).toMatchObject({
      provider: 'tyler',
      filingFlow: 'new-case',
      caseNumber: row.caseNumber,
      court: { code: row.courtCode, name: row.courtName },
      payment: { waiverIndicator: false, transactionAmount: row.totalAmountCents / 100 },
      fees: { total: row.totalAmountCents / 100 },
    });
    expect(detail.filings[0]).toMatchObject({ status: 'accepted' });
    expect(detail.filings[0]?.documents[0]).toMatchObject({ kind: 'lead' });
    expect(detail.parties[0]).toMatchObject({ isFilingParty: true, partyTypeName: expect.stringMatching(/\w/) });
    expect(detail.parties).toHaveLength(2);
    const times = detail.statusHistory.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(detail.actions.map(({ action }) => action)).toEqual([
      'cancel',
      'copy-to-draft',
      'download-documents',
      'edit-and-resubmit',
    ]);
    expect(await get(`/Order/order-details/IL/${row.orderId}`)).toEqual(detail);
    expect(await get(`/Order/order-detail-actions?orderId=${row.orderId}`)).toEqual({
      orderId: row.orderId,
      actions: detail.actions,
    });
  });

  test('that was rejected includes the reason', async () => {
    const { filings: found } = await detailOf(find((row) => isFiling(row) && row.statusText === 'Rejected').orderId);
    expect(found[0]).toMatchObject({
      rejectReason: { text: expect.stringMatching(/\w/) },
      reviewerComments: expect.stringMatching(/\w/),
    });
  });

  test('in an existing case includes the case’s parties', async () => {
    const row = find((each) => isFiling(each) && each.service === 'FileIntoCase' && each.status === 'accepted');
    const { parties } = await detailOf(row.orderId);
    expect(parties.map(({ isFilingParty }) => isFilingParty)).toEqual([true, false]);
  });

  test('that is a draft shows its entries', async () => {
    const row = find((each) => each.status === 'draft' && each.documentCount === 2);
    const detail = await detailOf(row.orderId);
    expect(detail).toMatchObject({
      filings: [
        {
          status: 'draft',
          filingTypeName: 'Complaint',
          documents: [{ originalUrl: expect.stringMatching(/^\/files\//) }, {}],
        },
      ],
      parties: [{ name: 'Ana Ortega', partyTypeName: 'Plaintiff' }, { name: 'Lakeshore Holdings LLC' }],
    });
    expect(await statusOf(`/Order/fee-breakdown?orderId=${row.orderId}`)).toBe(404);
    expect(await statusOf(`/Envelope?EnvelopeOrderId=${row.orderId}&State=IL`)).toBe(404);
  });

  test('for a service has its charge and no filings', async () => {
    const row = find((each) => each.service === 'SkipTrace' && each.status === 'completed');
    expect(await detailOf(row.orderId)).toMatchObject({
      filings: [],
      parties: [],
      fees: { total: row.totalAmountCents / 100 },
    });
  });

  test.each([
    '/Order/ID',
    '/Order/order-details/IL/ID',
    '/Order/order-detail-actions?orderId=ID',
    '/Order/fee-breakdown?orderId=ID',
    '/Order/GenerateFeeSummary?orderId=ID',
    '/Envelope?EnvelopeOrderId=ID&State=IL',
  ])('is hidden from other firms at %s', async (path) => {
    const { orderId } = find((row) => isFiling(row) && row.status === 'accepted');
    expect(await statusOf(path.replace('ID', String(orderId)))).toBe(200);
    expect(await statusOf(path.replace('ID', String(orderId)), firmTwo)).toBe(404);
    expect(await statusOf(path.replace('ID', '2147483647'))).toBe(404);
  });

  test('is not found in another state', async () => {
    expect(await statusOf(`/Order/order-details/TX/${find(isFiling).orderId}`)).toBe(404);
  });
});

describe('every demo order', () => {
  test('matches its contract, and its fees add up', async () => {
    for (const { orderId, totalAmountCents, status } of all) {
      const detail = await detailOf(orderId);
      if (status === 'draft') continue;
      const sum = (detail.fees?.allowanceCharge ?? []).reduce(
        (total, { chargeIndicator, amount }) => total + (chargeIndicator ? 1 : -1) * Math.round(amount * 100),
        0,
      );
      if (status !== 'cancelled') expect(sum, `order ${orderId}`).toBe(totalAmountCents);
    }
  }, 30_000);
});

test('a pending demo filing can be decided and is then charged', async () => {
  const { db, clock } = opened.sandbox;
  const row = find((each) => isFiling(each) && each.status === 'in-progress' && each.service === 'CreateCase');
  const before = await get<FeeBreakdown>(`/Order/fee-breakdown?orderId=${row.orderId}`);
  for (const { filingId } of (await detailOf(row.orderId)).filings)
    await decideFiling(db, clock, filingId, { decision: 'accept' });
  const detail = await detailOf(row.orderId);
  expect(detail).toMatchObject({ status: 'accepted', caseNumber: expect.stringMatching(/^\d{4}-/) });
  const after = await get<FeeBreakdown>(`/Order/fee-breakdown?orderId=${row.orderId}`);
  expect([before.stage, after.stage]).toEqual(['authorized', 'captured']);
  expect(after.feesCalculationAmount).toBe(before.feesCalculationAmount);
});

describe('the envelope', () => {
  test('has its order’s data', async () => {
    const row = find((each) => isFiling(each) && each.status === 'accepted');
    const [stored] = await opened.sandbox.db.select().from(envelopes).where(eq(envelopes.orderId, row.orderId));
    const envelope = await get(`/Envelope?EnvelopeOrderId=${row.orderId}&State=IL`);
    expect(envelope).toMatchObject({
      envelopeId: String(stored?.envelopeId),
      orderId: row.orderId,
      status: 'accepted',
    });
  });
});

describe('the fee summary of an order', () => {
  test('has a row per charge and the total', async () => {
    const row = find((each) => isFiling(each) && each.service === 'CreateCase' && each.status === 'accepted');
    const response = await opened.call(`/filing/Order/GenerateFeeSummary?orderId=${row.orderId}`);
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines[0]).toBe('Order,Envelope,Case number,Matter,Filing,Reason,Amount,Statement');
    expect(lines.at(-1)).toContain(`,Total,${(row.totalAmountCents / 100).toFixed(2)},`);
    const amounts = lines.slice(1, -1).map((line) => Math.round(Number(/,(-?\d+\.\d\d),/.exec(line)?.[1]) * 100));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(row.totalAmountCents);
  });
});

describe('stamped copies', () => {
  test('are listed until they expire', async () => {
    const now = opened.sandbox.clock.now();
    const documentIn = async (condition: typeof gt | typeof lt) => {
      const [row] = await opened.sandbox.db
        .select({ documentId: filingDocuments.documentId, orderId: filings.orderId })
        .from(filingDocuments)
        .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
        .innerJoin(orders, eq(orders.orderId, filings.orderId))
        .where(
          and(
            eq(orders.clientId, 1),
            isNotNull(filingDocuments.stampedFileId),
            condition(filingDocuments.stampedExpiresAt, now),
          ),
        );
      const documents = (await detailOf(row?.orderId)).filings.flatMap((filing) => filing.documents);
      return documents.find(({ documentId }) => documentId === row?.documentId);
    };
    expect(await documentIn(gt)).toHaveProperty('stampedUrl');
    const expired = await documentIn(lt);
    expect(expired).toHaveProperty('stampedExpiresAt');
    expect(expired).not.toHaveProperty('stampedUrl');
  });
});
