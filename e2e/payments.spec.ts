/** Paying invoices: by card and bank account, declined and unanswered, and by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { accessibilityErrors } from './support/axe.ts';
import { expect, expectWidth, openAs, people, test } from './support/test.ts';

/** Opens the payment of everything that is due, and pays an amount of the first invoice only in part. */
async function openPayment(page: Page): Promise<string> {
  await openAs(page, people.nora, '/billing');
  const invoices = page.getByRole('grid', { name: 'Invoices' });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await invoices.getByRole('link').first().click();
  await page.getByRole('link', { name: /^Pay: \$/ }).click();
  await expect(page.getByRole('form', { name: 'Payment' })).toBeVisible();
  return page.getByRole('form', { name: 'Payment' }).getByRole('link', { name: /^INV-/ }).innerText();
}

async function payAmount(page: Page, dollars: string): Promise<void> {
  const amount = page.getByLabel(/^Amount for INV-/);
  await amount.fill(dollars);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: 'New card' }).check();
  await page.getByLabel('Name on card').fill('Nora Marlow');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('11/39');
  await page.getByLabel('CVV', { exact: false }).first().fill('123');
}

const complete = (page: Page) => page.getByRole('heading', { level: 1, name: 'Payment complete' });

test('a declined card is followed by another, and the confirmation replaces the payment in history', async ({
  page,
}) => {
  const number = await openPayment(page);
  await fillCard(page, '4000000000000341');
  await payAmount(page, '1.10');
  await expect(page.getByText('Card was declined. Please try a different payment method.')).toBeVisible();
  await fillCard(page, '4000056655665556');
  await payAmount(page, '1.10');
  await expect(complete(page)).toBeVisible();
  await expect(page.getByText('No service fee: this is a debit card.')).toBeVisible();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.reload();
  await expect(complete(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  await page.goForward();
  await expect(complete(page)).toBeVisible();
});

test('a payment whose answer was lost is found by its key', async ({ page, control }) => {
  await openPayment(page);
  await page.getByRole('radio', { name: /^Visa ending in/ }).check();
  await control.fault({
    operationId: 'payInvoicesWithExisting',
    userId: people.nora.userId,
    status: 500,
    when: 'after',
    times: 1,
  });
  await payAmount(page, '1.20');
  await expect(complete(page)).toBeVisible();
});

test('a bank payment is processing until it settles, and returned ones open the invoice again', async ({
  page,
  control,
}) => {
  await openPayment(page);
  await page.getByRole('radio', { name: /^Lakefront Commercial Bank/ }).check();
  await expect(page.getByText('Bank accounts carry no service fee.')).toBeVisible();
  await payAmount(page, '1.40');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment processing' })).toBeVisible();
  const paymentId = new URL(page.url()).searchParams.get('payment') ?? '';
  await control.decidePayment(paymentId, { outcome: 'succeed' });
  await page.reload();
  await expect(complete(page)).toBeVisible();
  await control.decidePayment(paymentId, { outcome: 'return', code: 'R05' });
  await page.reload();
  await expect(page.getByText('The bank returned this payment: Personal account, not authorized.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay another way' })).toBeVisible();
});

test('a bank payment that comes back before it clears has failed, and can be made another way', async ({
  page,
  control,
}) => {
  const number = await openPayment(page);
  await page.getByRole('radio', { name: /^Lakefront Commercial Bank/ }).check();
  await payAmount(page, '1.60');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment processing' })).toBeVisible();
  const paymentId = new URL(page.url()).searchParams.get('payment') ?? '';
  await control.decidePayment(paymentId, { outcome: 'return', code: 'R01' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText('Not enough money. Nothing was paid.')).toBeVisible();
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await expect(page.getByRole('form', { name: 'Payment' }).getByRole('link', { name: number })).toBeVisible();
});

test('two tabs that pay the same at once pay it once', async ({ page, context }) => {
  await openPayment(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.getByRole('radio', { name: /^Visa ending in/ }).check();
    await tab.getByLabel(/^Amount for INV-/).fill('1.70');
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Pay \$/ }).click()));
  const isPaid = page.getByText('These invoices and amounts were paid already.');
  const isPaidThere = other.getByText('These invoices and amounts were paid already.');
  for (const [tab, paid] of [
    [page, isPaid],
    [other, isPaidThere],
  ] as const)
    await expect(complete(tab).or(paid)).toBeVisible();
  expect((await isPaid.count()) + (await isPaidThere.count())).toBe(1);
});

/** June's firm: no other test depends on its service fee. */
test('a firm in Connecticut pays no service fee, in Colorado 2%', async ({ page }) => {
  await openAs(page, people.june, '/billing');
  const cookies = await page.context().cookies();
  const headers = { authorization: `Bearer ${cookies.find(({ name }) => name === 'access_token')?.value}` };
  const address = { addressType: 0, number: '12', street: 'Main Street', suburb: 'Hartford', postcode: '06103' };
  const url = '/api/billing/services/us-platform/Client/UpdateAddresses';
  for (const [state, total] of [
    ['CT', '$100.00'],
    ['CO', '$102.00'],
  ] as const) {
    const moved = await page.request.put(url, { headers, data: [{ ...address, state }] });
    expect(moved.ok(), await moved.text()).toBe(true);
    await page.goto('/app/billing/payment');
    await page
      .getByRole('radio', { name: / ending in \d{4}/ })
      .first()
      .check();
    const [first, ...others] = await page.getByLabel(/^Amount for INV-/).all();
    await first?.fill('100');
    for (const other of others) await other.fill('0');
    await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible();
  }
});

/** Presses Tab until the control has the focus; fails if it can't be reached. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${control}`);
}

test('a payment is made by keyboard alone, from the invoices to the receipt', async ({ page }) => {
  await openAs(page, people.nora, '/billing');
  const invoices = page.getByRole('grid', { name: 'Invoices' });
  await tabTo(page, page.getByRole('button', { name: 'Open', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/show=open/);
  await tabTo(page, invoices.getByRole('link').first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: /^Pay: \$/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(/^Amount for INV-/));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1.30');
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  const card = page.getByRole('radio', { name: 'New card' });
  for (let presses = 0; presses < 3 && !(await card.isChecked()); presses += 1) await page.keyboard.press('ArrowDown');
  await expect(card).toBeChecked();
  for (const [label, typed] of [
    [/^Name on card/, 'Nora Marlow'],
    [/^Card number/, '4242424242424242'],
    [/^Expiration date/, '1139'],
    [/^CVV/, '123'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name: label }));
    await page.keyboard.type(typed);
  }
  await tabTo(page, page.getByRole('button', { name: /^Pay \$1\.34/ }));
  await page.keyboard.press('Enter');
  await expect(complete(page)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: /^INV-/ }).first());
});

for (const width of [390, 1280])
  test(`payments have no accessibility errors at ${width}, in light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, people.nora, '/billing');
    for (const [address, shown] of [
      ['/payment', 'form[aria-label="Payment"]'],
      ['/payment-confirmation?payment=1', 'main dl'],
      ['?panel=methods', '[role=dialog] form, [role=dialog] section'],
    ] as const) {
      await page.goto(`/app/billing${address}`);
      await expect(page.locator(shown).first()).toBeVisible();
      if (address === '/payment') await page.getByRole('radio', { name: 'New card' }).check();
      expect(await accessibilityErrors(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityErrors(page, { onlyColors: true })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectWidth(page, width);
    }
  });
