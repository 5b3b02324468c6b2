/** Screens that follow the court poll while they are on screen, never in a hidden tab or after they are left. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { docketDocuments } from '../sandbox/db/schema/docket-purchases.ts';
import { docketIndexedCases } from '../sandbox/db/schema/docket-watch.ts';
import { docketOrders, docketOutages } from '../sandbox/db/schema/dockets.ts';
import { matterPushes } from '../sandbox/db/schema/matter-records.ts';
import type { BulkSyncResult, DocketEntryPage, SyncDocketResult } from '../sandbox/generated/docket-sync/schemas.ts';
import type { OrderList } from '../sandbox/generated/filing/schemas.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();
const matter = '/matter-view/00015-Ortega';
const query = '?mappingId=00000000-0000-4000-8000-000000000001';
const minute = 60_000;

/**
 * Addresses asked again since it was emptied. What a page asks for the first time is loading, however late: its code, or
 * the next page of a list, which has the address of the first and another body.
 */
let asked: string[] = [];
beforeEach(() => {
  const loaded = new Set<string>();
  const fetchNow = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const address = pathname + search;
    const call = `${address} ${typeof init?.body === 'string' ? init.body : ''}`;
    // The bell asks on every page, and in hidden tabs.
    if (loaded.has(call) && !pathname.startsWith('/api/notifications/')) asked.push(address);
    loaded.add(call);
    return fetchNow(input, init);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The count of alerts is asked on every page that is on screen. */
const ofPage = () => asked.filter((each) => !each.endsWith('/docket-watch/v1/changes?limit=1'));

/** Number of an order in progress, by service. */
async function inProgress(service: string): Promise<number> {
  const body = { services: [service], statuses: ['in-progress'], top: 1, skip: 0 };
  const { items }: OrderList = await (await app.backend.call('/filing/Order/List', { body })).json();
  return items[0]?.orderId ?? 0;
}

/** Orders a docket, or several, whose provider goes down before it answers: they stay Pending. */
async function pendingDocket(isBulk: boolean): Promise<string> {
  const { db, clock } = app.backend.sandbox;
  await db.delete(docketOutages);
  const headers = { 'Idempotency-Key': `polling-${isBulk}` };
  const base = '/docket-sync/public/api/Case';
  const matter = { displayName: '00015-Ortega', clientReference: '00015-Ortega' };
  const cases = [{ productCaseId: 4_000_301, caseNumber: '650302/2024', description: 'A case', matter }];
  const command = { cases, accountName: 'nmarlow', state: 'NY', retailerCode: 'clio' };
  const response = isBulk
    ? await app.backend.call(`${base}/bulk-sync?providerId=4`, { body: command, headers })
    : await app.backend.call(`${base}/sync-docket?CaseId=4000300&CaseNumber=x&ClientReference=00015-Ortega`, {
        method: 'POST',
        headers,
      });
  await db.insert(docketOutages).values({ providerId: 4, since: clock.now() });
  if (isBulk) {
    const [placed]: BulkSyncResult[] = await response.json();
    return `/docket-sync/bulk-sync/summary?order=${placed?.orderId}&provider=4&state=NY`;
  }
  const placed: SyncDocketResult = await response.json();
  return `/docket-sync/order/${placed.orderId}`;
}

/** Dockets that wait to become searchable, as while thousands of others are. */
async function waitingIndex(): Promise<void> {
  const { db } = app.backend.sandbox;
  const tracked = await db.selectDistinct({ providerCaseId: docketOrders.providerCaseId }).from(docketOrders);
  await db
    .insert(docketIndexedCases)
    .values(tracked)
    .onConflictDoUpdate({ target: docketIndexedCases.providerCaseId, set: { through: null } });
}

/** A docket with a document on its way to the matter. */
async function documentUnderWay(): Promise<string> {
  const { db, clock } = app.backend.sandbox;
  await db.delete(docketOutages);
  const orderId = 30_001;
  const path = '/docket-sync/public/api/Case/case-documents?providerId=4&CaseId=4100000&Page=1';
  const { items }: DocketEntryPage = await (await app.backend.call(path, { method: 'POST' })).json();
  const documentKey = items.flatMap(({ documents }) => documents)[0]?.documentKey ?? '';
  const shared = { clientId: 1, name: 'Motion.pdf' };
  await db.insert(docketDocuments).values({
    ...{ clientId: 1, documentKey, caseNumber: '650001/2024', byName: 'Nora Marlow', fetchedAt: clock.now() },
  });
  await db.insert(matterPushes).values({
    ...{ ...shared, orderId, userId: 1, mappingId: '00000000-0000-4000-8000-000000000001', integrationName: 'clio' },
    ...{ matterReference: '00015-Ortega', kind: 'document', sourceId: `${documentKey}/${orderId}`, status: 'waiting' },
  });
  return `/docket-sync/order/${orderId}`;
}

/** What each polling screen shows once loaded. */
const live: [name: string, path: () => Promise<string> | string, heading: string | RegExp][] = [
  ['home', () => '/', /./],
  ['the orders', () => '/orders', 'Orders'],
  ['the drafts', () => '/orders/drafts', 'Orders'],
  ['rejected orders', () => '/orders/rejections', 'Orders'],
  ['the filings', () => '/filing-list', /./],
  ['the orders of a matter', () => `${matter}${query}`, /./],
  ['the filings of a matter', () => `${matter}/filings${query}`, /./],
  ['the drafts of a matter', () => `${matter}/drafts${query}`, /./],
  ['an order', async () => `/order-details/${await inProgress('FileIntoCase')}`, /./],
  ['a courtesy copy', async () => `/ccd-details/${await inProgress('CourtesyCopy')}`, /./],
  ['an e-service order', async () => `/e-service-details/${await inProgress('EService')}`, /./],
  ['a docket that was ordered', () => pendingDocket(false), /./],
  ['a bulk order of dockets', () => pendingDocket(true), 'Bulk sync order'],
  ['a docket with a document on its way', documentUnderWay, /./],
  ['the search of entries', () => waitingIndex().then(() => '/docket-sync/entries'), 'Entries'],
  ['the deadlines', () => waitingIndex().then(() => '/docket-sync/deadlines'), 'Deadlines'],
  ['a case history', async () => `/order-details-all/${await inProgress('FileIntoCase')}`, /./],
];

describe('polling', () => {
  it.each(live)(
    '%s polls while it is on screen, neither in a hidden tab nor after it is left',
    async (_, pathOf, heading) => {
      const path = await pathOf();
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const { router, settled } = await app.renderApp(path);
      await screen.findByRole('heading', { level: 1, name: heading });
      await settled();

      asked = [];
      // A list whose code came late starts its minute late.
      await vi.waitFor(() => {
        vi.advanceTimersByTime(minute);
        expect(ofPage()).not.toEqual([]);
      }, patience);
      await settled();

      const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await settled();
      asked = [];
      vi.advanceTimersByTime(minute);
      await settled();
      expect(asked).toEqual([]);
      visibility.mockRestore();
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await settled();

      // A page without polling.
      await router.navigate({ to: '/settings/account' });
      await screen.findByRole('heading', { level: 1, name: 'Account details' });
      await settled();
      asked = [];
      vi.advanceTimersByTime(minute);
      await settled();
      expect(ofPage()).toEqual([]);
    },
  );

  it('an order that is decided, with all notices opened, does not poll', async () => {
    const body = { statuses: ['rejected'], top: 1, skip: 0 };
    const { items }: OrderList = await (await app.backend.call('/filing/Order/List', { body })).json();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { settled } = await app.renderApp(`/order-details/${items[0]?.orderId}`);
    await screen.findByRole('region', { name: 'Fees' });
    await settled();
    asked = [];
    vi.advanceTimersByTime(10 * minute);
    await settled();
    expect(ofPage()).toEqual([]);
  });
});
