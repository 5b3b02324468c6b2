/** Signs up a firm on the screens. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const goodPassword = 'Harbor-lights-29';

/** A test card that the sandbox's issuer accepts. */
export const card = { name: 'Mara Quill', number: '4012888888881881', expiry: '12/38', cvv: '739' } as const;

/** A new, unique firm. */
export function newFirm() {
  const email = `mara.${randomUUID().slice(0, 8)}@example.com`;
  return {
    firmName: 'Quill & Harbor LLP',
    clientContact: 'Mara Quill',
    clientPhone: '(312) 555-0177',
    userFirstName: 'Mara',
    userLastName: 'Quill',
    clientEmail: email,
  };
}

/** A sign-up link. */
export function signUpLink(firm: Partial<ReturnType<typeof newFirm>>, path = '/app/onboarding/create-account'): string {
  return `${path}?${new URLSearchParams(firm)}`;
}

/** Tells whether firms can sign up, for everyone at the sandbox. */
export async function switchOnboarding(request: Page['request'], onboardingEnabled: boolean): Promise<void> {
  expect((await request.put('/sandbox/api/features', { data: { onboardingEnabled } })).ok()).toBe(true);
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The form's error message. */
export const alert = (page: Page) => page.getByRole('alert');

export async function fillAccount(page: Page, password = goodPassword): Promise<void> {
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
}

/** Opens a sign-up link and creates the account; returns the person's ID. */
export async function createAccount(page: Page, firm = newFirm()): Promise<number> {
  await page.goto(signUpLink(firm));
  await fillAccount(page);
  const made = page.waitForResponse((response) => response.url().endsWith('/Registration/CreateUser'));
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { name: 'Welcome to Benchfile!' })).toBeVisible();
  const { userId }: { userId: number } = await (await made).json();
  return userId;
}

/** Enters the address manually. */
export async function fillAddress(page: Page): Promise<void> {
  await button(page, 'Enter manually').click();
  await page.getByLabel('Street number').fill('210');
  await page.getByLabel('Street name').fill('Harbor Street');
  await page.getByLabel('Suite, floor, building, etc.').fill('Suite 4');
  await page.getByLabel('City').fill('Chicago');
  await page.getByLabel(/^State/).selectOption('IL');
  await page.getByLabel('ZIP code').fill('60601');
}

/** Goes from account creation to the card step; returns the person's ID. */
export async function goToCardStep(page: Page, firm = newFirm()): Promise<number> {
  const userId = await createAccount(page, firm);
  await fillAddress(page);
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { name: 'Add payment method' })).toBeVisible();
  return userId;
}

export async function fillCard(page: Page, number: string = card.number): Promise<void> {
  await page.getByLabel('Name on card').fill(card.name);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill(card.expiry);
  await page.getByLabel(/^CVV/).fill(card.cvv);
}
