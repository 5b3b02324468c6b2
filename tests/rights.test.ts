/**
 * Role × operation × firm over all built operations: nobody reads or changes what is another firm's, and roles hold on
 * the server.
 */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { backends } from '../orval.config.ts';
import { invoices } from '../sandbox/db/schema/billing.ts';
import { charges } from '../sandbox/db/schema/charges.ts';
import { files } from '../sandbox/db/schema/files.ts';
import { filings } from '../sandbox/db/schema/filings.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import type { FeeSummaryResult, OrderSearchResult } from '../sandbox/generated/billing/schemas.ts';
import { goodRequest, pathOf } from './conformance/bad-requests.ts';
import { type Contract, type ContractOperation, readContract } from './conformance/contract.ts';
import { marked, ordersOfOperations, recordsOfFirm } from './firm-records.ts';
import { openTestSandbox, stopBilling, testOrigin } from './sandbox.ts';

vi.setConfig({ testTimeout: 120_000 });

const opened = await openTestSandbox();
afterAll(() => opened.sandbox.close());

const people = {
  administrator: 'nora.marlow@example.com',
  attorney: 'theo.finch@example.com',
  'other firm’s administrator': 'june.ashgrove@example.com',
  'other firm’s prospect': 'prospect@example.com',
} as const;

interface Built {
  backend: string;
  contract: Contract;
  operation: ContractOperation;
}

const all = backends.flatMap((backend) => {
  const contract = readContract(backend);
  return contract.operations.map((operation): Built => ({ backend, contract, operation }));
});
const isBuilt = async ({ backend, operation }: Built) => {
  const path = operation.path.replaceAll(/\{\w+\}/g, '1');
  const address = `${testOrigin}/api/${backend}${path}`;
  const { status } = await opened.sandbox.fetch(new Request(address, { method: operation.method.toUpperCase() }));
  return status !== 501;
};
const built: Built[] = [];
for (const each of all) if (!each.operation.isPublic && (await isBuilt(each))) built.push(each);

/** The first firm's records by the names that operations have for them, in small letters. */
let ofFirst: Readonly<Record<string, unknown>> = {};
let orderOf: (operationId: string) => number | undefined = () => undefined;
/** What no answer to another firm may contain. */
let marks: readonly string[] = [];

beforeAll(async () => {
  const { db } = opened.sandbox;
  // No docket is read and nothing is billed at some hour, so that what changes is the requests' doing.
  await stopBilling(opened.sandbox);
  const [filed] = await db
    .select({ order: orders, filingId: filings.filingId, feeId: charges.feeId })
    .from(orders)
    .innerJoin(filings, eq(filings.orderId, orders.orderId))
    .innerJoin(charges, eq(charges.orderId, orders.orderId))
    .where(and(eq(orders.clientId, 1), eq(orders.state, 'IL'), isNotNull(orders.caseNumber)))
    .limit(1);
  const [draft] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, 1), eq(orders.status, 'draft'), eq(orders.state, 'IL')))
    .limit(1);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.clientId, 1)).limit(1);
  const [file] = await db.select({ fileId: files.fileId }).from(files).where(eq(files.clientId, 1)).limit(1);
  if (!filed || !draft || !invoice || !file) throw new Error('The demo lacks what this test needs.');
  const { order, filingId, feeId } = filed;
  orderOf = await ordersOfOperations(db);
  ofFirst = {
    ...(await recordsOfFirm(opened, { orderId: order.orderId, fileId: file.fileId })),
    clientid: 1,
    partyid: 90_001,
    userid: 2,
    loginid: 2,
    orderid: order.orderId,
    orderids: [order.orderId],
    envelopeorderid: order.orderId,
    filingids: [filingId],
    invoiceid: invoice.invoiceId,
    invoicenumber: invoice.number,
    mappingid: '00000000-0000-4000-8000-000000000001',
    fileid: file.fileId,
    fileids: [file.fileId],
    documenturl: `/files/${file.fileId}`,
    url: `/files/${file.fileId}`,
    feeid: String(feeId),
    casenumber: order.caseNumber,
    state: 'IL',
    version: '2',
  };
  // The contracts' examples say nothing of these.
  marks = [order.caseTitle, invoice.number, 'office.marlowfinch', 'billing.marlowfinch', 'BF-000001', 'Theo Finch'];
  marks = [...marks, ...Object.values(marked)];
});

/** Puts the first firm's records in place of the example's, wherever their names stand. */
function owned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(owned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const mine = ofFirst[name.toLowerCase()];
      return [name, mine !== undefined && typeof mine === typeof part ? mine : owned(part)];
    }),
  );
}

/** The text of a response; of a stream of events, which never ends, the first one. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

async function send({ backend, contract, operation }: Built, as: string): Promise<Response> {
  const good = goodRequest(contract, operation);
  const names = operation.parameters.filter(({ in: place }) => place === 'path' || place === 'query');
  const values = names.flatMap(({ name }) => {
    const orderId = name.toLowerCase() === 'orderid' ? orderOf(operation.operationId) : undefined;
    const mine = orderId ?? ofFirst[name.toLowerCase()];
    return mine === undefined ? [] : [[name, String(mine)] as const];
  });
  const headers = new Headers(good.headers);
  headers.set('authorization', `Bearer ${await opened.tokenOf(as)}`);
  if (good.contentType) headers.set('content-type', good.contentType);
  const body = typeof good.body === 'string' ? JSON.stringify(owned(JSON.parse(good.body))) : good.body;
  const address = `${testOrigin}/api/${backend}${pathOf(contract, operation, Object.fromEntries(values))}`;
  return opened.sandbox.fetch(
    new Request(address, { method: operation.method.toUpperCase(), headers, body, redirect: 'manual' }),
  );
}

/** Both databases' drivers answer with rows. */
function rowsOf<Row>(row: z.ZodType<Row>, answer: unknown): Row[] {
  return z.object({ rows: z.array(row) }).parse(answer).rows;
}

/** A fingerprint of each table's rows of the first firm. */
async function fingerprint(): Promise<Record<string, unknown>> {
  const { db } = opened.sandbox;
  const columns = rowsOf(
    z.object({ table_name: z.string(), names: z.array(z.string()) }),
    await db.execute(sql`
      select table_name, array_agg(column_name::text) as names from information_schema.columns
      where table_schema = 'public' and column_name in ('client_id', 'order_id', 'job_id') group by table_name`),
  );
  const found: Record<string, unknown> = {};
  for (const { table_name: table, names } of columns) {
    const mine = names.includes('client_id')
      ? sql`t.client_id = 1`
      : names.includes('order_id')
        ? sql`t.order_id in (select order_id from orders where client_id = 1)`
        : sql`t.job_id in (select job_id from serving_jobs join orders using (order_id) where client_id = 1)`;
    const [sum] = rowsOf(
      z.object({ sum: z.string() }),
      await db.execute(
        sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${sql.identifier(table)} t where ${mine}`,
      ),
    );
    found[table] = sum?.sum;
  }
  return found;
}

describe('another firm', () => {
  it.each(['other firm’s administrator', 'other firm’s prospect'] as const)(
    'the %s reads and changes nothing of it, by any operation',
    async (who) => {
      const before = await fingerprint();
      expect(Object.keys(before).length).toBeGreaterThan(15);
      const told: string[] = [];
      for (const each of built) {
        const response = await send(each, people[who]);
        const text = response.status < 500 ? await textOf(response) : '';
        const seen = marks.filter((mark) => text.includes(mark));
        if (response.status >= 500) told.push(`${each.operation.operationId}: ${response.status}`);
        // A problem may repeat what was asked for.
        if (response.ok && seen.length > 0) told.push(`${each.operation.operationId}: ${seen.join(', ')}`);
      }
      expect(told).toEqual([]);
      expect(await fingerprint()).toEqual(before);
    },
  );

  it('is answered about its own records by the same requests', async () => {
    const answered: string[] = [];
    for (const each of built) {
      if (each.operation.method !== 'get') continue;
      const response = await send(each, people.administrator);
      if (response.ok) answered.push(each.operation.operationId);
    }
    expect(answered).toEqual(
      expect.arrayContaining([
        ...['getOrder', 'getInvoice', 'listInvoiceOrders', 'getOrderFeeBreakdown', 'getServiceContact'],
        ...['getServingOrder', 'getServingCustody', 'getServingEvidence', 'getServingPhoto', 'getServingProof'],
        ...['getServingSummary', 'getServingRecipient'],
        ...['getServiceRequest', 'getEnvelope', 'getExtraction', 'listTemplates', 'listCalendarFeeds'],
        ...['listMatterDocuments', 'listMatterEvents', 'downloadStampedCopy'],
        ...['listDeadlines', 'listDocketChanges', 'listInvitations'],
      ]),
    );
    expect(answered.length).toBeGreaterThan(60);
  });
});

/** What only administrators may do (application section 6; billing supplement, section 12). */
const administratorsOnly = [
  'clearCourtCases',
  'clientAddBankAccount',
  'clientAddCreditCard',
  'clientDeleteBankAccount',
  'clientDeleteCreditCard',
  'clientDeleteProfileSetting',
  'clientGetBankAccountDetails',
  'clientGetCreditCardDetails',
  'clientGetPaymentMethod',
  'clientUpdateAddresses',
  'clientUpdateBillingTerms',
  'clientUpdateCreditCard',
  'clientUpdatePaymentMethod',
  'clientUpdateThirdPartyIdentifier',
  'createAttorney',
  'createFirmAdmin',
  'disconnectFsx',
  'downloadInvoiceCsv',
  'downloadInvoicePaymentsPdf',
  'downloadInvoicePdf',
  'downloadInvoiceQuickbooksCsv',
  'emailInvoice',
  'emailInvoiceMattersCsv',
  'emailInvoiceOrdersCsv',
  'emailInvoicePaymentsPdf',
  'getInvoice',
  'listClientUsers',
  'listInvitations',
  'listInvoiceMatters',
  'listInvoiceOrders',
  'listInvoicePayments',
  'listInvoices',
  'listPayments',
  'payInvoicesWithExisting',
  'payInvoicesWithNew',
  'putClientSecret',
  'resendInvitation',
  'revokeInvitation',
  'saveFsxAuthentication',
  'savePacerLimits',
  'sendInvitation',
];

describe('roles', () => {
  it('are held by the server: these operations are refused to others than administrators', async () => {
    const refused: string[] = [];
    for (const each of built) {
      const response = await send(each, people.attorney);
      if (response.status === 403 && (await response.json()).code === 'administrator-required')
        refused.push(each.operation.operationId);
    }
    expect(refused.toSorted()).toEqual(administratorsOnly.toSorted());
  });

  it('some operations are for people with a role of their own, be they administrators or not', async () => {
    const refused: string[] = [];
    for (const each of built) {
      const response = await send(each, people.administrator);
      if (response.status === 403 && (await response.json()).code === 'role-required')
        refused.push(each.operation.operationId);
    }
    expect(refused.toSorted()).toEqual([
      ...['clearFilingOutputCache', 'getSkipTrace', 'listSkipTraces', 'orderSkipTrace', 'updateFilingConfiguration'],
    ]);
  });

  it('a process-serving prospect reads no orders, fees and drafts of courts', async () => {
    const as = people['other firm’s prospect'];
    const court = ['CreateCase', 'FileIntoCase', 'SearchForCase', 'CourtesyCopy', 'EService'];
    const search = async (by?: string): Promise<OrderSearchResult> =>
      (
        await opened.call('/billing/services/us-platform/Order/Search', { body: { top: 200, skip: 0 }, as: by ?? as })
      ).json();
    const colleague = await search('june.ashgrove@example.com');
    const ofCourt = colleague.items.filter(({ service }) => court.includes(service));
    expect(ofCourt).not.toEqual([]);
    expect((await search()).items.filter(({ service }) => court.includes(service))).toEqual([]);
    const list = await (await opened.call('/filing/Order/List', { body: { top: 100, skip: 0 }, as })).json();
    expect(list.items.filter(({ service }: { service: string }) => court.includes(service))).toEqual([]);
    for (const { orderId, state, status } of [ofCourt[0], ofCourt.find((order) => order.status === 'draft')].flatMap(
      (order) => order ?? [],
    )) {
      expect((await opened.call(`/filing/Order/${orderId}`, { as })).status, `${status} order`).toBe(404);
      expect((await opened.call(`/filing/Order/fee-breakdown?orderId=${orderId}`, { as })).status).toBe(404);
      expect(await (await opened.call(`/filing/Tyler/${state}/Drafts`, { as })).json()).toEqual([]);
    }
    const clientReference = ofCourt.find((order) => order.clientReference !== '')?.clientReference;
    const fees: FeeSummaryResult = await (
      await opened.call('/billing/services/us-platform/FeeSummary/Search', {
        body: { clientReference, chargeStatus: 'all', top: 500, skip: 0 },
        as,
      })
    ).json();
    expect(fees.items.filter(({ service }) => court.includes(service))).toEqual([]);
    const draft = built.find(({ operation }) => operation.operationId === 'saveNewCaseDraft') ?? expect.unreachable();
    const save = await send(draft, as);
    expect([save.status, (await save.json()).code]).toEqual([403, 'process-serving-only']);
  });
});

describe('a server that serves /sandbox', () => {
  it('refuses requests under another name, such as one that leads to this machine', async () => {
    for (const [host, status] of [
      ['localhost:5173', 200],
      ['127.0.0.1:5173', 200],
      ['[::1]:5173', 200],
      ['rebound.example:5173', 403],
      ['localhost.rebound.example', 403],
    ] as const) {
      const response = await opened.sandbox.fetch(new Request(`http://${host}/sandbox/api/clock`));
      expect(response.status, host).toBe(status);
    }
  });
});
