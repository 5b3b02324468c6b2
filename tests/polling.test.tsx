/** Screens that follow the court poll while open, and never after they are left. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderList } from '../sandbox/generated/filing/schemas.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();
const matter = '/matter-view/00015-Ortega';
const query = '?mappingId=00000000-0000-4000-8000-000000000001';
const minute = 60_000;

let asked: string[] = [];
beforeEach(() => {
  const fetchNow = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    // The bell and the count of alerts ask on every page.
    if (!/^\/api\/(notifications|docket-watch)\//.test(pathname)) asked.push(pathname);
    return fetchNow(input, init);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Number of an order in progress, by service. */
async function inProgress(service: string): Promise<number> {
  const body = { services: [service], statuses: ['in-progress'], top: 1, skip: 0 };
  const { items }: OrderList = await (await app.backend.call('/filing/Order/List', { body })).json();
  return items[0]?.orderId ?? 0;
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
  ['a case history', async () => `/order-details-all/${await inProgress('FileIntoCase')}`, /./],
];

describe('polling', () => {
  it.each(live)('%s polls while open, and not after it is left', async (_, pathOf, heading) => {
    const path = await pathOf();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { router, settled } = await app.renderApp(path);
    await screen.findByRole('heading', { level: 1, name: heading });
    await settled();

    asked = [];
    vi.advanceTimersByTime(minute);
    await vi.waitFor(() => expect(asked).not.toEqual([]), patience);
    await settled();

    // A page without polling.
    await router.navigate({ to: '/settings/account' });
    await screen.findByRole('heading', { level: 1, name: 'Account details' });
    await settled();
    asked = [];
    vi.advanceTimersByTime(minute);
    await settled();
    expect(asked).toEqual([]);
  });

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
    expect(asked).toEqual([]);
  });
});
