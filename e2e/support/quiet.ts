/** Waiting for pages that still load parts of themselves. */
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** Requests under way, by browser. The live channel's never ends and doesn't count. */
const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Counts a browser's requests for `untilQuiet`. */
export function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/live/')) requests.add(request);
  });
  const end = (request: Request) => void requests.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  // What a closed page asked for neither finishes nor fails.
  context.on('page', (page) => {
    const ofPage = new Set<Request>();
    page.on('request', (request) => void ofPage.add(request));
    page.once('close', () => ofPage.forEach(end));
  });
}

/** Milliseconds without a request after which a page counts as idle. */
const idleFor = 500;

/** Waits until the pages of a browser make no requests, but for the live channel's. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const requests = underWay.get(page.context());
  let since = performance.now();
  await expect
    .poll(
      () => {
        if (requests?.size) since = performance.now();
        return performance.now() - since;
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBeGreaterThan(idleFor);
}
