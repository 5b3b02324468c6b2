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
import { clients, roles, userRoles, users } from '../sandbox/db/schema/platform.ts';
import type { FeeSummaryResult, OrderSearchResult } from '../sandbox/generated/billing/schemas.ts';
import type { Right } from '../sandbox/http/rights/roles.ts';
import { rights } from '../sandbox/http/rights/table.ts';
import { goodRequest, pathOf } from './conformance/bad-requests.ts';
import { type Contract, type ContractOperation, readContract } from './conformance/contract.ts';
import { undeclaredFields } from './conformance/undeclared.ts';
import { marked, ordersOfOperations, recordsOfFirm } from './firm-records.ts';
import { openTestSandbox, stopBilling, testOrigin } from './sandbox.ts';

vi.setConfig({ testTimeout: 120_000 });

const opened = await openTestSandbox();
afterAll(() => opened.sandbox.close());

/** One of each role in the first firm and in another; null is nobody signed in. */
const people = {
  administrator: 'nora.marlow@example.com',
  user: 'theo.finch@example.com',
  bookkeeper: 'first.bookkeeper@example.com',
  prospect: 'first.prospect@example.com',
  signedOut: null,
} as const;
const others = {
  administrator: 'june.ashgrove@example.com',
  user: 'other.user@example.com',
  bookkeeper: 'sam.okafor@example.com',
  prospect: 'prospect@example.com',
  signedOut: null,
} as const;
type RoleName = keyof typeof people;
const roleNames = ['administrator', 'user', 'bookkeeper', 'prospect', 'signedOut'] as const satisfies RoleName[];

/** Adds the people of `people` and `others` whom the demo lacks. */
async function hire(clientId: number, userName: string, roleName?: 'Bookkeeper' | 'ProcessServingProspect') {
  const { db, clock } = opened.sandbox;
  const [person] = await db
    .insert(users)
    .values({ clientId, userName, name: userName, email: userName, passwordHash: '', createdAt: clock.now() })
    .returning();
  const [role] = roleName ? await db.select().from(roles).where(eq(roles.roleName, roleName)) : [];
  if (person && role) await db.insert(userRoles).values({ userId: person.userId, roleId: role.roleId });
}

interface Built {
  backend: string;
  contract: Contract;
  operation: ContractOperation;
}

const all = backends.flatMap((backend) => {
  const contract = readContract(backend);
  return contract.operations.map((operation): Built => ({ backend, contract, operation }));
});
const built = all.filter(({ operation }) => !operation.isPublic);

/** The first firm's records by the names that operations have for them, in small letters. */
let ofFirst: Readonly<Record<string, unknown>> = {};
let orderOf: (operationId: string) => number | undefined = () => undefined;
/** What no answer to another firm may contain. */
let marks: readonly string[] = [];

beforeAll(async () => {
  const { db } = opened.sandbox;
  // No docket is read and nothing is billed at some hour, so that what changes is the requests' doing.
  await stopBilling(opened.sandbox);
  await hire(1, people.bookkeeper, 'Bookkeeper');
  await hire(1, people.prospect, 'ProcessServingProspect');
  await hire(2, others.user);
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

async function send({ backend, contract, operation }: Built, as: string | null): Promise<Response> {
  const good = goodRequest(contract, operation);
  const names = operation.parameters.filter(({ in: place }) => place === 'path' || place === 'query');
  const values = names.flatMap(({ name }) => {
    const orderId = name.toLowerCase() === 'orderid' ? orderOf(operation.operationId) : undefined;
    const mine = orderId ?? ofFirst[name.toLowerCase()];
    return mine === undefined ? [] : [[name, String(mine)] as const];
  });
  const headers = new Headers(good.headers);
  if (as !== null) headers.set('authorization', `Bearer ${await opened.tokenOf(as)}`);
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
  it.each(roleNames)('its %s reads and changes nothing of the first one, by any operation', async (who) => {
    const before = await fingerprint();
    expect(Object.keys(before).length).toBeGreaterThan(15);
    const told: string[] = [];
    for (const each of built) {
      const response = await send(each, others[who]);
      const text = response.status < 500 ? await textOf(response) : '';
      const seen = marks.filter((mark) => text.includes(mark));
      if (response.status >= 500) told.push(`${each.operation.operationId}: ${response.status}`);
      // A problem may repeat what was asked for.
      if (response.ok && seen.length > 0) told.push(`${each.operation.operationId}: ${seen.join(', ')}`);
    }
    expect(told).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  });

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

/** The operations that a role may use, of those given: `backend operationId`. */
const allowedTo = (role: RoleName, among: readonly Built[] = all) =>
  among.filter((each) => rightOf(each).roles.has(role)).map(nameOf);
const nameOf = ({ operation }: Built) => operation.operationId;
const isRead = ({ operation }: Built) => operation.method === 'get';

function rightOf({ backend, operation }: Built): Right {
  const table: Readonly<Record<string, Readonly<Record<string, Right>>>> = rights;
  return table[backend]?.[operation.operationId] ?? expect.unreachable(`${operation.operationId} has no right`);
}

/** What the router says to those who have no right. */
const refusals: ReadonlySet<unknown> = new Set(all.map((each) => rightOf(each).code));
/** What some of these are refused depends on the request, so their handlers refuse with the router's words. */
const conditional = [
  ...['upsertProfileSetting', 'searchFeeSummary', 'exportFeeSummary', 'registrationCreateUser'],
  ...[
    'getServiceForm',
    'orderService',
    'createIntegrationToken',
    'renewProviderToken',
    'disconnectIntegration',
    'disconnectCms',
  ],
  ...['listIntegratedDocuments', 'listIntegratedFiles', 'importIntegratedDocuments'],
];

describe('the table of rights', () => {
  it('has every operation of every contract, and no other', () => {
    for (const backend of backends) {
      const named = readContract(backend).operations.map(({ operationId }) => operationId);
      expect(Object.keys(rights[backend]).toSorted(), backend).toEqual(named.toSorted());
    }
  });

  it('lets nobody in who isn’t signed in, but where the contract says so', () => {
    expect(allowedTo('signedOut').toSorted()).toEqual(
      all
        .filter(({ operation }) => operation.isPublic)
        .map(nameOf)
        .toSorted(),
    );
  });

  it('keeps these for administrators', () => {
    const only = all.filter((each) => {
      const { roles: who } = rightOf(each);
      return who.has('administrator') && !who.has('user') && !who.has('bookkeeper');
    });
    expect(only.map(nameOf).toSorted()).toEqual([
      ...['clearCourtCases', 'clientDeleteProfileSetting', 'clientUpdateAddresses', 'clientUpdateThirdPartyIdentifier'],
      ...['createAttorney', 'createCmsClientToken', 'createFirmAdmin', 'disconnectFsx', 'listClientUsers'],
      ...['listInvitations', 'publishOrderCreatedTestEvent', 'publishOrderUpdatedTestEvent', 'publishTestEvent'],
      ...['putClientSecret', 'registerTylerFirm', 'resendInvitation', 'revokeInvitation', 'saveFsxAuthentication'],
      ...['savePacerLimits', 'sendInvitation', 'setUpClioMenu'],
    ]);
  });

  it('keeps the firm’s money for administrators and bookkeepers', () => {
    const payers = all.filter((each) => rightOf(each).code === 'bookkeeper-required');
    expect(payers.map(nameOf).toSorted()).toEqual([
      ...['clientAddBankAccount', 'clientAddCreditCard', 'clientDeleteBankAccount', 'clientDeleteCreditCard'],
      ...['clientGetBankAccountDetails', 'clientGetCreditCardDetails', 'clientGetPaymentMethod'],
      ...['clientUpdateBillingTerms', 'clientUpdateCreditCard', 'clientUpdatePaymentMethod', 'clientVerifyCreditCard'],
      ...['downloadInvoiceCsv', 'downloadInvoicePaymentsPdf', 'downloadInvoicePdf', 'downloadInvoiceQuickbooksCsv'],
      ...['emailInvoice', 'emailInvoiceMattersCsv', 'emailInvoiceOrdersCsv', 'emailInvoicePaymentsPdf', 'getInvoice'],
      ...['listInvoiceMatters', 'listInvoiceOrders', 'listInvoicePayments', 'listInvoices', 'listPayments'],
      ...['payInvoicesWithExisting', 'payInvoicesWithNew'],
    ]);
    for (const each of payers) expect([...rightOf(each).roles], nameOf(each)).not.toContain('user');
  });

  it('gives prospects the orders of the filing contract, which leave out courts’, and nothing of dockets and cases', () => {
    const of = (...contracts: string[]) =>
      allowedTo(
        'prospect',
        built.filter(({ backend }) => contracts.includes(backend)),
      ).toSorted();
    expect(of('filing')).toEqual([
      ...['deleteDraftOrder', 'downloadDocumentAttachment', 'downloadOrderDocuments', 'downloadOrderFeeSummary'],
      ...['getDocumentMetadata', 'getMultisourceOrder', 'getOrder', 'getOrderActions', 'getOrderDetails'],
      ...['getOrderFeeBreakdown', 'listFilingMappings', 'listFilingStates', 'listMappingAttachments'],
      ...['listOrderServiceCategories', 'listOrders', 'listProofOfServiceFilingFees', 'listStateQuickActions'],
      'listStateSettings',
    ]);
    expect(of('docket-sync', 'docket-watch')).toEqual([]);
    expect(of('workspace')).toEqual([
      ...['downloadStampedCopy', 'fetchStampedCopy', 'listMatterDocuments', 'listMatterEvents', 'searchStampedCopies'],
    ]);
  });

  it('lets a bookkeeper change money, what is theirs, and nothing else', () => {
    const changes = built.filter((each) => !isRead(each) && rightOf(each).code !== 'bookkeeper-required');
    expect(allowedTo('bookkeeper', changes).toSorted()).toEqual([
      // Searches and downloads by POST.
      ...['buildNetDocumentsMatterReference', 'buildNetDocumentsRetailerReference', 'createMatterFee'],
      ...['disconnectCms', 'disconnectIntegration', 'downloadFilesZip', 'downloadFilingDocumentsAsZip'],
      ...['downloadOrderDocuments', 'exportFeeSummary', 'fetchStampedCopy', 'getBulkSyncStatus'],
      ...['getFilingDetailActions', 'getFolderContents', 'getOrCreateMapping', 'integrateMapping'],
      ...['listDocketCaseDocuments', 'listDocketCaseParties', 'listDownloadableFiles', 'listOrders'],
      ...['markDocketChanges', 'markNotifications', 'previewDocketWatcher', 'putOffAttention'],
      ...['renewProviderToken', 'restoreAttention', 'saveNotificationPreferences', 'searchFeeSummary'],
      ...['searchOrders', 'searchStampedCopies', 'updateMatterFee', 'upsertProfileSetting', 'validateIntegration'],
    ]);
  });
});

describe('roles', () => {
  const undeclared: string[] = [];
  let succeeded = 0;

  /** What the answer's contract doesn't declare, whatever its status. */
  async function noteUndeclared(each: Built, response: Response): Promise<unknown> {
    const type = response.headers.get('content-type') ?? '';
    if (!/\bjson\b/.test(type)) {
      await textOf(response);
      return undefined;
    }
    const body = await response.json();
    const { responses } = each.operation;
    const { content = {} } = responses[response.status] ?? responses.default ?? {};
    const schema = content[type.split(';')[0] ?? '']?.schema ?? {};
    if (response.ok) succeeded += 1;
    const found = undeclaredFields(each.contract, schema, body).slice(0, 5).join(', ');
    if (found) undeclared.push(`${nameOf(each)} ${response.status}: ${found}`);
    return body;
  }

  // Those who change most come last, and of each what changes nothing first.
  it.each(roleNames.toReversed())('%s: each operation is refused or not, as the table says', async (role) => {
    const told: string[] = [];
    for (const each of [...all.filter(isRead), ...all.filter((other) => !isRead(other))]) {
      const response = await send(each, people[role]);
      const body = await noteUndeclared(each, response);
      const code = z.object({ code: z.string() }).safeParse(body).data?.code;
      const isRefused = code === 'token-invalid' || (response.status === 403 && refusals.has(code));
      const isAllowed = rightOf(each).roles.has(role);
      const isByHandler = isAllowed && conditional.includes(nameOf(each));
      if (isRefused === isAllowed && !isByHandler) told.push(`${nameOf(each)}: ${response.status} ${code}`);
      if (response.status >= 500 && response.status !== 503) told.push(`${nameOf(each)}: ${response.status}`);
    }
    expect(told).toEqual([]);
  });

  it('are answered with declared fields alone', () => {
    expect(undeclared).toEqual([]);
    expect(succeeded).toBeGreaterThan(450);
  });

  it('a firm’s answer has no hash of its sign-up, and others than payers learn of billing whether there is a card', async () => {
    const { db } = opened.sandbox;
    await db.update(clients).set({ signUpKeyHash: 'secret' }).where(eq(clients.clientId, 2));
    for (const as of [others.administrator, others.user, others.prospect]) {
      const firm = await (await opened.call('/platform/v1/Clients/2', { as })).json();
      expect(Object.keys(firm)).not.toEqual(expect.arrayContaining([expect.stringMatching(/hash|dunning|source/i)]));
    }
    const summary = async (as: string) =>
      (await opened.call('/billing/services/us-platform/Client/BillingSummary', { as })).json();
    for (const as of [others.user, others.prospect])
      expect(await summary(as)).toEqual({ hasCreditCard: expect.any(Boolean) });
    for (const as of [others.administrator, others.bookkeeper])
      expect(await summary(as)).toMatchObject({ balanceDue: expect.any(Number) });
  });

  it('nobody but an administrator locks a setting', async () => {
    const put = async (body: object, as: string) =>
      (await opened.call('/platform/v1/ProfileSettings', { method: 'PUT', body, as })).status;
    const onboarding = { profileSettingType: 5, name: 'HasCompletedOnboarding', value: 'true', partyId: 90_002 };
    expect(await put({ ...onboarding, readOnlyForType: 5 }, others.user)).toBe(403);
    expect(await put({ ...onboarding, isSensitive: true }, others.user)).toBe(403);
    expect(await put({ ...onboarding, value: 'false' }, others.user)).toBe(403);
    expect(await put(onboarding, others.user)).toBe(200);
    expect(await put({ ...onboarding, readOnlyForType: 5 }, others.administrator)).toBe(200);
  });

  it('a process-serving prospect reads no orders, fees and drafts of courts', async () => {
    const as = others.prospect;
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
      expect((await opened.call(`/filing/Tyler/${state}/Drafts`, { as })).status).toBe(403);
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
