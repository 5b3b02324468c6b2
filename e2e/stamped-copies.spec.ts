/** The archive of stamped copies, after the court's link expired. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createOrder } from './support/drafts.ts';
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

test('a stamped copy is kept after the court’s link expired, with its hash', async ({ page, control }) => {
  await openAs(page, people.priya, '/');
  const orderId = await createOrder(page);
  await control.decide(orderId, { decision: 'accept' });
  await control.endStampedLinks(orderId);

  await page.goto(`/app/order-details/${orderId}`);
  await expect(page.getByText(/^Court’s link expired/)).toBeVisible();
  await page.getByRole('link', { name: /^Kept copy of/ }).click();
  await expect(page).toHaveURL(/\/orders\/stamped\?q=/);
  const grid = page.getByRole('region', { name: 'Stamped copies' });
  await expect(grid.getByText(/^Link expired/)).toBeVisible();
  await expectAccessible(page);

  await grid.getByRole('button', { name: /^Details of/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Stamped copy of/ });
  const hash = await dialog.getByText(/^[0-9a-f]{64}$/).textContent();
  await expect(dialog.getByRole('button', { name: 'Fetch again' })).toHaveCount(0);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).press('Enter');
  const content = await readFile(await (await downloading).path());
  expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
});

test('copies are found by the text inside, and filtered by court, day and matter', async ({ page }) => {
  await openAs(page, people.nora, '/orders/stamped');
  const grid = page.getByRole('region', { name: 'Stamped copies' });
  await page.getByRole('searchbox', { name: 'Search copies' }).fill('"never filed with any court"');
  await expect(grid.locator('mark').first()).toContainText(/never|filed|court/i);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search copies' }).fill('zebra crossing');
  await expect(page.getByText('No copy matches')).toBeVisible();
});
