/** Pages in the back-forward cache, in a browser with it enabled: Playwright disables it by default. */
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { signOut } from '../support/sessions.ts';
import { expect, openAs, people, test } from '../support/test.ts';

test.use({
  launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('a cached page shows no data of a user who has since signed out elsewhere', async ({ page, context }) => {
  await page.addInitScript(() => {
    // The page as it first became visible.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      requestAnimationFrame(() => {
        const { visibility } = getComputedStyle(document.documentElement);
        sessionStorage.setItem('first-sight', visibility === 'hidden' ? 'nothing' : `${document.body.innerText}!`);
      });
    });
  });
  await openAs(page, people.theo, '/orders');
  const order = await page.getByRole('grid', { name: 'Orders' }).getByRole('link').first().innerText();
  await page.goto('/app/favicon.svg');
  const other = await context.newPage();
  await other.goto('/app/');
  await signOut(other, people.theo);
  await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();

  await page.goBack();
  const firstSight = () => page.evaluate(() => sessionStorage.getItem('first-sight'));
  await expect.poll(firstSight).not.toBeNull();
  expect(await firstSight()).not.toContain(order);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
