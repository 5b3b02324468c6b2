/** The firm's connection with File & ServeXpress: connect, refuse, an expired return, dropped and connected again. */
import type { Page } from '@playwright/test';
import { choose, continueTo, expectSaved, orderIdOf } from './support/new-case.ts';
import { expect, expectAccessible, openAs, people, test, untilQuiet } from './support/test.ts';

const path = '/filing-account/fsx';
/** The page, with its own query alone. */
const arrived = ({ pathname, searchParams }: URL) =>
  pathname === `/app${path}` && [...searchParams].join() === 'returnUrl,/app/orders?q=Ortega';
const pageOf = (page: Page) => ({
  connect: page.getByRole('button', { name: 'Connect to File & ServeXpress' }),
  save: page.getByRole('button', { name: 'Save connection' }),
  disconnect: page.getByRole('button', { name: 'Disconnect' }),
  connection: page.getByRole('region', { name: 'Connection' }),
});

/** Checks the screen in light and dark. */
async function check(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, 'width of what is shown').toBe(width);
    }
}

// Each test has a firm of its own, whose connection no other file changes.
test('a firm connects, is dropped, and connects again, and the person comes back to their page', async ({
  page,
  control,
}) => {
  await openAs(page, people.june, `${path}?returnUrl=/app/orders?q=Ortega`);
  const { connect, save, disconnect, connection } = pageOf(page);
  await expect(connection).toContainText('Not connected');
  await check(page);

  await connect.click();
  await expect(page.getByRole('heading', { name: 'Sign in to File & ServeXpress' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(connect).toBeVisible();
  await expect(page).toHaveURL(arrived);
  // The page that was returned to has settled.
  await untilQuiet(page);

  await connect.click();
  await page.getByLabel('Organization').selectOption('Calder Whitlock LLP');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(save).toBeVisible();
  await expect(page).toHaveURL(arrived);
  await expect(connection).toContainText('Calder Whitlock LLP');
  await check(page);
  await page.reload();
  await expect(connection).toContainText('Calder Whitlock LLP');
  await save.click();
  await expect(page).toHaveURL('/app/orders?q=Ortega');

  await page.goto(`/app${path}`);
  await expect(disconnect).toBeVisible();
  await check(page);
  await control.dropFsx(2);
  await page.reload();
  await connect.click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await save.click();
  await expect(page.getByText('Connected to File & ServeXpress')).toBeVisible();
  await disconnect.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(connect).toBeVisible();
});

test('a return that has expired or is another firm’s is refused in words, and leaves the address', async ({ page }) => {
  await openAs(page, people.ines, path);
  const { connect, save } = pageOf(page);
  await expect(connect).toBeVisible();
  const returned = new URLSearchParams({
    organizationId: '48213',
    userId: '7',
    userLoginName: 'dfinch',
    userEmail: 'dana.finch@example.com',
    itkRequestId: '5d0f6b0e-2f7e-4c1a-9d53-0c2c6f5f8a11',
  });
  await page.goto(`/app${path}?${returned}`);
  await expect(page.getByRole('alert')).toContainText('This sign-in has expired or was already used. Connect again.');
  await expect(page).toHaveURL(`/app${path}`);
  await check(page);
  await connect.click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await save.waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(connect).toBeVisible();
});

test('a court that requires it leads to the connection, and back to the court that was chosen, or to the draft', async ({
  page,
  control,
}) => {
  await openAs(page, people.maren, '/case-initiation?state=CA');
  const { connect, save } = pageOf(page);
  await choose(page, 'County', 'San Francisco');
  const needed = page.getByRole('alert').filter({
    hasText: 'This court takes filings through File & ServeXpress. Connect your firm first.',
  });
  await expect(needed).toBeVisible();
  await check(page);
  await needed.getByRole('link', { name: 'Connect your firm' }).click();
  await connect.click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await save.click();
  await expect(page).toHaveURL(/\/app\/case-initiation\?.*courtLocationCode=/);
  await expect(page.getByRole('combobox', { name: 'County' })).toHaveValue('San Francisco');
  await expect(needed).toBeHidden();

  // The connection is dropped while a draft is prepared. Every step leads to it, and back to the step.
  await choose(page, 'Division', 'Civil Unlimited');
  await page.getByRole('button', { name: 'Start a new case' }).click();
  await page.waitForURL(/\/case-initiation\/\d+\/case\?/);
  const orderId = orderIdOf(page);
  await choose(page, 'Case category', 'Civil');
  await expectSaved(page);
  await continueTo(page, 'Parties');
  await expect(needed).toBeHidden();
  await control.dropFsx(4);
  await page.reload();
  await expect(needed).toBeVisible();
  await check(page);
  await needed.getByRole('link', { name: 'Connect your firm' }).click();
  await connect.click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await save.click();
  await page.waitForURL(new RegExp(`/app/case-initiation/${orderId}/parties\\?`));
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  await expect(needed).toBeHidden();
});
