/** E-filing accounts: people are added, the new filing form is turned off; courtesy copies and notices of a filing. */
import { randomUUID } from 'node:crypto';
import { ExistingCaseDraft, OptInReminderStatus } from '../sandbox/generated/filing/schemas.ts';
import { accessibilityErrors } from './support/axe.ts';
import { createExistingCaseDraft, get, post } from './support/drafts.ts';
import { fillCourtesyCopy } from './support/other-services.ts';
import { expect, openAs, people, test, untilQuiet } from './support/test.ts';

test('an attorney and an administrator are added', async ({ page }) => {
  const number = randomUUID().slice(0, 8);
  await openAs(page, people.nora, '/filing-account?state=IL');
  await page.getByRole('link', { name: 'Attorneys' }).click();
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Abara');
  await page.getByLabel('Bar number').fill(number);
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add attorney' }).click();
  await expect(page.getByRole('list', { name: 'Attorneys' })).toContainText(number);

  await page.goto('/app/filing-account/administrators?state=IL');
  await page.getByLabel('First name').fill('Otto');
  await page.getByLabel('Last name').fill('Zabel');
  await page.getByLabel('Email').fill(`otto.${number}@example.com`);
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add administrator' }).click();
  await expect(page.getByRole('list', { name: 'Administrators' })).toContainText(`otto.${number}@example.com`);
});

test('a courtesy copy of a filing is ordered', async ({ page }) => {
  await openAs(page, people.nora, '/orders?state=IL');
  await fillCourtesyCopy(page);
  const order = page.getByRole('button', { name: /^Order copies\. Pay \$/ });
  expect(await accessibilityErrors(page)).toEqual([]);
  // What is entered survives a reload.
  await page.reload();
  await expect(page.getByLabel('Delivery address')).toHaveValue('1 Courthouse Square');
  await order.click();
  await page.waitForURL(/\/ccd-details\/\d+/);
  await expect(page.getByText('Hon. Ruth Vandermeer')).toBeVisible();
});

test('the new filing form is turned off with a reason, and its due reminder shows once a session', async ({ page }) => {
  const { userId } = people.callum;
  await openAs(page, people.callum, '/filing-account/experience');
  await page.getByRole('switch', { name: 'New filing form' }).press('Space');
  await page.getByLabel('Your rating').selectOption('2');
  await page.getByRole('checkbox', { name: 'Too slow' }).check();
  await page.getByLabel('Comment').fill('Drafts opened slowly.');
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('You said: Drafts opened slowly.');
  await page.getByRole('button', { name: 'In a week' }).click();
  await expect(page.getByText(/^We will ask you on /)).toBeVisible();

  await page.goto('/app/?state=TX');
  const actions = page.getByRole('navigation', { name: 'Quick actions' });
  await expect(actions.locator('a[href*="/sandbox/outside/former/"]')).toHaveCount(2);
  await expect(actions.getByRole('link', { name: 'File into a case' })).toHaveAttribute(
    'href',
    /former\/existing-case/,
  );

  // Due in a second instead of a week.
  const reminder = { userId, remindAt: new Date(Date.now() + 1000).toISOString() };
  await post(page.request, 'filing/OptInExperience/set-reminder', { data: reminder });
  const status = async () =>
    OptInReminderStatus.parse(await get(page.request, `filing/OptInExperience/reminder-status/${userId}`));
  await expect.poll(async () => (await status()).isDue).toBe(true);
  await page.goto('/app/orders?state=TX');
  const notice = page.getByRole('note').filter({ hasText: 'You asked us to remind you' });
  await expect(notice).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await untilQuiet(page);
  await expect(notice).toHaveCount(0);

  await page.goto('/app/filing-account/experience');
  await page.getByRole('switch', { name: 'New filing form' }).press('Space');
  await expect(page.getByRole('list', { name: 'History' })).toContainText('New filing form turned on');
});

test('a notice of what an order filed is filed and served, once', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const draft = ExistingCaseDraft.parse(await createExistingCaseDraft(page, control));
  const { orderId, version, content } = draft;
  await post(page.request, 'filing/Tyler/IL/Filings/Existing-Case', { data: { orderId, version, content } });
  await page.goto(`/app/order-details/${orderId}`);
  const open = page.getByRole('button', { name: 'Notice of filing' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Notice of filing' });
  const serveOn = dialog.getByRole('combobox', { name: 'Serve on' });
  const serveFirst = async () => {
    await serveOn.fill('abara');
    await page.getByRole('listbox', { name: 'Serve on' }).getByRole('option').first().click();
    await expect(dialog.getByRole('list', { name: 'Notice recipients' })).toContainText('Abara');
  };
  await serveFirst();
  expect(await accessibilityErrors(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'File and serve the notice' }).click();
  await page.waitForURL((url) => /\/order-details\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${orderId}`));
  await expect(page.getByText('Notice of Filing.pdf')).toBeVisible();
  await page.goto(`/app/order-details/${orderId}`);
  await open.click();
  await serveFirst();
  await dialog.getByRole('button', { name: 'File and serve the notice' }).click();
  await expect(dialog.getByRole('alert')).toContainText('is the notice of this filing.');
});
