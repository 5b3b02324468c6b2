/** Lists and orders follow the server at once, through the live channel. */

import { createDraft, partiesOf } from './support/drafts.ts';
import { liveStream, withoutLive } from './support/live.ts';
import { expect, openAs, people, test, untilQuiet } from './support/test.ts';
import { openTool } from './support/tool.ts';

test('a draft that somebody saves is in the list at once, and leaving the list closes the channel', async ({
  page,
  context,
}) => {
  const opening = page.waitForResponse(liveStream);
  await openAs(page, people.priya, '/orders/drafts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await opening).headers()['content-type']).toContain('text/event-stream');
  await untilQuiet(page);

  const delays: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const client = `Live-${Date.now()}`;
    await createDraft(page, partiesOf(client));
    const start = performance.now();
    await expect(page.getByText(client).first()).toBeVisible();
    delays.push(performance.now() - start);
  }
  // A second, on a machine that isn't busy; the interval is a minute.
  expect(Math.min(...delays)).toBeLessThan(10_000);

  const closing = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/live/'));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Account details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account details' })).toBeVisible();
  await closing;
  await untilQuiet(page);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const client = `Live-${Date.now()}`;
  await createDraft(page, partiesOf(client));
  await untilQuiet(page);
  expect(asked.filter((path) => /\/(live|Order|orders)\b/.test(path))).toEqual([]);
});

test('60 seconds after a list was left, nothing is asked for', async ({ page }) => {
  await page.clock.install();
  const opening = page.waitForResponse(liveStream);
  await openAs(page, people.priya, '/orders');
  await opening;
  await page.evaluate(() => history.pushState(undefined, '', '/app/nothing-is-here'));
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.clock.runFor(2_000);
  await untilQuiet(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.runFor(61_000);
  // The bell and the count of alerts ask on every page, and of one visit in twenty the monitoring is sent what it measured.
  const others = /^\/(api\/(notifications|docket-watch)|sandbox\/outside\/monitoring)\//;
  expect(asked.filter((path) => !others.test(path))).toEqual([]);
});

test('without the channel, the list follows in its interval', async ({ page }) => {
  await page.clock.install();
  await withoutLive(page);
  await openAs(page, people.priya, '/orders/drafts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilQuiet(page);
  const client = `Polled-${Date.now()}`;
  await createDraft(page, partiesOf(client));
  await untilQuiet(page);
  await expect(page.getByText(client)).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(page.getByText(client).first()).toBeVisible();
});

test('Clio’s own menu launches the product at its matter, which follows in the frame', async ({ page, baseURL }) => {
  const at = (query: string) => `http://127.0.0.1:${new URL(baseURL ?? '').port}/sandbox/embed?${query}`;
  await page.goto(at('retailer=clio'));
  const add = page.getByRole('button', { name: 'Add Benchfile to Clio’s menu' });
  const entry = page.getByRole('link', { name: /^File with Benchfile: / }).first();
  await expect(add.or(entry)).toBeVisible();
  if (await add.isVisible()) await add.click();
  const matter = (await entry.textContent())?.replace('File with Benchfile: ', '') ?? '';
  const opening = page.waitForResponse(liveStream);
  await entry.click();
  const application = page.getByTitle('Benchfile', { exact: true }).contentFrame();
  await expect(application.getByRole('heading', { level: 1, name: matter })).toBeVisible();
  expect((await opening).status()).toBe(200);

  await openTool(page, baseURL, 'retailer=clio&matter=gone');
  await expect(application.getByRole('heading', { level: 1 })).toBeVisible();
});
