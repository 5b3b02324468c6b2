/** One docket and many: ordered once, read, paid for, stopped (dockets, sections 1 to 5 and 11). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { charges } from '../../db/schema/charges.ts';
import { pacerLimits, pacerPurchases } from '../../db/schema/docket-purchases.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import type {
  BulkSyncCase,
  BulkSyncResult,
  CaseSearchResultPage,
  DocketEntryPage,
  DocketSyncOrder,
  StoredCredential,
  SyncDocketResult,
} from '../../generated/docket-sync/schemas.ts';

const opened = testSandbox();
const base = '/docket-sync/public/api';
let keys = 0;

async function ask(path: string, { body, key, as }: { body?: unknown; key?: string; as?: string } = {}) {
  const isRead =
    body === undefined && /^\/(Order|Subscription|Courts|Credentials|client|NY|Case\/bulk-sync-cases)/.test(path);
  const headers = key ? { 'Idempotency-Key': key } : undefined;
  const method = isRead ? 'GET' : 'POST';
  const response = await opened.call(base + path, {
    method,
    ...(body === undefined ? {} : { body }),
    ...(headers ? { headers } : {}),
    ...(as ? { as } : {}),
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}

async function read<T>(path: string, options?: Parameters<typeof ask>[1]): Promise<T> {
  const { status, json } = await ask(path, options);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
  return json;
}

function newKey(): string {
  keys += 1;
  return `test-key-${keys}`;
}
const sync = (caseId: number, more = '', key = newKey()) =>
  ask(`/Case/sync-docket?CaseId=${caseId}&CaseNumber=x&ClientReference=00015-Ortega${more}`, { key });
const stateOf = (orderId: number) => read<DocketSyncOrder>(`/Order/GetGenTwoDocketSyncOrderState?OrderId=${orderId}`);
const spent = async () => {
  const rows = await opened.sandbox.db.select().from(pacerPurchases).where(eq(pacerPurchases.clientId, 1));
  return rows.reduce((cents, { amountCents }) => cents + amountCents, 0);
};
async function pass(seconds: number) {
  opened.sandbox.clock.offset += seconds * 1000;
  await opened.sandbox.dueWork.run();
}

describe('accounts', () => {
  const save = (userName: string, password: string, more = {}) =>
    ask('/Credentials/client/1', { body: { credentialType: 'Nyscef', userName, password, ...more } });

  test('are stored once the provider accepts them, without their password', async () => {
    const { status, json } = await save('new-clerk', 'a secret');
    expect(status).toBe(200);
    expect(JSON.stringify(json)).not.toContain('a secret');
    const stored = await read<StoredCredential[]>('/Credentials/client/1?UserName=new-clerk');
    expect(stored).toEqual([expect.objectContaining({ userName: 'new-clerk', isValid: true })]);
    expect((await ask('/Credentials/client/2')).status).toBe(404);
  });

  test('lock after five wrong passwords, for half an hour', async () => {
    for (let tries = 1; tries < 5; tries += 1)
      expect((await save('locked-clerk', 'wrong')).json.code).toBe('credentials-refused');
    expect((await save('locked-clerk', 'wrong')).json.code).toBe('account-locked');
    expect((await save('locked-clerk', 'right')).status).toBe(423);
    opened.sandbox.clock.offset += 31 * 60_000;
    expect((await save('locked-clerk', 'right')).status).toBe(200);
  });

  test('may ask for a one-time code', async () => {
    expect((await save('clerk-mfa', 'right')).json.code).toBe('code-required');
    expect((await save('clerk-mfa', 'right', { oneTimeCode: '000000' })).json.code).toBe('code-required');
    const shown = await opened.sandbox.fetch(new Request('http://localhost:5173/sandbox/api/dockets/code/clerk-mfa'));
    const { code }: { code: string } = await shown.json();
    expect((await save('clerk-mfa', 'right', { oneTimeCode: code })).status).toBe(200);
  });
});

async function control(path: string, body: object): Promise<number> {
  const request = new Request(`http://localhost:5173/sandbox/api/dockets/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await opened.sandbox.fetch(request)).status;
}

test('the sandbox changes a docket, seals a case and takes a provider down', async () => {
  const docket = '/Case/case-documents?providerId=4&CaseId=4100300';
  const first = (await read<DocketEntryPage>(docket)).items[0];
  const change = (kind: string, more = {}) => control('changes', { providerCaseId: '4100300', kind, ...more });
  expect(await change('add', { text: 'ORDER of the court.' })).toBe(200);
  expect(await change('amend', { docketEntryId: first?.docketEntryId, text: 'Corrected.' })).toBe(200);
  expect(await change('amend')).toBe(422);
  const changed = (await read<DocketEntryPage>(docket)).items;
  expect(changed[0]).toMatchObject({ description: 'ORDER of the court.' });
  expect(changed[1]).toMatchObject({ description: 'Corrected.', previousDescription: first?.description });
  await change('seal-case');
  expect((await ask(docket)).json.code).toBe('case-sealed');
  await control('unseal', { providerCaseId: '4100300' });
  expect((await ask(docket)).status).toBe(200);
  await control('provider', { providerId: 4, status: 'down' });
  expect((await ask(docket)).json.code).toBe('provider-down');
  expect(await stateOf(30_001)).toMatchObject({ state: 'Active', trouble: { code: 'provider-down' } });
  await control('provider', { providerId: 4, status: 'up' });
  expect((await stateOf(30_001)).trouble).toBeUndefined();
});

describe('searching', () => {
  test('finds a case by number with or without dashes, and by party; PACER charges for each page', async () => {
    const found = await read<CaseSearchResultPage>(
      '/Case/case-search?providerId=4&CaseSearchType=CaseNumber&SearchTerm=650101%2F2025',
    );
    expect(found).toMatchObject({ total: 1, items: [{ caseNumber: '650101/2025', isSubscribed: false }] });
    expect(found.receipt).toBeUndefined();
    const before = await spent();
    const path = '/Case/case-search?providerId=7&CaseSearchType=PartyName&SearchTerm=Nobody%20at%20all';
    expect(await read<CaseSearchResultPage>(path, { key: 'search-key-1' })).toMatchObject({
      total: 0,
      receipt: { amount: 0.1 },
    });
    await read(path, { key: 'search-key-1' });
    expect(await spent()).toBe(before + 10);
  });

  test('is limited to 20 a minute', async () => {
    opened.sandbox.clock.offset += 61_000;
    const path = '/Case/case-search?providerId=6&CaseSearchType=CaseTitle&SearchTerm=garrity';
    for (let made = 0; made < 20; made += 1) await read(path);
    const refused = await ask(path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    opened.sandbox.clock.offset += 61_000;
    expect((await ask(path)).status).toBe(200);
  });
});

describe('one docket', () => {
  test('is ordered once per key, becomes active, is charged a month, and stops', async () => {
    const first = await sync(4_000_100, '', 'order-key-1');
    const again = await sync(4_000_100, '', 'order-key-1');
    const { orderId, state }: SyncDocketResult = first.json;
    expect([state, again.json]).toEqual(['Pending', first.json]);
    expect((await sync(4_000_101, '', 'order-key-1')).json.code).toBe('idempotency-key-reused');
    expect((await sync(4_000_100)).json).toMatchObject({ code: 'already-subscribed', orderId });
    await pass(100);
    expect(await stateOf(orderId)).toMatchObject({
      state: 'Active',
      clientReference: '00015-Ortega',
      monthlyPrice: 10,
    });
    const charged = await opened.sandbox.db.select().from(charges).where(eq(charges.orderId, orderId));
    expect(charged.map(({ amountCents }) => amountCents)).toEqual([1000]);
    // The order's own page has the charge, too.
    expect((await opened.call(`/filing/Order/${orderId}`)).status).toBe(200);
    const stop = () => read('/Case/StopSubscription', { body: { subscriptionId: orderId, reason: 'Settled' } });
    expect(await stop()).toMatchObject({ state: 'Stopped' });
    expect(await stop()).toMatchObject({ state: 'Stopped' });
  });

  test('is refused on credit hold, for another firm and when sealed', async () => {
    expect((await sync(4_000_190)).json.code).toBe('case-sealed');
    expect((await sync(999)).status).toBe(404);
    expect(
      (await ask('/Order/GetGenTwoDocketSyncOrderState?OrderId=30001', { as: 'june.ashgrove@example.com' })).status,
    ).toBe(404);
  });

  test('of a federal court is read only for money, and its documents are paid once', async () => {
    const docket = '/Case/case-documents?providerId=7&CaseId=7100100';
    expect((await ask(docket)).json).toMatchObject({ code: 'docket-not-read', price: 3 });
    const before = await spent();
    const court = 'mdd';
    const found = await read<CaseSearchResultPage>(
      '/Case/case-search?providerId=7&CaseSearchType=CaseNumber&SearchTerm=1%3A24-cv-04101',
    );
    const pacerCourt = found.items[0]?.pacerCourt ?? court;
    const report = await ask(`/Pacer/prior-documents-paged?CaseId=7100100&PacerCourt=${pacerCourt}&ScrapeNewest=true`, {
      key: newKey(),
    });
    const cost = Math.round((report.json.receipt?.amount ?? 0) * 100);
    const searched = (found.receipt?.amount ?? 0) * 100;
    expect(await spent()).toBe(before + cost + searched);
    const page = await read<DocketEntryPage>('/Case/case-documents?providerId=7&CaseId=7100000');
    const wanted = page.items
      .flatMap(({ documents }) => documents)
      .find(({ isAvailable, price }) => isAvailable && price);
    const owed = await spent();
    const buy = () => sync(7_000_000, `&PriorDocuments=${wanted?.documentKey}`);
    expect((await buy()).status).toBe(200);
    expect((await buy()).status).toBe(200);
    expect(await spent()).toBe(owed + Math.round((wanted?.price ?? 0) * 100));
    const after = await read<DocketEntryPage>('/Case/case-documents?providerId=7&CaseId=7100000');
    const owned = after.items
      .flatMap(({ documents }) => documents)
      .find(({ documentKey }) => documentKey === wanted?.documentKey);
    expect(owned).toMatchObject({
      isFree: true,
      owned: { byName: 'Nora Marlow' },
      address: `/dockets/${wanted?.documentKey}`,
    });
    const file = await opened.call(
      `/filing/Tyler/IL/Filings/DownloadDocumentAttachment?DocumentUrl=${encodeURIComponent(owned?.address ?? '')}`,
    );
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('buys nothing past the firm’s limit', async () => {
    const before = await spent();
    await opened.sandbox.db
      .insert(pacerLimits)
      .values({ clientId: 1, firmMonthCents: before, caseMonthCents: null, unaskedCents: null });
    const refused = await ask('/Case/case-search?providerId=7&CaseSearchType=PartyName&SearchTerm=Tanaka');
    expect([refused.status, refused.json.code]).toEqual([402, 'pacer-limit-reached']);
    expect(await spent()).toBe(before);
    await opened.sandbox.db.delete(pacerLimits);
  });
});

test('a thousand cases are ordered at once; each is active or says why not, and a retry orders what can be', {
  timeout: 300_000,
}, async () => {
  const listed = await read<BulkSyncCase[]>('/Case/bulk-sync-cases?providerId=4&accountName=nmarlow');
  expect([listed.length, listed.filter(({ isSubscribed }) => isSubscribed).length]).toEqual([1336, 96]);
  const matter = { displayName: '00015-Ortega', clientReference: '00015-Ortega' };
  const cases = listed
    .slice(96)
    .map(({ productCaseId, caseNumber, description }) => ({ productCaseId, caseNumber, description, matter }));
  const command = { cases, accountName: 'nmarlow', state: 'NY', retailerCode: 'clio' };
  const order = (key: string, body: unknown) => read<BulkSyncResult[]>('/Case/bulk-sync?providerId=4', { key, body });
  const [first] = await order('bulk-key-1', command);
  expect((await order('bulk-key-1', command))[0]?.orderId).toBe(first?.orderId);
  await pass(100);
  const status = (orderId: number | undefined) =>
    read<BulkSyncResult[]>('/Case/bulk-sync-status?providerId=4&state=NY', { body: [{ orderId }] });
  const results = await status(first?.orderId);
  const codes = Map.groupBy(
    results,
    ({ failure, subActionOrderId }) => failure?.code ?? (subActionOrderId ? 'Active' : 'Pending'),
  );
  expect(Object.fromEntries([...codes].map(([code, each]) => [code, each.length]))).toEqual({
    Active: 1226,
    'case-not-found': 5,
    'case-sealed': 3,
    'credentials-refused': 2,
    'provider-error': 4,
  });
  const failed = results
    .filter(({ failure }) => failure?.code === 'provider-error')
    .map(({ bulkSyncCase }) => bulkSyncCase);
  const [retried] = await order('bulk-key-2', { ...command, cases: failed, retryOfOrderId: first?.orderId });
  await pass(100);
  expect((await status(retried?.orderId)).every(({ subActionOrderId }) => subActionOrderId !== null)).toBe(true);
  const active = await opened.sandbox.db
    .select()
    .from(docketOrders)
    .where(eq(docketOrders.bulkOrderId, first?.orderId ?? 0));
  expect(new Set(active.map(({ providerCaseId }) => providerCaseId)).size).toBe(1226);
  const [bulk] = await opened.sandbox.db
    .select()
    .from(orders)
    .where(eq(orders.orderId, first?.orderId ?? 0));
  expect(bulk?.status).toBe('completed');
  expect((await ask(`/Order/GetGenTwoDocketSyncOrderState?OrderId=${first?.orderId}`)).json).toMatchObject({
    code: 'is-bulk-order',
    providerId: 4,
    state: 'NY',
  });
});

test('settings are saved once for a type, order and name, and removed', async () => {
  const setting = { notificationType: 'DocketEntry', frequency: 'Daily', recipients: [{ email: 'a@example.com' }] };
  const save = (settings: object[]) => ask('/client/1/notification-settings/batch', { body: { settings } });
  expect((await save([setting, setting])).json.code).toBe('duplicate-setting');
  expect((await save([{ ...setting, subscriptionId: 41_001_000 }])).status).toBe(404);
  await save([setting]);
  await save([{ ...setting, frequency: 'Weekly' }]);
  const list = () => read<{ total: number; items: { frequency: string }[] }>('/client/1/notification-settings');
  expect(await list()).toMatchObject({ total: 1, items: [{ frequency: 'Weekly', sendAt: '07:00', name: '' }] });
  await save([{ ...setting, isRemoved: true }]);
  expect((await list()).total).toBe(0);
});

test('every demo order that tracks a docket has one, and goes to the matter that its case is about', async () => {
  const rows = await opened.sandbox.db
    .select({ order: orders, docket: docketOrders })
    .from(orders)
    .leftJoin(docketOrders, eq(docketOrders.orderId, orders.orderId))
    .where(eq(orders.service, 'DocketSync'));
  const tracked = rows.filter(({ order }) => order.status !== 'draft' && order.statusText !== 'Ordered');
  expect(tracked.filter(({ docket }) => docket === null).map(({ order }) => order.orderId)).toEqual([]);
  const ofMatters = tracked.filter(
    ({ order }) => order.clientId === 1 && order.orderId < 40_000 && !order.clientReference.startsWith('Docket '),
  );
  expect(ofMatters.length).toBeGreaterThan(50);
  expect(ofMatters.filter(({ order }) => order.mappingId === null).map(({ order }) => order.clientReference)).toEqual(
    [],
  );
});
