/** On a desktop whose scrollbars take up space, as on Windows. Playwright hides them by default. */
import type { Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { expect, openAs, ortega, people, test } from './support/test.ts';

test.use({ launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** Boxes of the page with a scrollbar, by their accessible name or class. */
function scrollbars(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((box) => {
        const style = getComputedStyle(box);
        if (!/auto|scroll/.test(style.overflow)) return false;
        const borders = {
          across: Number.parseFloat(style.borderLeftWidth) + Number.parseFloat(style.borderRightWidth),
          down: Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderBottomWidth),
        };
        return (
          box.offsetWidth - box.clientWidth > borders.across + 1 ||
          box.offsetHeight - box.clientHeight > borders.down + 1
        );
      })
      .map((box) => box.ariaLabel ?? box.className),
  );
}

test('tabs have none', async ({ page }) => {
  const matter = `${ortega.reference}?mappingId=${ortega.mappingId}`;
  await openAs(page, people.nora, `/matter-view/${matter}`);
  for (const path of [
    `/matter-view/${matter}`,
    '/orders',
    '/docket-sync/alerts',
    '/billing',
    '/case-search?state=CA',
  ]) {
    await page.goto(`/app${path}`);
    await expect(page.getByRole('main').locator('[aria-current="page"]').first()).toBeVisible();
    expect(await scrollbars(page), path).toEqual([]);
  }
});

test('tabs that are wider than the window scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, people.nora, '/docket-sync');
  const tabs = page.getByRole('navigation', { name: 'Dockets' });
  await expect(tabs.getByRole('link').first()).toBeVisible();
  expect(await scrollbars(page)).toEqual(['Dockets']);
  await tabs.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deadlines' })).toBeVisible();
  await expect(tabs.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(tabs.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
});

test('a page does not move for a dialog', async ({ page }) => {
  await openAs(page, people.nora, '/orders');
  const account = page.getByRole('banner').getByRole('button', { name: /Nora Marlow/ });
  await expect(page.getByRole('grid', { name: 'Orders' }).getByRole('link').first()).toBeVisible();
  const left = (await account.boundingBox())?.x;
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-scroll-locked');
  expect((await account.boundingBox())?.x).toBe(left);
});
