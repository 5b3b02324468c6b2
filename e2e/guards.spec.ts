/** Pages that are forbidden, missing or fail to load, and expired sessions. */
import { expect, expectAccessible, openAs, people, signIn, test, untilQuiet } from './support/test.ts';

test('a forbidden page redirects home, and has footer links', async ({ page }) => {
  await openAs(page, people.priya, '/simulate-access-denied');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms of service' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/app/');
});

test('an unknown address shows Not found', async ({ page }) => {
  await openAs(page, people.priya, '/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a backend’s 403 denies access to the page', async ({ page, control }) => {
  await control.fault({ operationId: 'getNewCaseDraft', userId: people.priya.userId, status: 403, times: 1 });
  await openAs(page, people.priya, '/case-initiation/41300/parties?state=IL');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
});

test.describe('a missing part of the application', () => {
  test.use({ expectedErrors: /dynamically imported module|^ChunkError/ });

  test('reloads the page automatically; if that fails, it offers a reload', async ({ page }) => {
    const here = new Set<string>();
    let isGone = false;
    // As after a deployment: files that aren't loaded yet are gone.
    await page.route(/\/app\/(assets|src)\//, (route) => {
      const request = route.request();
      if (!isGone) here.add(request.url());
      const isMissing = isGone && request.resourceType() === 'script' && !here.has(request.url());
      return isMissing ? route.abort() : route.continue();
    });
    await openAs(page, people.priya, '/simulate-access-denied');
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    // The header's late parts are there, too.
    await untilQuiet(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    isGone = true;
    await page.getByRole('link', { name: 'All Orders' }).click();
    await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
    expect(loads).toBe(1);
    await expectAccessible(page);
    isGone = false;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  });
});

test('an expiring session warns, and continues in place after signing in', async ({ page, context, control }) => {
  const { priya } = people;
  // The platform accepts the link's token, then stops responding.
  let attempts = 0;
  const refreshes = /\/account\/refresh$/;
  await page.route(refreshes, (route) => {
    attempts += 1;
    return attempts === 1 ? route.continue() : route.fulfill({ status: 503 });
  });
  await page.goto(`/app/orders?token=${await control.token(priya, 110)}`);
  const warning = page.getByRole('alert').filter({ hasText: 'Your session ends at' });
  await expect(warning).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('half a wor');
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toContainText('still isn’t responding');
  await page.unroute(refreshes);

  const opened = context.waitForEvent('page');
  await warning.getByRole('button', { name: 'Sign in again' }).click();
  await signIn(await opened, priya);
  await expect(warning).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('half a wor');
});
