/** Pages that the browser put away whole, in a browser that does so: Playwright switches its back-forward cache off. */
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { signOut } from '../support/sessions.ts';
import { expect, openAs, people, test } from '../support/test.ts';

test.use({
  launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('a page that was put away shows nothing of somebody who has signed out elsewhere since', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // What was there at the first moment that a person could have seen something.
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
