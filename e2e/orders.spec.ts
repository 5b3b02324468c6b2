/** The order lists, whose address holds their state, and the page of an order. */
import type { Page } from '@playwright/test';
import { createOrder } from './support/drafts.ts';
import { lastYear, orderOf } from './support/list-tools.ts';
import { expect, expectWidth, openAs, people, test } from './support/test.ts';

// Other tests don't file for the firm of Ines and Leo, so its lists are stable.

/** The list's rows, once up to date. */
async function rows(page: Page) {
  await expect(page.getByRole('region', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false');
  return page.getByRole('grid', { name: 'Orders' }).getByRole('rowgroup').nth(1).getByRole('row');
}

test('search, filters and sort are in the address, survive a reload, and Back undoes them', async ({ page }) => {
  await openAs(page, people.ines, '/orders');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('Nyman');
  await expect(page).toHaveURL('/app/orders?q=Nyman');
  const filters = page.getByRole('search', { name: 'Filter orders' });
  await filters.getByRole('button', { name: 'Filters' }).click();
  await filters.getByRole('button', { name: 'Status' }).click();
  await filters
    .getByRole('group', { name: 'Status' })
    .getByRole('checkbox', { name: /^Accepted/ })
    .click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/app/orders?q=Nyman&status=accepted');
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click();
  await expect(page).toHaveURL('/app/orders?q=Nyman&status=accepted&sort=-total');
  await expect(page.getByText('sorted by Total, largest first')).toBeAttached();

  const found = await (await rows(page)).allInnerTexts();
  expect(found.length).toBeGreaterThan(1);
  for (const row of found) expect(row).toContain('Nyman');
  const totals = found.map((row) => Number(/\$([\d,.]+)/.exec(row)?.[1]?.replace(',', '')));
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));

  await page.reload();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect.poll(async () => (await rows(page)).allInnerTexts()).toEqual(found);
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');

  await page.goBack();
  await expect(page).toHaveURL('/app/orders?q=Nyman&status=accepted');
  await page.goBack();
  await expect(page).toHaveURL('/app/orders?q=Nyman');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/app/orders');
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('');
});

test('paging works, and returning from an order restores the page', async ({ page }) => {
  await openAs(page, people.ines, '/orders');
  const pages = page.getByRole('navigation', { name: 'Pages of orders' });
  await expect(pages).toContainText(/1–50 of \d+ orders/);
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/app/orders?page=2');
  await expect(pages).toContainText(/51–\d+ of \d+ orders/);

  const first = (await rows(page)).first();
  const number = await orderOf(first);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(`/app/order-details/${number}`);
  await expect(page.getByRole('region', { name: 'Status' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/app/orders?page=2');
  expect(await orderOf((await rows(page)).first())).toBe(number);
});

test('a link sent to a colleague shows the same list', async ({ page, browser }) => {
  const path = '/orders?status=rejected,cancelled&sort=case&from=2020-01-01';
  await openAs(page, people.ines, path);
  const seen = await (await rows(page)).allInnerTexts();
  expect(seen.length).toBeGreaterThan(0);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await openAs(theirs, people.leo, path);
  await expect(theirs).toHaveURL(`/app${path}`);
  await expect.poll(async () => (await rows(theirs)).allInnerTexts()).toEqual(seen);
  await context.close();
});

test('another firm sees neither the list nor the order', async ({ page, browser }) => {
  await openAs(page, people.nora, '/orders');
  const number = await orderOf((await rows(page)).first());
  // In another browser: the first one's page would follow the new person by itself.
  const other = await browser.newPage();
  await openAs(other, people.ines, `/order-details/${number}`);
  await expect(other.getByRole('heading', { name: `Order ${number} not found` })).toBeVisible();
  await other.close();
});

test('the arrow keys navigate the list', async ({ page }) => {
  await openAs(page, people.ines, '/orders');
  const listed = await rows(page);
  const links = listed.getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(2)).toBeFocused();
  const number = await orderOf(listed.nth(2));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/app/order-details/${number}`);
});

test('a phone shows cards with sorting and paging', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, people.ines, '/orders');
  const cards = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(cards).toHaveCount(50);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Total, largest first' });
  await expect(page).toHaveURL('/app/orders?sort=-total');
  await expect(page.getByText('sorted by Total, largest first')).toBeAttached();
  await expectWidth(page, 390);
  const order = await cards.first().getByRole('link').getAttribute('href');
  // Anywhere on the card works.
  await cards.first().getByRole('definition').last().click();
  await expect(page).toHaveURL(String(order));
  await expectWidth(page, 390);
});

test('an order prints without its controls', async ({ page }) => {
  await openAs(page, people.nora, '/');
  const orderId = await createOrder(page);
  await page.goto(`/app/order-details/${orderId}`);
  await expect(page.getByRole('heading', { name: 'Ortega v. Lakeshore Holdings LLC' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel filing' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Complaint for breach of contract')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Total $291.18' })).toBeVisible();
  expect((await page.pdf({ format: 'Letter' })).length).toBeGreaterThan(10_000);
});

test('a list prints under its own name, without the row of tools', async ({ page }) => {
  for (const [path, name] of [
    ['/orders', 'Orders'],
    [`/filing-list?${lastYear}`, 'Filings'],
  ] as const) {
    await openAs(page, people.leo, path);
    await expect(page.getByRole('grid', { name })).toBeVisible();
    const status = page.getByRole('region', { name }).getByRole('status');
    const printed = () => status.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(await printed()).toBe('none');
    await page.emulateMedia({ media: 'print' });
    expect(await printed()).toBe(`"${name}"`);
    await expect(status).toContainText('sorted by');
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('button', { name: 'List options' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('lists with buttons print without them, as tables and as cards', async ({ page }) => {
  await openAs(page, people.nora, '/orders/rejections');
  for (const [width, list] of [
    [1280, page.getByRole('grid', { name: 'Rejected orders' })],
    [390, page.getByRole('list', { name: 'Rejected orders' })],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(list.getByRole('button', { name: /^Resubmit order/ }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(list).toBeVisible();
    await expect(list.getByRole('button', { name: /^Resubmit order/ })).toHaveCount(0);
    await expect(list.getByText('Actions').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByLabel('Sort by')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('an order’s documents are previewed in the page and saved as one archive', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const orderId = await createOrder(page);
  await control.decide(orderId, { decision: 'accept' });
  await page.goto(`/app/order-details/${orderId}`);
  await page.getByRole('button', { name: 'Preview the stamped copy of Complaint.pdf' }).click();
  const preview = page.getByRole('dialog', { name: 'Complaint.pdf, stamped' });
  await expect(preview.getByRole('img', { name: 'Page 1 of Complaint.pdf, stamped' })).toBeVisible();
  await expect(preview.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await control.fault({
    operationId: 'downloadFilingDocumentsAsZip',
    userId: people.nora.userId,
    latency: 30_000,
    times: 1,
  });
  await page.getByRole('button', { name: 'Download all (zip)' }).click();
  await expect(page.getByRole('progressbar', { name: /^Download of/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel download' }).click();
  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all (zip)' }).click();
  expect((await archive).suggestedFilename()).toBe(`documents-${orderId}.zip`);
});

test('a filing is cancelled before the clerk reviews it', async ({ page }) => {
  await openAs(page, people.nora, '/');
  const orderId = await createOrder(page);
  await page.goto(`/app/order-details/${orderId}`);
  await page.getByRole('button', { name: 'Cancel filing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this filing?' });
  await dialog.getByRole('button', { name: 'Cancel filing' }).click();
  await expect(page.getByText('Filing cancelled')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: 'Cancel filing' })).toHaveAccessibleDescription(
    'The filing is already cancelled.',
  );

  await page.goto('/app/orders?status=cancelled');
  await expect(page.getByRole('row', { name: new RegExp(`\\b${orderId}\\b`) })).toContainText('Cancelled');
});

test('a decided filing can’t be cancelled, and the page updates by itself', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const orderId = await createOrder(page);
  await page.goto(`/app/order-details/${orderId}`);
  await expect(page.getByRole('button', { name: 'Cancel filing' })).toBeEnabled();
  await control.decide(orderId, { decision: 'accept' });
  await expect(page.getByRole('button', { name: 'Cancel filing' })).toHaveAccessibleDescription(
    'The court has accepted the filing.',
  );
});
