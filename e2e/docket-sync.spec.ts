/** One docket: found, ordered, read, its documents got and saved; PACER's money is spent by a press only. */
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { get } from './support/drafts.ts';
import { expect, expectAccessible, openAs, people, test, untilQuiet } from './support/test.ts';

/** Calls that cost money at PACER. */
function purchases(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const url = decodeURIComponent(request.url());
    const isSearch = url.includes('/Case/case-search') && url.includes('providerId=7');
    const isReading = url.includes('/Pacer/') && url.includes('ScrapeNewest=true');
    if (isSearch || isReading || url.includes('PriorDocuments')) made.push(url);
  });
  return made;
}

test('a case in New York is found by its number, followed, and its documents are got and saved', async ({ page }) => {
  await openAs(page, people.nora, '/docket-sync/search?mappingId=00000000-0000-4000-8000-000000000001');
  await page.getByRole('combobox', { name: 'Court system' }).click();
  await page.getByRole('option', { name: 'New York State courts (NYSCEF)' }).click();
  await page.getByRole('textbox', { name: 'Case number' }).fill('Index No. 651401/25');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const found = page.getByRole('grid', { name: 'Cases found' });
  await expect(found).toContainText('Calloway v. Amsel Brewing LLC');
  await expectAccessible(page);
  await found.getByRole('link', { name: /Calloway/ }).click();

  await expect(page.getByRole('heading', { name: /^Docket \(\d+\)/ })).toBeVisible();
  await expect(page.getByText('Plaintiff: Calloway')).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.first().check();
  await expect(page.getByText('1 selected, free')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Follow docket, $10.00 /month' }).click();

  await expect(page.getByRole('heading', { name: 'Calloway v. Amsel Brewing LLC' })).toBeVisible();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible({ timeout: 120_000 });
  const save = page.getByRole('button', { name: /^Save .+, no\. / });
  await expect(save).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await save.click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: /^Preview / }).click();
  await expect(page.getByRole('dialog').getByText('Page 1 of')).toBeVisible();
  await page.getByRole('button', { name: 'Close preview' }).click();

  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Get 1 document, free' }).click();
  await expect(save).toHaveCount(2);
  for (const place of [0, 1]) await boxes.nth(place).check();
  const zip = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save 2 documents (zip)' }).click();
  expect((await zip).suggestedFilename()).toBe('docket-651401-2025.zip');
  await expectAccessible(page);

  // Found again, it leads to the order.
  await page.goto('/app/docket-sync/search?provider=4&term=651401%2F2025&open=4101400');
  await expect(page.getByText('Your firm already follows this docket.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the docket' }).click();
  await expect(page.getByRole('heading', { name: 'Calloway v. Amsel Brewing LLC' })).toBeVisible();
});

test('a federal search, reading and document cost what their buttons say, and nothing before a press', async ({
  page,
}) => {
  const made = purchases(page);
  const address = '/docket-sync/search?provider=7&term=1%3A24-cv-04151';
  await openAs(page, people.nora, address);
  await expect(page.getByText('Not searched yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not searched yet')).toBeVisible();
  await page.goto('/app/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Not searched yet')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByRole('button', { name: 'Search PACER, $0.10' })).toBeDisabled();
  await page.context().setOffline(false);
  await expectAccessible(page);
  expect(made).toEqual([]);

  await page.getByRole('button', { name: 'Search PACER, $0.10' }).click();
  await expect(page.getByText('PACER charged $0.10 for this search')).toBeVisible();
  await page.getByRole('grid', { name: 'Cases found' }).getByRole('link').click();
  await expect(page.getByText('Read the docket to see the parties.')).toBeVisible();
  expect(made).toHaveLength(1);
  await page.getByRole('button', { name: 'Read docket from PACER, up to $3.00' }).click();
  await expect(page.getByText(/^PACER charged \$\d/)).toBeVisible();
  expect(made).toHaveLength(2);
  // Back and forth: what was paid for stays.
  await page.getByRole('button', { name: 'Back to the results' }).click();
  await page.getByRole('grid', { name: 'Cases found' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Docket \(\d+\)/ })).toBeVisible();
  expect(made).toHaveLength(2);
});

/** Cents that the firm spent at PACER this month. */
async function spent(page: Page): Promise<number> {
  const body = await get(page.request, 'docket-watch/v1/pacer-spend');
  return Math.round(z.object({ month: z.number() }).parse(body).month * 100);
}

test('every federal page by link, reload, Back and offline spends nothing', async ({ page }) => {
  const made = purchases(page);
  await openAs(page, people.priya, '/orders');
  const before = await spent(page);
  for (const address of [
    '/docket-sync/search?provider=7&term=1%3A24-cv-04230',
    '/docket-sync/search?provider=7&term=1%3A24-cv-04230&open=7100229',
    '/docket-sync/search?mode=account&provider=7',
    '/docket-sync/search?mode=import&provider=7',
    '/docket-sync/order/30140',
    '/docket-sync/order/30140?page=2&view=timeline',
    '/docket-sync/pacer/login?returnUrl=%2Fapp%2Fdocket-sync%2Forder%2F30140',
    '/docket-sync',
  ]) {
    await page.goto(`/app${address}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await page.goto('/app/settings/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Account details' })).toBeVisible();
    await page.goBack();
    await expect(heading).not.toHaveText('Account details');
    // Code that is still on its way would fail, which is not what this is about.
    await untilQuiet(page);
    await page.context().setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.context().setOffline(false);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await untilQuiet(page);
  }
  expect(made).toEqual([]);
  expect(await spent(page)).toBe(before);
});

test('a PACER account asks for its one-time code, and leads back to where it was needed', async ({ page }) => {
  await openAs(
    page,
    people.nora,
    `/docket-sync/pacer/login?returnUrl=${encodeURIComponent('/app/docket-sync/order/30139')}`,
  );
  await page.getByLabel('User name').fill('attorney-mfa');
  await page.getByLabel('Password').fill('a password');
  await page.getByLabel('Client code').fill('MARLOW-7');
  await page.getByRole('button', { name: 'Save account' }).click();
  const code = page.getByLabel('One-time code');
  await expect(code).toBeVisible();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(code).toHaveValue('');
  await expectAccessible(page);
  const answer = await page.request.get('/sandbox/api/dockets/code/attorney-mfa');
  await code.fill(z.object({ code: z.string() }).parse(await answer.json()).code);
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(page).toHaveURL(/\/docket-sync\/order\/30139$/);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('a password');
});

test('new documents of a federal docket are bought by themselves once a person turns it on', async ({ page }) => {
  await openAs(page, people.theo, '/docket-sync/order/30141');
  const toggle = page.getByRole('switch', { name: 'Buy new documents as they are filed' });
  await expect(toggle).not.toBeChecked();
  await expect(page.getByText(/Never beyond \$10\.00 per document/)).toBeVisible();
  await toggle.click();
  await expect(page.getByText(/Turned on by Theo Finch/)).toBeVisible();
  await page.reload();
  await expect(toggle).toBeChecked();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { onlyColors: true });
  await toggle.click();
  await expect(page.getByText(/Turned on by/)).toBeHidden();
});

test('what can’t be a number of the chosen courts is said before anything is asked', async ({ page }) => {
  const made = purchases(page);
  await openAs(page, people.nora, '/docket-sync/search?provider=7');
  const number = page.getByRole('textbox', { name: 'Case number' });
  await number.fill('652211/2025');
  await page.getByRole('button', { name: 'Search PACER, $0.10' }).click();
  await expect(page.getByText('This is a New York index number. Choose the New York courts.')).toBeVisible();
  await number.fill('my case');
  await expect(page.getByText('This isn’t a case number that the courts use.')).toBeVisible();
  expect(made).toEqual([]);
});

test('what would pass the PACER limit buys nothing, and says what is left', async ({ page }) => {
  await openAs(page, people.nora, '/docket-sync/order/30150');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await expect(boxes.first()).toBeVisible();
  for (let place = 0; place < (await boxes.count()); place += 1) await boxes.nth(place).check();
  await page.getByRole('button', { name: /^Get \d+ documents, \$\d+\.\d\d at PACER$/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Nothing was bought' });
  await expect(notice).toContainText('of $100.00 is spent this month');
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
});

test('a docket is seen as a timeline, with its old and new words where it was amended', async ({ page }) => {
  await openAs(page, people.nora, '/docket-sync/order/30150');
  await page
    .getByText(/^Amended /)
    .first()
    .click();
  await expect(page.getByText('(Entry corrected by the clerk.)').last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Timeline' }).click();
  await expect(page).toHaveURL(/view=timeline/);
  await expect(page.getByRole('region', { name: /20\d\d$/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a Florida account asks for its one-time code, and NYSCEF’s notices have an address', async ({ page }) => {
  await openAs(page, people.nora, '/docket-sync/search');
  await page.getByRole('button', { name: 'Add an account: Florida E-Filing Portal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Florida E-Filing Portal account' });
  await dialog.getByLabel('User name').fill('clerk-mfa');
  await dialog.getByLabel('Password').fill('a password');
  await dialog.getByRole('button', { name: 'Save account' }).click();
  await expect(dialog.getByLabel('One-time code')).toBeVisible();
  const answer = await page.request.get('/sandbox/api/dockets/code/clerk-mfa');
  const { code }: { code: string } = await answer.json();
  await dialog.getByLabel('One-time code').fill(code);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByText('clerk-mfa')).toBeVisible();

  await page.getByRole('button', { name: 'Immediate updates of nmarlow' }).click();
  // It changes once NYSCEF has taken it.
  await page.getByRole('switch', { name: 'Immediate updates for nmarlow' }).click();
  await expect(page.getByText('nyscef-1-nmarlow@example.com')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible();
});
