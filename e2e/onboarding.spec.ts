/** From a sign-up link to the first order, with failures along the way. */
import type { Page, Request } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { autofill } from './support/autofill.ts';
import { browserState, cardSecrets, listenToConsole } from './support/browser-traces.ts';
import { fileCase } from './support/new-case.ts';
import {
  alert,
  button,
  card,
  createAccount,
  fillAccount,
  fillAddress,
  fillCard,
  goToCardStep,
  newFirm,
  signUpLink,
  switchOnboarding,
} from './support/sign-up.ts';
import { expect, expectAccessible, people, test } from './support/test.ts';

// Serial: before sign-in, a fault affects every caller.
test.describe.configure({ mode: 'serial' });

test.beforeAll(({ request }) => switchOnboarding(request, true));
test.afterAll(({ request }) => switchOnboarding(request, false));

/** Records all backend calls that write, from now on. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() !== 'GET' && /\/(Registration|Client)\//.test(request.url()))
      writes.push(request.url().split('/').at(-1) ?? '');
  });
  return writes;
}

test('a firm signs up from its link and files its first case', async ({ page, context }) => {
  const said = listenToConsole(context);
  const writes = watchWrites(page);
  const stateWrites: unknown[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'GET' ? null : request.postData();
    if (!body?.includes('LastSelectedStateCode')) return;
    const { profileSettingType, name, value } = request.postDataJSON();
    stateWrites.push({ profileSettingType, name, value });
  });
  const firm = newFirm();
  await page.goto(signUpLink(firm));
  await expect(page).toHaveTitle('Create account · Benchfile');
  await expect(page.getByLabel(/^Email/)).toHaveValue(firm.clientEmail);
  await fillAccount(page);
  await expectAccessible(page);
  await button(page, 'Continue').dblclick();

  await expect(page.getByRole('heading', { name: 'Welcome to Benchfile!' })).toBeVisible();
  await page.getByPlaceholder('Search street address').fill('210 harbor st chic');
  await expect(page.getByRole('option', { name: /Chicago, IL/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^210 Harbor Street, Chicago, IL \d{5}$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^210 Harbor Street, Chicago, IL \d{5}$/)).toBeVisible();
  await button(page, 'Continue').click();

  await expect(page.getByRole('heading', { name: 'Add payment method' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Set as default' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Set as default' })).toBeDisabled();
  await expectAccessible(page);
  await fillCard(page);
  expect(await browserState(page, said)).not.toMatch(cardSecrets);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/app/orders');
  expect(await browserState(page, said)).not.toMatch(cardSecrets);
  expect(writes).toEqual(['CreateClient', 'CreateUser', 'UpdateAddresses', 'VerifyCreditCard', 'AddCreditCard']);

  // State is uppercased when used to set the selected state: the address has said it, so no one asks.
  await expect(page.getByRole('combobox', { name: 'State', exact: true })).toHaveValue('IL');
  await expect.poll(() => stateWrites).toEqual([{ profileSettingType: 6, name: 'LastSelectedStateCode', value: 'IL' }]);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'New filing' }).click();
  await fileCase(page, { attorney: undefined, account: /1881/ });
  await expect(page.getByRole('heading', { name: /Quill v\. Lakeshore Holdings/ })).toBeVisible();
});

test('errors in account creation are shown, and the firm is created once', async ({ page, control }) => {
  const writes = watchWrites(page);
  const firm = newFirm();
  await page.goto(signUpLink(firm));
  const email = page.getByLabel(/^Email/);
  const tryAgain = () => button(page, 'Continue').click();
  await tryAgain();
  for (const text of ['Password is required', 'Please confirm your password', 'You must agree to the terms of service'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel(/^Password/)).toBeFocused();
  await fillAccount(page);

  await email.fill(people.nora.email);
  await tryAgain();
  await expect(page.getByText('Looks like you already have an account.')).toBeVisible();
  await expect(alert(page)).toHaveText('An account with this email already exists. Please try logging in instead.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/app/');
  await email.fill('mara@harbor');
  await expect(alert(page)).toBeHidden();
  await tryAgain();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await email.fill(firm.clientEmail);

  const faults = [
    [400, 'Invalid account information provided. Please check your details and try again.'],
    [403, 'Authentication required.'],
    [418, "Account creation failed: I'm a teapot"],
    [503, 'We’re having trouble creating your account right now. Please try again in a few minutes.'],
    [500, 'Account creation failed: Internal Server Error'],
  ] as const;
  for (const [status, text] of faults) {
    await control.fault({ operationId: 'registrationCreateUser', status, times: 1 });
    await tryAgain();
    await expect(page.getByText(text)).toBeVisible();
  }

  await page.context().setOffline(true);
  const sent = writes.length;
  await tryAgain();
  await expect(alert(page)).toHaveText(
    'Account creation failed: You are offline, so nothing was sent. Try again when you are connected.',
  );
  await page.context().setOffline(false);
  // Any pending request is sent before this response.
  await page.evaluate(() => fetch('/sandbox/health'));
  expect(writes.length - sent).toBeLessThanOrEqual(1);
  await expect(page.getByLabel(/^Password/)).not.toHaveValue('');
  await tryAgain();
  await expect(page.getByRole('heading', { name: 'Welcome to Benchfile!' })).toBeVisible();
  const made = writes.filter((write) => write === 'CreateClient').length;
  expect(made).toBe(2);
});

test('in a short window the address that the keyboard moves to is in view', async ({ page }) => {
  await createAccount(page);
  await page.setViewportSize({ width: 640, height: 240 });
  await page.getByPlaceholder('Search street address').fill('210 h');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  const last = page.getByRole('option').last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  // Less a part of a pixel.
  await expect(last).toBeInViewport({ ratio: 0.95 });
});

test('an address that can’t be saved or found is kept', async ({ page, control }) => {
  const userId = await createAccount(page);
  const toast = page.getByRole('region', { name: 'Messages' });
  await control.fault({ operationId: 'suggestPlaces', status: 503, times: 1 });
  await page.getByPlaceholder('Search street address').fill('210 harbor');
  await expect(page.getByText('Address search isn’t available. Enter the address manually.')).toBeVisible();
  await page.getByPlaceholder('Search street address').fill('');
  await button(page, 'Continue').click();
  for (const part of ['Street number', 'Street name', 'City', 'State', 'Zip code'])
    await expect(page.getByText(`${part} is required`)).toBeVisible();
  await expect(page.getByLabel('Street number')).toBeFocused();
  await button(page, 'Enter manually').click();
  await fillAddress(page);

  const writes = watchWrites(page);
  await control.fault({ operationId: 'clientUpdateAddresses', userId, status: 500, times: 1 });
  await button(page, 'Continue').click();
  await expect(toast).toHaveText(/Update failed.*Failed to save your address\. Please try again\./);
  await toast.getByRole('button', { name: 'Close message' }).click();

  await page.context().setOffline(true);
  await button(page, 'Continue').click();
  await expect(toast).toContainText('Failed to save your address. Please try again.');
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Chicago');
  expect(writes).toHaveLength(2);
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { name: 'Add payment method' })).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByLabel('Suite, floor, building, etc.')).toHaveValue('Suite 4');
});

test('errors in adding a card are shown, and the card is added once', async ({ page, control }) => {
  const userId = await goToCardStep(page);
  const pay = () => button(page, 'Get started').click();
  await pay();
  for (const text of [
    'Name on card is required',
    'Card number is required',
    'Expiration date is required',
    'Please enter a valid 3-digit CVV',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Name on card')).toBeFocused();

  const inForm = [
    [
      '4000000000000127',
      /^We couldn't verify your card details\. Please check the card number, expiry, and CVV, or try/,
    ],
    [
      '4000000000009979',
      /^There was a problem adding your credit card\. Please try again\. If this issue persists, co/,
    ],
  ] as const;
  for (const [number, text] of inForm) {
    await fillCard(page, number);
    await pay();
    await expect(page.locator('form').getByRole('alert')).toHaveText(text);
  }

  const toasts = page.getByRole('region', { name: 'Messages' });
  const expectToast = async (text: string) => {
    await pay();
    await expect(toasts.getByRole('alert')).toHaveText(`Adding payment method failed${text}`);
    await toasts.getByRole('button', { name: 'Close message' }).click();
  };
  await fillCard(page, '4000000000000002');
  await expectToast('Card was declined. Please try a different payment method.');
  await fillCard(page, '4000000000009995');
  await expectToast('Card was declined. Please try a different payment method.');
  await fillCard(page, '4000000000000069');
  await expectToast('Payment validation failed: The card has expired.');
  await fillCard(page);
  const faults = [
    [400, 'Invalid card information. Please check your details and try again.'],
    [401, 'Authentication failed. Please log in and try again.'],
    [
      503,
      "We're having trouble completing this request right now. Please try again shortly. Your card wasn't charged.",
    ],
  ] as const;
  for (const [status, text] of faults) {
    await control.fault({ operationId: 'clientVerifyCreditCard', userId, status, times: 1 });
    await expectToast(text);
  }
  await page.context().setOffline(true);
  const writes = watchWrites(page);
  await expectToast(
    'Payment validation failed: You are offline, so nothing was sent. Try again when you are connected.',
  );
  await page.context().setOffline(false);
  await page.evaluate(() => fetch('/sandbox/health'));
  expect(writes).toEqual([]);

  // The card is added but the response lost: the retry finds it on file.
  await control.fault({ operationId: 'clientAddCreditCard', userId, status: 500, when: 'after', times: 1 });
  await pay();
  await expect(page).toHaveURL('/app/orders');
  expect(writes.filter((write) => write === 'AddCreditCard')).toHaveLength(1);
});

test('Chromium autofills address and card, and fields keep their format while typing', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch(chromiumLaunchOptions({ isWhole: true }));
  const page = await browser.newPage({ baseURL });
  await createAccount(page);
  await button(page, 'Enter manually').click();
  const saved = {
    ADDRESS_HOME_LINE1: '210 Harbor Street',
    ADDRESS_HOME_CITY: 'Chicago',
    ADDRESS_HOME_STATE: 'IL',
    ADDRESS_HOME_ZIP: '60601',
    ADDRESS_HOME_COUNTRY: 'US',
  };
  const fields = Object.entries(saved).map(([name, value]) => ({ name, value }));
  await autofill(page.getByLabel('Street name'), { address: { fields } });
  await expect(page.getByLabel(/^State/)).toHaveValue('IL');
  await expect(page.getByLabel('City')).toHaveValue('Chicago');
  await expect(page.getByLabel('ZIP code')).toHaveValue('60601');
  await button(page, 'Continue').click();

  const number = page.getByLabel('Card number');
  const expiry = page.getByLabel('Expiration date');
  await expect(number).toBeVisible();
  await autofill(number, {
    card: { number: card.number, name: card.name, expiryMonth: '12', expiryYear: '2038', cvc: card.cvv },
  });
  await expect(number).toHaveValue('4012 8888 8888 1881');
  await expect(page.getByRole('img', { name: 'Visa' })).toBeVisible();
  await expect(page.getByLabel('Name on card')).toHaveValue(card.name);
  await expect(expiry).toHaveValue('12/38');
  await expect(page.getByLabel(/^CVV/)).toHaveValue(card.cvv);

  await number.fill('');
  await number.pressSequentially('401288888888');
  await expect(number).toHaveValue('4012 8888 8888');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('77');
  await expect(number).toHaveValue('4012 8778 8888 88');
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(8);
  await expiry.fill('');
  await expiry.pressSequentially('12');
  await expect(expiry).toHaveValue('12/');
  await page.keyboard.press('Backspace');
  await expect(expiry).toHaveValue('12');
  await browser.close();
});
