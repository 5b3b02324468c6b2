/** The header on desktop and phone, by keyboard only; role-based menus; the first visit; a credit hold. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectWidth, openAs, ortega, people, test } from './support/test.ts';

/** The focused element's accessible name or text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.getAttribute('aria-label');
    return label ?? element?.firstElementChild?.textContent ?? element?.textContent ?? '';
  });
}

/** A name without the mark of a page that isn't built (tests/planned-links.test.tsx), which loads after the paint. */
const unmarked = (name: string) => name.replace(/\s*Soon: not available yet$/, '');

const focus = (page: Page, name: string) => expect.poll(async () => unmarked(await focused(page))).toBe(name);

/** June's firm has no practice-management system, so its menus don't depend on a connection. */
const menus = [
  { button: 'All Services', menu: 'All Services', first: 'Create a case', last: 'UCC search' },
  { button: 'Reports', menu: 'Reports', first: 'Reporting', last: 'Filing list' },
  { button: 'Support', menu: 'Support', first: 'Chat with us', last: 'Clear cache' },
  { button: `Account of ${people.june.name}`, menu: 'Account', first: 'Account details', last: 'Logout' },
];

test('Tab reaches every item of the header, and moves on', async ({ page }) => {
  await openAs(page, people.nora, '/orders?state=IL');
  await expect(page.getByRole('link', { name: 'Billing' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State', exact: true })).toBeEnabled();
  const order = [
    'Benchfile, home',
    'All Services',
    'All Orders',
    'Billing',
    'Reports',
    'Support',
    'New filing',
    'State',
  ];
  const reached: string[] = [];
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  for (let presses = 0; presses < 15 && !reached.includes(`Account of ${people.nora.name}`); presses += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ''),
    );
  }
  expect(reached.map(unmarked).filter((name) => order.includes(name))).toEqual(order);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('menus open, move and close by keyboard', async ({ page }) => {
  await openAs(page, people.june, '/orders?state=IL');
  for (const { button, menu, first, last } of menus) {
    const opener = page.getByRole('button', { name: button, exact: true });
    const list = page.getByRole('menu', { name: menu });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await focus(page, first);
    await page.keyboard.press('End');
    await focus(page, last);
    await page.keyboard.press('ArrowDown');
    await focus(page, first);
    await page.keyboard.press('ArrowUp');
    await focus(page, last);
    await page.keyboard.press('Home');
    await focus(page, first);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await focus(page, last);
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
    await expect(opener).not.toBeFocused();
  }
});

test('All Services can be searched by letter and column, and links to pages', async ({ page }) => {
  await openAs(page, people.nora, `/orders?state=IL&mappingId=${ortega.mappingId}`);
  await page.getByRole('button', { name: 'All Services' }).press('ArrowDown');
  await focus(page, 'Create a case');
  await page.keyboard.press('ArrowRight');
  await focus(page, 'ServeIT');
  await page.keyboard.press('ArrowRight');
  await focus(page, '1099-S');
  await page.keyboard.press('ArrowLeft');
  await focus(page, 'ServeIT');
  await page.keyboard.type('title');
  await focus(page, 'Title Search');
  await expect(page.getByRole('menuitem', { name: /^Title Search/ })).toHaveAttribute(
    'href',
    /app\/services\/title-search\?mappingId=/,
  );
  await page.keyboard.press('ArrowLeft');
  await focus(page, 'ServeIT');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/app\/serve-it\/order\/process-serving/);
  await expect(page.getByRole('menu')).toBeHidden();
});

test('on a phone the menus are in a drawer with a Back button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, people.nora, '/no-such-page?state=IL');
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await drawer.getByRole('button', { name: 'All Services' }).press('Enter');
  await focus(page, 'Create a case');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer.getByRole('button', { name: 'All Services' })).toBeFocused();
  await drawer.getByRole('button', { name: 'Reports' }).click();
  await drawer.getByRole('button', { name: 'Back' }).click();
  await expect(drawer.getByRole('button', { name: 'Reports' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: 'Billing' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/billing/);
  await expectWidth(page, 320);
});

test('open menus have no accessibility errors', async ({ page }) => {
  await openAs(page, people.june, '/no-such-page?state=IL');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { button, menu, first } of menus) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('menu', { name: menu }).getByRole('menuitem').first()).toContainText(first);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  }
});

test('the chat loads on request and closes by keyboard', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/chat.js')) scripts.push(request.url());
  });
  await openAs(page, people.nora, '/orders');
  await page.getByRole('button', { name: 'Support' }).click();
  await expect(page.getByRole('menuitem', { name: 'Support center' })).toHaveAttribute('rel', 'noopener');
  expect(scripts).toEqual([]);
  await page.getByRole('menuitem', { name: 'Chat with us' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with support' });
  await expect(chat).toContainText(`Hello ${people.nora.name}. Support would see that you are on /orders.`);
  await page.getByRole('link', { name: 'Benchfile, home' }).click();
  await expect(chat).toContainText('you are on /.');
  await chat.getByRole('button', { name: 'Close chat' }).press('Enter');
  await expect(chat).toBeHidden();
  expect(scripts).toHaveLength(1);
});

test('the chat isn’t told which matter is open', async ({ page }) => {
  await openAs(page, people.nora, `/matter-view/${ortega.reference}?mappingId=${ortega.mappingId}`);
  await page.getByRole('button', { name: 'Support' }).click();
  await page.getByRole('menuitem', { name: 'Chat with us' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with support' });
  await expect(chat).toContainText('you are on /matter-view/$clientReference.');
});

test('a first visit asks for the state, by keyboard', async ({ page }) => {
  await openAs(page, people.demo, '/');
  const question = page.getByRole('dialog', { name: 'Welcome! Please select the state for your matter.' });
  await expect(question.getByRole('combobox', { name: 'State' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.reload();
  await expect(question.getByRole('combobox', { name: 'State' })).toBeFocused();
  await page.keyboard.type('Texas');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('TX');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('TX');
  await expect(question).toBeHidden();
});

test('a credit hold shows administrators where to pay and tells others whom to contact', async ({ page, browser }) => {
  const hold = (creditHold: string) =>
    page.request.post('/sandbox/api/firms/credit-hold', { data: { clientId: 2, creditHold } });
  expect((await hold('on')).ok()).toBe(true);
  const banner = page.getByRole('region', { name: 'Credit hold' });
  await openAs(page, people.june, '/no-such-page');
  await banner.getByRole('link', { name: 'See what is due' }).click();
  await expect(page).toHaveURL('/app/billing');
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const other = await browser.newPage();
  await openAs(other, people.sam, '/no-such-page');
  await expect(other.getByRole('region', { name: 'Credit hold' })).toHaveText(
    "Your account is on credit hold. Please contact your firm's administrator.",
  );
  await other.close();
  await hold('off');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Billing' })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('the application waits for its config, and says what is wrong with it', async ({ page }) => {
  const isAsked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  await page.route('**/app/config.js', async (route) => {
    isAsked.resolve();
    await mayAnswer.promise;
    await route.continue();
  });
  await page.goto('/app/login', { waitUntil: 'commit' });
  await isAsked.promise;
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  mayAnswer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute('**/app/config.js');
  await page.route('**/app/config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "globalThis.benchfileConfig = { region: 'UK' };" }),
  );
  await page.goto('/app/login');
  await expect(page.getByRole('heading', { name: 'Benchfile is not configured' })).toBeVisible();
  await expect(page.getByText(/^region: /)).toBeVisible();
});
