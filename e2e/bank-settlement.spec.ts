/** Payments over days: what a bank takes, and what is overdue. The clock moves, so these have a sandbox of their own. */
import type { Page } from '@playwright/test';
import { type ServedBuild, serveBuild } from '../scripts/serve-build.ts';
import { expect, openAs, people, test } from './support/test.ts';

const port = Number(process.env.E2E_PORT ?? 4317) + 7;
test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: 'serial' });

let served: ServedBuild | undefined;
test.beforeAll(async () => {
  served = await serveBuild('dist', { port, data: `.cache/e2e-bank-${port}` });
});
test.afterAll(() => served?.stop());

async function wait(page: Page, days: number): Promise<void> {
  const answer = await page.request.post('/sandbox/api/clock', { data: { advance: days * 86_400_000 } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Replaces the bank account by one whose debits come back with a code, and waits until it is verified. */
async function useAccount(page: Page, code: '01' | '05'): Promise<void> {
  await openAs(page, people.nora, '/billing');
  const cookies = await page.context().cookies();
  const headers = { authorization: `Bearer ${cookies.find(({ name }) => name === 'access_token')?.value}` };
  const data = {
    accountHolderName: 'Marlow & Finch LLP',
    accountType: 'checking',
    accountUse: 'operating',
    routingNumber: '110000000',
    accountNumber: `0009000000${code}`,
    authorizationAccepted: true,
    isDefault: false,
  };
  const added = await page.request.post('/api/billing/services/us-platform/Client/AddBankAccount', { headers, data });
  expect(added.ok(), await added.text()).toBe(true);
  await wait(page, 7);
}

/** Pays a part of an open invoice by bank account; returns the address of its confirmation. */
async function payByBank(page: Page, dollars: string): Promise<string> {
  await openAs(page, people.nora, '/billing?show=open');
  await page.getByRole('grid', { name: 'Invoices' }).getByRole('link').first().click();
  await page.getByRole('link', { name: /^Pay: \$/ }).click();
  await page.getByRole('radio', { name: / ending in (6789|0001|0005)/ }).check();
  await page.getByLabel(/^Amount for INV-/).fill(dollars);
  await page.getByRole('button', { name: `Pay $${dollars}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment processing' })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  return `${pathname.replace(/^\/app/, '')}${search}`;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a part paid by bank is processing until the fourth banking day, then paid', async ({ page }) => {
  const confirmation = await payByBank(page, '2.10');
  await wait(page, 1);
  await openAs(page, people.nora, confirmation);
  await expect(heading(page, 'Payment processing')).toBeVisible();
  await wait(page, 7);
  await openAs(page, people.nora, confirmation);
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await page.getByRole('link', { name: /^INV-/ }).click();
  await expect(page.getByText('$2.10').first()).toBeVisible();
});

test('an account without enough money fails on the second banking day (R01), and the invoice stays open', async ({
  page,
}) => {
  await useAccount(page, '01');
  const confirmation = await payByBank(page, '2.20');
  await wait(page, 5);
  await openAs(page, people.nora, confirmation);
  await expect(heading(page, 'Payment failed')).toBeVisible();
  await expect(page.getByText('Not enough money. Nothing was paid.')).toBeVisible();
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await expect(page.getByRole('form', { name: 'Payment' })).toBeVisible();
});

test('a payment that cleared comes back weeks later (R05), and the invoice is open again', async ({ page }) => {
  await useAccount(page, '05');
  const confirmation = await payByBank(page, '2.30');
  await wait(page, 8);
  await openAs(page, people.nora, confirmation);
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await wait(page, 21);
  await openAs(page, people.nora, confirmation);
  await expect(page.getByText('The bank returned this payment: Personal account, not authorized.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay another way' })).toBeVisible();
});

test('a credit hold ends with the payment, without a reload, in every tab', async ({ page }) => {
  await openAs(page, people.nora, '/billing');
  await wait(page, 75);
  await openAs(page, people.nora, '/billing');
  const hold = (tab: Page) => tab.getByRole('region', { name: 'Credit hold' });
  await expect(hold(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/app/orders');
  await expect(hold(other)).toBeVisible();
  await page.getByRole('link', { name: /^Pay all: \$/ }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await expect(hold(page)).toBeHidden();
  await expect(hold(other)).toBeHidden();
  await page.getByRole('link', { name: /^INV-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice/ })).toBeVisible();
  await expect(hold(page)).toBeHidden();
});
