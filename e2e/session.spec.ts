/** Access: signing in and returning, signing out here and in other tabs, and unknown addresses. */
import {
  expectSignedIn,
  platformFailures,
  signOut,
  storedToken,
  testNearExpiry,
  testPlatformFailure,
  testRefreshAfterSignOut,
  testRejectedToken,
  testSignInWithoutSignOut,
  testSwitchedUser,
  testTwoTabs,
} from './support/sessions.ts';
import { expect, openAs, password, people, signIn, test } from './support/test.ts';

const signInPage = /\/api\/platform\/account\/login/;

test('a link leads through sign-in to exactly that page', async ({ page }) => {
  const path = '/app/orders?q=Ortega&status=accepted&sort=-total#content';
  await page.goto(path);
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(page.url()).toMatch(signInPage);
  await signIn(page, people.nora);
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('Ortega');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('button', { name: `Account of ${people.nora.name}` })).toBeVisible();
});

test('a wrong password is reported, and the return path kept', async ({ page }) => {
  await page.goto('/app/orders/drafts?q=Brightwater');
  await signIn(page, people.june, `${password}!`);
  await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.');
  await expect(page.getByLabel('Email')).toHaveValue(people.june.email);
  await signIn(page, people.june);
  await expect(page).toHaveURL('/app/orders/drafts?q=Brightwater');
});

test('signing out ends the session, even for a saved link', async ({ page }) => {
  await openAs(page, people.ines, '/orders');
  await page.getByRole('button', { name: `Account of ${people.ines.name}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.goto('/app/orders');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await openAs(page, people.theo, '/orders');
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/app/');
  await other.getByRole('button', { name: `Account of ${people.theo.name}` }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('an expired token is renewed silently', async ({ page, request }) => {
  await openAs(page, people.june, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('June');
  await request.post('/sandbox/api/sessions/expire', { data: { userName: people.june.email, what: 'token' } });
  await page.getByRole('link', { name: 'All Orders', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
});

test('an unknown address shows Not found and links to the home page', async ({ page }) => {
  await openAs(page, people.nora, '/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found/);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');
});

test('a token in the address is removed before anything can read it, and signs in its person', async ({
  page,
  control,
}) => {
  const token = await control.token(people.leo, 3600);
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => referrers.push(request.headers().referer));
  await page.goto('/app/');
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goto(`/app/orders?q=a,b&_token=${token}&status=accepted#content`);
  await expectSignedIn(page, people.leo);
  await expect(page).toHaveURL('/app/orders?q=a,b&status=accepted#content');
  await page.getByRole('link', { name: 'All Orders', exact: true }).click();
  await expect(page).toHaveURL('/app/orders');
  await page.goBack();
  await expect(page).toHaveURL('/app/orders?q=a,b&status=accepted#content');
  await page.goForward();
  await page.goto('/api/platform/account/login?forceLogin=true');
  expect(await page.evaluate(() => document.referrer)).not.toContain(token);
  expect(referrers.filter((referrer) => referrer?.includes(token))).toEqual([]);
});

test('Back does not restore a page after sign-out', async ({ page }) => {
  await openAs(page, people.theo, '/');
  await page.getByRole('link', { name: 'All Orders', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  await signOut(page, people.theo);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Password')).toBeVisible();
});

// `npm run test:stress` runs each of these a hundred times. Serial, because they revoke one person's tokens.
test.describe('a session under load', () => {
  test.describe.configure({ mode: 'default' });
  const person = people.sam;

  test('twenty calls ten minutes before expiry cause one refresh', async ({ page, control }) => {
    await testNearExpiry({ page, control, person, rounds: 1 });
  });

  test('twenty rejected calls cause one refresh and are retried', async ({ page, control }) => {
    await testRejectedToken({ page, control, person, rounds: 1 });
  });

  test('two tabs share one refresh', async ({ page, control }) => {
    await testTwoTabs({ page, control, person, rounds: 2 });
  });

  for (const [name, failure] of Object.entries(platformFailures))
    test.describe(() => {
      test.use({ expectedErrors: /^ContractMismatchError: The response of \S+\/account\/refresh / });

      test(`${name} during a refresh keeps the person signed in`, async ({ page, control }) => {
        await testPlatformFailure({ page, control, person, rounds: 1 }, failure);
      });
    });

  test('a refresh that ends after sign-out stores nothing', async ({ page, control }) => {
    await testRefreshAfterSignOut({ page, control, person, rounds: 1 });
  });

  test('another tab never shows the first person again', async ({ page, control }) => {
    await testSwitchedUser({ page, control, person, rounds: 1 }, people.leo);
  });

  test('signing in as someone else clears the first person’s screen', async ({ page, control }) => {
    await testSignInWithoutSignOut({ page, control, person }, people.leo);
    expect(await storedToken(page)).not.toBeNull();
  });
});
