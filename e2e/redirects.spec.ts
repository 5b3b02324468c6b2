/** Links never lead out of the product, with any parameters. The stress tests cover all payloads. */
import { expectInProduct, payloads, redirectMethods, watchForeignHosts } from './support/redirects.ts';
import { expect, openAs, people, signIn, test } from './support/test.ts';

const some = payloads.filter((_, index) => index % 6 === 0);

for (const [way, take] of Object.entries(redirectMethods)) {
  test(`a foreign target in ${way} reaches no other host`, async ({ page, context, baseURL }) => {
    const asked = await watchForeignHosts(context, new URL(baseURL ?? '').origin);
    await openAs(page, people.june, '/orders');
    for (const target of some) {
      await take(page, target);
      await expectInProduct(page);
    }
    expect(asked).toEqual([]);
  });
}

test('a foreign return path is rejected by the sign-in page, too', async ({ page, context, baseURL }) => {
  const asked = await watchForeignHosts(context, new URL(baseURL ?? '').origin);
  await page.goto(`/app/login?${new URLSearchParams({ returnPath: '//evil.example/app' })}`);
  await expect(page.getByLabel('Password')).toBeVisible();
  const wayBack = () => new URL(page.url()).searchParams.get('returnUrl');
  await expect.poll(wayBack).toBe(`${new URL(baseURL ?? '').origin}/app`);
  await signIn(page, people.june);
  await expectInProduct(page);
  expect(asked).toEqual([]);
});

test('a stored target is followed once', async ({ page }) => {
  await openAs(page, people.june, '/orders/drafts');
  // A page that starts forgets a target that is not its own.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('redirect-to', '/orders?status=accepted&page=2'));
  await page.goto('/app/');
  await expect(page).toHaveURL('/app/orders?status=accepted&page=2');
  await page.goto('/app/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('June');
  await expect(page).toHaveURL('/app/');
});

test('the return path survives when the platform loses it', async ({ page }) => {
  await page.goto('/app/orders?q=Brightwater');
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goto('/api/platform/account/login');
  await signIn(page, people.june);
  await expect(page).toHaveURL('/app/orders?q=Brightwater');
});

test('an allowed external address is followed', async ({ page, context, baseURL }) => {
  const asked = await watchForeignHosts(context, new URL(baseURL ?? '').origin);
  await openAs(page, people.june, '/');
  const target = 'https://www.benchfile.example/account?x=1';
  await page.goto(`/app/login?${new URLSearchParams({ returnPath: target })}`).catch(() => {});
  await expect.poll(() => asked).toEqual([target]);
});
