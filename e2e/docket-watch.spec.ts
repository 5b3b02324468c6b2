/** What changed on all followed dockets: read, watched, searched, counted to deadlines, subscribed to by calendars. */
import { expect, expectAccessible, openAs, people, test, untilQuiet } from './support/test.ts';

test('alerts are read with a way back, by case and by kind', async ({ page }) => {
  await openAs(page, people.nora, '/docket-sync/alerts');
  const alerts = page.getByRole('list', { name: 'Alerts' });
  const unread = page.getByRole('link', { name: /^Alerts \(\d+\)$/ });
  await expect(unread).toBeVisible();
  const before = await unread.textContent();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { onlyColors: true });
  await alerts
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .click();
  await expect(unread).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(unread).toHaveText(before ?? '');
  await alerts
    .getByRole('button', { name: /^Only this case/ })
    .first()
    .click();
  await expect(page).toHaveURL(/case=\d+/);
  await page.reload();
  await expect(alerts.getByRole('link').first()).toBeVisible();
  const cases = async () => new Set(await alerts.getByRole('link').allTextContents()).size;
  await expect.poll(cases).toBe(1);
});

test('a watcher is tried before it is saved, and removed with a way back', async ({ page }) => {
  await openAs(page, people.nora, '/docket-sync/watchers');
  await page.getByRole('button', { name: 'New watcher' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New watcher' });
  await expect(dialog.getByText(/this would have told \d+ changes in \d+ cases/)).toBeVisible();
  await dialog.getByLabel('Name').fill('Only zeppelins');
  await dialog.getByLabel('With one of these words').fill('zeppelin');
  await expect(dialog.getByText('In the last 30 days this would have told nothing.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save watcher' }).click();
  const watchers = page.getByRole('list', { name: 'Watchers' });
  await expect(watchers.getByText('with “zeppelin”')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove Only zeppelins' }).click();
  await expect(watchers).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(watchers.getByText('with “zeppelin”')).toBeVisible();
});

test('entries of all dockets are searched, by an address that a colleague can open', async ({ page }) => {
  await openAs(page, people.nora, '/docket-sync/entries?q=%22summary+judgment%22&type=order');
  const entries = page.getByRole('list', { name: 'Entries' });
  await expect(entries.getByRole('listitem').first()).toContainText('ORDER on motion for summary judgment');
  await expect(entries.locator('mark').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search entries' }).fill('zeppelin');
  await expect(page.getByText('No entry matches')).toBeVisible();
});

test('a proposed deadline is confirmed by a person, saved for calendars and ended', async ({ page }) => {
  await openAs(page, people.nora, '/docket-sync/deadlines');
  const proposed = page.getByRole('list', { name: 'Proposed deadlines' });
  await proposed
    .getByRole('button', { name: /^Confirm Notice of appeal/ })
    .first()
    .click();
  const confirmed = page.getByRole('list', { name: 'Confirmed deadlines' });
  await expect(confirmed.getByText(/confirmed by Nora Marlow/)).toBeVisible();
  await confirmed.getByText(/^How \d+ days were counted$/).click();
  await expect(confirmed.getByText(/: Day 1$/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as .ics' }).click();
  expect((await download).suggestedFilename()).toBe('court-deadlines.ics');

  const feeds = page.getByRole('region', { name: 'Calendar feeds' });
  await feeds.getByLabel('Name').fill('Outlook');
  await feeds.getByRole('button', { name: 'Create a feed' }).click();
  const address = (await feeds.locator('code').textContent()) ?? '';
  const calendar = await page.request.get(address);
  expect(await calendar.text()).toContain('SUMMARY:Notice of appeal');
  await expectAccessible(page);
  await feeds.getByRole('button', { name: 'Revoke Outlook' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(feeds.getByRole('button', { name: 'Revoke Outlook' })).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);

  // Canceled by mistake: it is proposed again, and can be confirmed again.
  const notice = (what: string) => ({ name: new RegExp(`^${what} Notice of appeal`) });
  await confirmed.getByRole('button', notice('Cancel')).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel deadline' }).click();
  await expect(confirmed).toHaveCount(0);
  const canceled = proposed.getByRole('listitem').filter({ hasText: 'Canceled by Nora Marlow' });
  await canceled.getByRole('button', notice('Confirm')).click();
  await expect(confirmed.getByText(/confirmed by Nora Marlow/)).toBeVisible();

  await confirmed.getByRole('button', { name: /^Done/ }).click();
  await expect(page.getByText('No deadlines')).toBeVisible();
  await proposed
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
});

test('nothing of a case that its court sealed is on a page, in the feed or in what a search finds', async ({
  page,
}) => {
  const providerCaseId = '4100050';
  await openAs(page, people.theo, '/docket-sync/order/30051');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/ v\. /i);
  const title = (await heading.textContent()) ?? '';
  const feeds = async (name: string) => {
    await page.goto('/app/docket-sync/deadlines');
    const region = page.getByRole('region', { name: 'Calendar feeds' });
    await region.getByLabel('Name').fill(name);
    await region.getByRole('button', { name: 'Create a feed' }).click();
    return (await region.locator('code').textContent()) ?? '';
  };
  const feed = await feeds('Sealed');
  const seal = await page.request.post('/sandbox/api/dockets/changes', { data: { providerCaseId, kind: 'seal-case' } });
  expect(seal.ok()).toBe(true);
  const words = encodeURIComponent(title.split(' ').slice(0, 2).join(' '));
  for (const address of [
    '/docket-sync/order/30051',
    '/docket-sync',
    `/docket-sync?q=${words}`,
    `/docket-sync/alerts?q=${words}`,
    '/docket-sync/alerts?case=4000050',
    `/docket-sync/entries?q=${words}`,
    '/docket-sync/deadlines',
    '/docket-sync/search?provider=4&term=650051',
  ]) {
    await page.goto(`/app${address}`);
    await expect(heading).toBeVisible();
    await untilQuiet(page);
    expect(await page.content(), address).not.toContain(title);
  }
  await page.goto('/app/docket-sync/order/30051');
  await expect(heading).toHaveText('Sealed case');
  expect(await (await page.request.get(feed)).text()).not.toContain(title);
  await page.request.post('/sandbox/api/dockets/unseal', { data: { providerCaseId } });
});

test('all dockets with what stopping closed ones saves, and PACER’s limits', async ({ page }) => {
  await openAs(page, people.nora, '/docket-sync');
  await expect(page.getByText(/^\d+ followed · \$/)).toBeVisible();
  await expect(page.getByText(/saves \$\d+\.00 per month/)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { onlyColors: true });
  await page.getByRole('button', { name: 'Change limits' }).click();
  const dialog = page.getByRole('dialog', { name: 'PACER limits' });
  await dialog.getByLabel('Each case, per month').fill('12.5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('$12.50 per month')).toBeVisible();
});
