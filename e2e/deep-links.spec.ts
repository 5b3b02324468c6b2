/** Links that people keep come back byte for byte, whatever happens on the way. All ten run under stress. */
import { links, settled, walk } from './support/deep-links.ts';
import { expect, openAs, people, signIn, test } from './support/test.ts';

for (const link of [links[0], links[4], links[7]]) {
  test(`${link} survives signing in, a reload, back and forward, a new tab and an ended session`, async ({ page }) => {
    await walk(page, link);
  });
}

test('a session that ends while the page is open comes back to it, too', async ({ page, context }) => {
  const [link] = links;
  await openAs(page, people.priya, link.slice('/app'.length));
  expect(await settled(page)).toBe(link);
  // Any other call would come first, and end the session before something is typed.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await page.evaluate(() => {
    const forged = [{ alg: 'none' }, { 'inf:loginid': 3, 'inf:clientid': 1 }].map((part) => btoa(JSON.stringify(part)));
    localStorage.setItem('access_token', [...forged, 'x'].join('.').replaceAll('=', ''));
  });
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('Ortega');
  await expect(page.getByLabel('Password')).toBeVisible();
  await signIn(page, people.priya);
  const [before, after] = link.split('q=Ortega+%26+Sons');
  // What was typed is in the address, and the page turned back to the first.
  expect(await settled(page)).toBe(`${before}q=Ortega${after?.replace('&page=2', '')}`);
});
