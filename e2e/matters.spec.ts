/**
 * The matter of a practice-management system: opening with it, working for it, switching it and losing its connection.
 */
import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, openAs, ortega, type Person, people, signIn, test } from './support/test.ts';
import { frameOf, openTool } from './support/tool.ts';

const brightwater = { reference: '00031-Brightwater', mappingId: '00000000-0000-4000-8000-000000000003' };
const withOrtega = `mappingId=${ortega.mappingId}`;

/** Disconnects a person whose connection no other test needs. */
async function disconnect(request: APIRequestContext, { email }: Person): Promise<void> {
  const data = { userName: email, connection: 'revoked' };
  const answer = await request.put('/sandbox/api/integrations/connections', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('an unconnected matter is selected by keyboard before work starts', async ({ page }) => {
  await openAs(page, people.theo, '/orders?state=IL');
  await page.getByRole('link', { name: 'New filing' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Connect to a matter' });
  const search = dialog.getByRole('combobox', { name: 'Matter' });
  await expect(search).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/app\/orders/);

  await page.getByRole('link', { name: 'New filing' }).press('Enter');
  await search.pressSequentially('brightw');
  await expect(page.getByRole('option', { name: brightwater.reference })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/app/case-initiation?state=IL&mappingId=${brightwater.mappingId}`);
  await expect(page.getByRole('complementary', { name: 'Matter' })).toContainText('Brightwater');
  await expectAccessible(page);
});

test('the matter survives reloads, pages that name none, and signing out and in', async ({ page }) => {
  const banner = page.getByRole('complementary', { name: 'Matter' });
  await openAs(page, people.theo, `/matter-view/${ortega.reference}?${withOrtega}`);
  await expect(banner).toContainText('Ortega');
  await banner.getByRole('link').hover();
  await expect(page.getByRole('tooltip')).toHaveText('00015-Ortega - Ortega v. Lakeshore Holdings LLC');
  await page.goto('/app/orders');
  await expect(banner).toContainText('Ortega');
  await page.reload();
  await expect(banner).toContainText('Ortega');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.goto('/app/orders');
  await signIn(page, people.theo);
  await expect(banner).toContainText('Ortega');
});

test('in a frame, switching opens the new matter, and Back returns to it', async ({ page, baseURL }) => {
  const { application } = await openTool(page, baseURL, `retailer=clio&path=/orders?${withOrtega}`);
  const banner = application.getByRole('complementary', { name: 'Matter' });
  await banner.getByRole('link', { name: 'Back' }).click();
  const address = () => new URL(frameOf(page).url());
  await expect.poll(() => address().pathname).toBe(`/app/matter-view/${ortega.reference}`);
  await expect(banner.getByRole('link', { name: 'Back' })).toBeHidden();

  await banner.getByRole('button', { name: 'Switch matter' }).click();
  const dialog = application.getByRole('dialog', { name: 'Switch matter' });
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Matter' }).fill('Brightw');
  await application.getByRole('option', { name: brightwater.reference }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => address().pathname).toBe(`/app/matter-view/${brightwater.reference}`);
  expect(address().searchParams.get('mappingId')).toBe(brightwater.mappingId);
  await expect(banner).toContainText('Brightwater');
});

test('a lost connection is renewed and returns to the same page', async ({ page, request }) => {
  const path = `/matter-view/${ortega.reference}/drafts?${withOrtega}&q=motion`;
  await disconnect(request, people.demo);
  await openAs(page, people.demo, path);
  const screen = page.getByRole('region', { name: 'Disconnected from Clio' });
  await expect(screen).toContainText('You appear to be disconnected.');
  await expectAccessible(page);
  await screen.getByRole('button', { name: 'Connect to Clio' }).click();
  await page.getByRole('button', { name: 'Allow access' }).click();
  await expect(page.getByRole('heading', { name: ortega.reference })).toBeVisible();
  await expect(page).toHaveURL(`/app${path}`);
});

test('Filevine connects by signing in again and opens its matter', async ({ page, request }) => {
  await disconnect(request, people.callum);
  await page.goto('/app/filevine/F-88164');
  await signIn(page, people.callum);
  const login = page.waitForRequest(/\/account\/login\?/);
  await page.getByRole('button', { name: 'Connect to Filevine' }).click();
  expect(Object.fromEntries(new URL((await login).url()).searchParams)).toEqual({
    authScheme: 'filevine_sso_us',
    forceLogin: 'true',
    returnUrl: expect.stringContaining('/app/filevine/F-88164'),
  });
  await page.getByRole('button', { name: 'Allow access' }).click();
  await expect(page).toHaveURL(/\/app\/matter-view\/Tran%2C(%20|\+| )Bao\?mappingId=/);
  await expect(page.getByRole('complementary', { name: 'Matter' })).toContainText('Tran, Bao');
});

test('Neos connects with the firm’s secret, on the page that lists its matters', async ({ page, browser, request }) => {
  const settings = await browser.newPage();
  await openAs(settings, people.maren, '/settings/integrations');
  await settings.getByRole('textbox', { name: 'Partner secret' }).fill('lantern-harbour-77');
  await settings.getByRole('button', { name: 'Save secret' }).click();
  await expect(settings.getByText('The partner secret was saved.')).toBeVisible();
  await settings.close();
  await disconnect(request, people.dov);
  await openAs(page, people.dov, '/orders?state=GA');
  await page.getByRole('link', { name: 'New filing' }).click();
  await page.getByRole('combobox', { name: 'Matter' }).fill('Delacr');
  const dialog = page.getByRole('dialog', { name: 'Disconnected from Neos' });
  await expect(dialog).toContainText('You appear to be disconnected.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Connect to Neos' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Connected to Neos')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/orders\?state=GA/);
  await expect(page.getByRole('combobox', { name: 'Matter' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Matter' }).fill('Delacr');
  await expect(page.getByRole('option', { name: 'Delacroix' })).toBeVisible();
});
