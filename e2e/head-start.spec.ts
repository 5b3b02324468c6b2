/** A page that was opened before asks for its data while its code loads (docs/adr/0034). */
import type { Page } from '@playwright/test';
import { signOut } from './support/sessions.ts';
import { expect, openAs, people, test } from './support/test.ts';

const search = '**/Order/Search';
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('first-requests') ?? '');

/** A first visit of the orders, which the browser remembers. */
async function openFirst(page: Page): Promise<void> {
  await openAs(page, people.theo, '/orders');
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  await expect.poll(() => remembered(page)).toContain('"address":"/app/orders"');
}

/** Tells what a page asks of a list, as it asks it. */
function searchesOf(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/Order/Search')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

test('the second visit asks before the application runs, and asks nothing twice', async ({ page, context }) => {
  await openFirst(page);
  const again = await context.newPage();
  const searches = searchesOf(again);
  const mayRun = Promise.withResolvers<void>();
  await again.route('**/assets/index-*.js', async (route) => {
    await mayRun.promise;
    await route.continue();
  });
  const asked = again.waitForRequest(search);
  await again.goto('/app/orders', { waitUntil: 'commit' });
  await asked;
  await expect(again.getByRole('grid', { name: 'Orders' })).toBeHidden();
  mayRun.resolve();
  await expect(again.getByRole('row').nth(3)).toBeVisible();
  expect(new Set(searches).size).toBe(searches.length);
  await expect(again.getByRole('button', { name: `Account of ${people.theo.name}` })).toBeVisible();
});

test('a response that the early request did not get is asked for again', async ({ page, context }) => {
  await openFirst(page);
  const again = await context.newPage();
  const searches = searchesOf(again);
  await again.route(search, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await again.goto('/app/orders');
  await expect(again.getByRole('row').nth(3)).toBeVisible();
  expect(searches[1]).toBe(searches[0]);
});

test('after a sign-out nothing is asked early', async ({ page }) => {
  await openFirst(page);
  await signOut(page, people.theo);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await remembered(page)).toBe('');
  const searches = searchesOf(page);
  await page.goto('/app/orders');
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(searches).toEqual([]);
});
