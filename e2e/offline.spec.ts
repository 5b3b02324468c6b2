/** Without a network, and back: pages load by themselves, and nothing typed is lost. */
import { randomUUID } from 'node:crypto';
import { createDraft, partiesOf } from './support/drafts.ts';
import { continueTo, expectSaved, submit } from './support/new-case.ts';
import { expect, openAs, people, test, untilQuiet } from './support/test.ts';

test('a draft is walked and edited without a network, and filed once it is back', async ({ page, context }) => {
  await openAs(page, people.theo, '/');
  const { orderId } = await createDraft(page);
  await page.goto(`/app/case-initiation/${orderId}/case?state=IL`);
  await expectSaved(page);
  // The steps' code and lists load in the background.
  await untilQuiet(page);

  await context.setOffline(true);
  await continueTo(page, 'Parties');
  await expect(page.getByRole('list', { name: 'Parties' }).getByRole('listitem').first()).toContainText('Ortega');
  await continueTo(page, 'Filings');
  await page.getByLabel('Filing description').fill('Typed while offline');
  await expect(page.getByText("Not saved: you're offline")).toBeVisible();
  await continueTo(page, 'Payment');
  await expect(page.getByRole('radio', { name: /Firm Visa/ })).toBeChecked();
  await continueTo(page, 'Review and submit');
  await expect(page.getByRole('region', { name: 'Filings' })).toContainText('Typed while offline');
  await expect(page.getByText("You're offline. Your work is saved in this browser.")).toBeVisible();

  await context.setOffline(false);
  await expectSaved(page);
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await submit(page);
});

test.describe('a page whose code did not load', () => {
  test.use({ expectedErrors: /chunk failed|dynamically imported module|Unable to preload CSS/ });

  const client = `Ortega-${randomUUID().slice(0, 8)}`;
  for (const [name, from, link, shown] of [
    ['a page', '/', 'All Orders', 'Orders'],
    ['a page with an error page of its own', `/orders/drafts?q=${client}`, /, draft \d+$/, 'New case'],
  ] as const)
    test(`(${name}) says so while offline, and loads by itself`, async ({ page, context }) => {
      await openAs(page, people.theo, '/');
      await createDraft(page, partiesOf(client));
      await page.goto(`/app${from}`);
      const opening = page.getByRole('link', { name: link }).first();
      await expect(opening).toBeVisible();
      await untilQuiet(page);

      await context.setOffline(true);
      await opening.click();
      await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
      await expect(page.getByText("It loads by itself once you're back online.")).toBeVisible();

      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
    });

  test('is never shown without its styles', async ({ page }) => {
    await openAs(page, people.theo, '/');
    await expect(page.getByRole('link', { name: 'All Orders' }).first()).toBeVisible();
    await untilQuiet(page);
    const loaded = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
    await page.route('**/assets/*.css', (route) =>
      loaded.includes(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.getByRole('link', { name: 'All Orders' }).first().click();
    await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
    await page.unroute('**/assets/*.css');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const missing = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet).length;
    // Parts that load after the paint bring theirs a moment later; one that failed stays missing.
    await expect.poll(() => page.evaluate(missing)).toBe(0);
  });
});
