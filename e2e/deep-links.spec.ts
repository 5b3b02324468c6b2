/** Bookmarked links survive byte for byte. The stress tests cover all ten. */
import { expectLinkSurvives, links, loadedAddress } from './support/deep-links.ts';
import { expect, openAs, people, signIn, test, untilQuiet } from './support/test.ts';

for (const link of [links[0], links[4], links[7]]) {
  test(`${link} survives sign-in, a reload, back and forward, a new tab and an ended session`, async ({ page }) => {
    await expectLinkSurvives(page, link);
  });
}

test('a session that ends while the page is open returns to the same page', async ({ page, context }) => {
  const [link] = links;
  await openAs(page, people.priya, link.slice('/app'.length));
  expect(await loadedAddress(page)).toBe(link);
  await untilQuiet(page);
  // Another call, such as one in intervals, could end the session before the input. They wait for the search.
  const searching = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    if (route.request().postData()?.includes('"Ortega"')) searching.resolve();
    await searching.promise;
    await route.continue();
  });
  await context.clearCookies();
  await page.evaluate(() => {
    const forged = [{ alg: 'none' }, { 'inf:loginid': 3, 'inf:clientid': 1 }].map((part) => btoa(JSON.stringify(part)));
    localStorage.setItem('access_token', [...forged, 'x'].join('.').replaceAll('=', ''));
  });
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('Ortega');
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await signIn(page, people.priya);
  const [before, after] = link.split('q=Ortega+%26+Sons');
  // The search text is in the address, and the page is reset to the first.
  expect(await loadedAddress(page)).toBe(`${before}q=Ortega${after?.replace('&page=2', '')}`);
});
