/** The home page at every width: no clipped content, and each list links to more. */
import { expect, expectAccessible, expectWidth, openAs, people, test } from './support/test.ts';

const lists = [
  'Today at court',
  'Needs attention',
  'Drafts to continue',
  'Recent orders',
  'Recent matters',
  'Nationwide services',
];

test('the home page has all its lists and fits the screen', async ({ page }) => {
  await openAs(page, people.nora, '/');
  for (const [width, colorScheme] of [
    [320, 'light'],
    [390, 'dark'],
    [1280, 'dark'],
    [1920, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const name of lists) await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeVisible();
    await expectWidth(page, width);
  }
  await expectAccessible(page);
});

test('a recent matter is one step away', async ({ page }) => {
  await openAs(page, people.theo, '/');
  await page.getByRole('region', { name: 'Recent matters' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Orders' })).toBeVisible();
  await expect(page).toHaveURL(/\/matter-view\/[^?]+\?mappingId=/);
});
