/** A link with a token never takes over a session: one of each kind here, 200 in `npm run test:links`. */
import { createDraft } from './support/drafts.ts';
import { expectSignedIn, storedToken } from './support/sessions.ts';
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';
import { followTokenLink, tokenLinks } from './support/token-links.ts';

const { nora: present, leo: other } = people;

test('links with tokens switch nobody unasked and end no session', async ({ page, context, control }) => {
  await openAs(page, present, '/orders');
  await expectSignedIn(page, present);
  await page.evaluate(() => Reflect.set(window, 'neverReloaded', true));
  const opened = await context.newPage();
  for (const link of tokenLinks(12))
    await test.step(JSON.stringify(link), () =>
      followTokenLink({ page: opened, working: page, control, present, other }, link),
    );
  expect(await page.evaluate(() => Reflect.get(window, 'neverReloaded'))).toBe(true);
});

test('a link that nobody signed leads a signed-out person to the sign-in page', async ({ page, control }) => {
  const [, payload] = (await control.token(other, 3600)).split('.');
  await page.goto(`/app/orders?token=eyJhbGciOiJub25lIn0.${payload}.`);
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goto('/app/favicon.svg');
  expect(
    await page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('launched-as')]),
  ).toEqual([null, null]);
});

test('switching waits for a submission in another tab', async ({ page, context, browser, control }) => {
  await openAs(page, present, '/');
  const { orderId } = await createDraft(page);
  await page.goto(`/app/case-initiation/${orderId}/review?state=IL`);
  const submit = page.getByRole('button', { name: 'Submit to the court' });
  await expect(submit).toBeEnabled();
  const link = await context.newPage();
  await link.goto(`/app/?token=${await control.token(other, 3600)}`);
  await expect(link.getByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
  await expectAccessible(link);

  await control.fault({ operationId: 'submitNewCase', userId: present.userId, latency: 4000, times: 1 });
  const submitted = page.waitForResponse((answer) => /Filings\/New-Case$/.test(answer.url()));
  await submit.click();
  await link.getByRole('button', { name: 'Switch' }).click();
  await expect(link.getByText('Waiting for uploads, submissions and drafts')).toBeVisible();
  expect(await storedToken(link)).toBe(await storedToken(page));
  expect((await submitted).ok()).toBe(true);
  await expectSignedIn(link, other);
  await expectSignedIn(page, other);
  const elsewhere = await (await browser.newContext()).newPage();
  await openAs(elsewhere, present, `/order-details/${orderId}`);
  await expect(elsewhere.getByRole('region', { name: 'Status' })).toContainText('Submitt');
  await elsewhere.context().close();
});

test('nothing that names a client stays after signing out', async ({ page }) => {
  await openAs(page, people.priya, '/');
  const { orderId } = await createDraft(page);
  await page.goto(`/app/case-initiation/${orderId}/filings?state=IL`);
  await page.getByLabel('Filing description').fill('Complaint of Ortega, typed until the last moment');
  await page.getByRole('link', { name: 'Benchfile, home' }).click();
  await page.getByRole('link', { name: 'All Orders', exact: true }).click();
  await page.getByRole('grid', { name: 'Orders' }).getByRole('row').nth(1).getByRole('link').first().click();
  await page.goBack();
  await page.getByRole('button', { name: `Account of ${people.priya.name}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toMatch(/Ortega|matter|draft:|eyJ/i);
});
