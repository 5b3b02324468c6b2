/** The command palette and global keyboard shortcuts. */
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

test('finds an order by its case and a screen by its name, by keyboard only', async ({ page }) => {
  await openAs(page, people.theo, '/orders');
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  const box = palette.getByRole('combobox');
  await expect(box).toBeFocused();
  await expect(palette.getByRole('group', { name: 'Recent matters' })).toBeVisible();
  const { x, width } = await palette.evaluate((element) => element.getBoundingClientRect());
  expect(x + width / 2).toBeCloseTo((page.viewportSize()?.width ?? 0) / 2, -1);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+k');
  await box.fill('ortega');
  const orders = palette.getByRole('group', { name: 'Orders' });
  await expect(orders.getByRole('option').first()).toContainText('Ortega');
  await expect(palette.getByRole('status')).toHaveText(/^\d+ results$/);
  await box.fill('draf');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Drafts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/drafts/);
  await expect(palette).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();

  await page.keyboard.press('Control+k');
  await box.fill('resubmit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/rejections/);
  await expect(palette).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Recent', exact: true }).getByRole('option')).toHaveText([/^Drafts/]);
  await expect(palette.getByRole('group', { name: 'Recent matters' })).toBeVisible();
  await expect(palette.getByRole('group', { name: 'Recently updated orders' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(palette.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
});

test('shows which searches failed, and the remaining results', async ({ page, control }) => {
  const { userId } = people.priya;
  await openAs(page, people.priya, '/filing-list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await control.fault({ operationId: 'searchOrders', userId, status: 500 });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await palette.getByRole('combobox').fill('filing');
  await expect(palette.getByRole('status')).toHaveText('Orders and cases could not be searched.');
  await expect(palette.getByRole('option', { name: 'Filing list' })).toBeVisible();
  await control.heal('searchOrders');
  await palette.getByRole('button', { name: 'Try again' }).click();
  await expect(palette.getByRole('status')).toHaveText(/results?$/);
});

test('single-character shortcuts can be switched off', async ({ page }) => {
  await openAs(page, people.nora, '/settings/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByRole('switch', { name: 'Single-character shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('Shift+?');
  await page.getByRole('button', { name: 'Support' }).click();
  await expect(keys).toBeHidden();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(keys).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });
    test('has no accessibility errors', async ({ page }) => {
      await openAs(page, people.theo, '/filing-list');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Search everything' });
      await palette.getByRole('combobox').fill('ortega');
      await expect(palette.getByRole('group', { name: 'Orders' })).toBeVisible();
      await expectAccessible(page);
      await palette.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
