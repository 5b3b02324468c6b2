/** Where a link may lead: never out of the product, whatever somebody has written into it. All payloads run under stress. */
import { expectInTheProduct, payloads, watchForeignHosts, ways } from './support/redirects.ts';
import { expect, openAs, people, signIn, test } from './support/test.ts';

const some = payloads.filter((_, index) => index % 6 === 0);

for (const [way, take] of Object.entries(ways)) {
  test(`a foreign target in ${way} leads to no other host`, async ({ page, context, baseURL }) => {
    const asked = await watchForeignHosts(context, new URL(baseURL ?? '').origin);
    await openAs(page, people.june, '/orders');
    for (const target of some) {
      await take(page, target);
      await expectInTheProduct(page);
    }
    expect(asked).toEqual([]);
  });
}

test('a foreign return path is no way back from the sign-in page either', async ({ page, context, baseURL }) => {
  const asked = await watchForeignHosts(context, new URL(baseURL ?? '').origin);
  await page.goto(`/app/login?${new URLSearchParams({ returnPath: '//evil.example/app' })}`);
  await expect(page.getByLabel('Password')).toBeVisible();
  const wayBack = () => new URL(page.url()).searchParams.get('returnUrl');
  await expect.poll(wayBack).toBe(`${new URL(baseURL ?? '').origin}/app`);
  await signIn(page, people.june);
  await expectInTheProduct(page);
  expect(asked).toEqual([]);
});

test('a stored target is gone on to, once', async ({ page }) => {
  await openAs(page, people.june, '/orders/drafts');
  await page.evaluate(() => sessionStorage.setItem('redirect-to', '/orders?status=accepted&page=2'));
  await page.goto('/app/');
  await expect(page).toHaveURL('/app/orders?status=accepted&page=2');
  await page.goto('/app/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('June');
  await expect(page).toHaveURL('/app/');
});

test('the way back is kept where the platform loses it', async ({ page }) => {
  await page.goto('/app/orders?q=Brightwater');
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goto('/api/platform/account/login');
  await signIn(page, people.june);
  await expect(page).toHaveURL('/app/orders?q=Brightwater');
});

test('an allowed address elsewhere is gone to', async ({ page, context, baseURL }) => {
  const asked = await watchForeignHosts(context, new URL(baseURL ?? '').origin);
  await openAs(page, people.june, '/');
  const target = 'https://www.benchfile.example/account?x=1';
  await page.goto(`/app/login?${new URLSearchParams({ returnPath: target })}`).catch(() => {});
  await expect.poll(() => asked).toEqual([target]);
});
