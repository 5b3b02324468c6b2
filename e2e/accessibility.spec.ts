/** Every screen in light and dark, on desktop and phone widths, passes axe. */
import type { Locator, Page } from '@playwright/test';
import { createDraft, createOrder } from './support/drafts.ts';
import { expect, expectAccessible, openAs, ortega, people, test } from './support/test.ts';

/** Checks the screen at each width and color scheme, once `complete` is visible. */
async function checkScreen(page: Page, ...complete: Locator[]): Promise<void> {
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`at ${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        for (const part of complete) await expect(part).toBeVisible();
        await expectAccessible(page, { onlyColors: colorScheme === 'dark' });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scrollWidth, 'width of what is shown').toBe(width);
      });
}

const matter = `/matter-view/${ortega.reference}`;
const query = `?mappingId=${ortega.mappingId}`;

test('sign-in page', async ({ page }) => {
  await page.goto('/app/orders');
  await checkScreen(page, page.getByLabel('Password'));
});

test('signed-out page', async ({ page }) => {
  await page.goto('/app/logout-redirect');
  await checkScreen(page, page.getByRole('heading', { name: 'You are signed out' }));
});

test('home', async ({ page }) => {
  await openAs(page, people.nora, '/');
  await checkScreen(
    page,
    page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link').first(),
    ...['Needs attention', 'Drafts to continue', 'Recent orders'].map((name) =>
      page.getByRole('region', { name }).getByRole('link').first(),
    ),
  );
});

test('account menu', async ({ page }) => {
  await openAs(page, people.nora, '/no-such-page');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Account of Nora Marlow' }).click();
    await expect(page.getByText('Marlow & Finch LLP')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
});

// A few rows are enough.
for (const [name, path, grid] of [
  ['orders', '/orders?status=rejected', 'Orders'],
  ['drafts', '/orders/drafts', 'Drafts'],
  ['matter view', `${matter}${query}&status=rejected,cancelled`, 'Orders'],
  ['drafts of a matter', `${matter}/drafts${query}`, 'Drafts'],
  ['fee summary', `${matter}/fee-summary${query}&status=not-yet-charged`, 'Fees'],
] as const)
  test(name, async ({ page }) => {
    await openAs(page, people.theo, path);
    await checkScreen(page, page.getByRole('region', { name: grid }).getByRole('link').first());
  });

const contacts = '/filing-account/service-contacts';
for (const [name, path] of [
  ['service contacts', `${contacts}?state=IL&show=undeliverable`],
  ['public service contacts', `${contacts}?state=IL&list=public&last=Whitlock&first=Wanda`],
] as const)
  test(name, async ({ page }) => {
    await openAs(page, people.nora, path);
    await checkScreen(
      page,
      page
        .getByRole('region', { name: /contacts$/i })
        .getByRole('link')
        .first(),
    );
  });

test('a service contact, with its removal', async ({ page }) => {
  await openAs(page, people.nora, `${contacts}?state=IL&show=undeliverable`);
  await page.getByRole('region', { name: 'Service contacts' }).getByRole('link').first().click();
  await checkScreen(page, page.getByText('Email to this contact bounced'));
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  await expectAccessible(page);
});

test('orders, with an open filter and no results', async ({ page }) => {
  await openAs(page, people.theo, '/orders?q=nothing-has-this-name');
  await expect(page.getByText('No order matches')).toBeVisible();
  const filters = page.getByRole('search', { name: 'Filter orders' });
  await filters.getByRole('button', { name: 'Filters' }).click();
  await filters.getByRole('button', { name: 'Status' }).click();
  await expect(page.getByRole('group', { name: 'Status' })).toBeVisible();
  await expectAccessible(page);
});

test('order details, rejected', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const orderId = await createOrder(page);
  await control.decide(orderId, { decision: 'reject', reason: 'Wrong county', comment: 'File in DuPage County.' });
  await page.goto(`/app/order-details/${orderId}`);
  await checkScreen(page, page.getByText('Why it was rejected'), page.getByRole('region', { name: 'Fees' }));
});

// Opened through the list, whose links lead to each service's page.
for (const [service, address, region] of [
  ['CourtesyCopy', 'ccd-details', 'Delivery'],
  ['EService', 'e-service-details', 'Recipients'],
] as const)
  test(address, async ({ page }) => {
    await openAs(page, people.theo, `/orders?service=${service}`);
    await page.getByRole('region', { name: 'Orders' }).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/app/${address}/\\d+$`));
    const parts = [region, 'Documents', 'Status', 'Fees'].map((name) =>
      page.getByRole('region', { name, exact: true }),
    );
    await checkScreen(page, ...parts);
  });

test('case history', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const orderId = await createOrder(page);
  await control.decide(orderId, { decision: 'accept' });
  await page.goto(`/app/order-details/${orderId}`);
  await page.getByRole('link', { name: 'Case history' }).click();
  await checkScreen(page, page.getByRole('row', { name: /\d orders?/ }));
});

test('order details, with the cancel dialog', async ({ page }) => {
  await openAs(page, people.nora, '/');
  const orderId = await createOrder(page);
  await page.goto(`/app/order-details/${orderId}`);
  await page.getByRole('button', { name: 'Cancel filing' }).click();
  await checkScreen(page, page.getByRole('dialog', { name: 'Cancel this filing?' }));
});

for (const [path, title] of [
  ['/no-such-page', 'Page not found'],
  ['/simulate-access-denied', 'Access denied'],
  ['/order-details/999999', 'Order 999999 not found'],
  ['/case-initiation/999999/case', 'Draft not found'],
] as const)
  test(`text page: ${title}`, async ({ page }) => {
    await openAs(page, people.theo, path);
    await checkScreen(page, page.getByRole('heading', { name: title }));
  });

test('start of a new case', async ({ page }) => {
  await openAs(page, people.nora, `/case-initiation${query}&state=IL`);
  await checkScreen(
    page,
    page.getByRole('combobox', { name: 'Court' }),
    page.getByRole('link', { name: /Ortega/ }).first(),
  );
});

test('start of a filing into an existing case', async ({ page }) => {
  await openAs(page, people.nora, `/existing-case${query}&state=IL`);
  await checkScreen(
    page,
    page.getByRole('combobox', { name: 'Court' }),
    page.getByRole('link', { name: /Ortega/ }).first(),
  );
});

// The steps specific to filing into an existing case.
for (const [step, complete] of [
  ['case', 'Existing case'],
  ['parties', 'Case parties'],
] as const)
  test(`filing into an existing case: ${step}`, async ({ page }) => {
    await openAs(page, people.nora, '/existing-case/41299/review?state=IL');
    await page.getByRole('link', { name: new RegExp(`^${step}`, 'i') }).click();
    await checkScreen(page, page.getByRole('region', { name: complete }).getByText('Ortega').first());
  });

const steps = ['case', 'parties', 'filings', 'payment', 'review'] as const;

for (const step of steps)
  test(`new case: ${step}`, async ({ page }) => {
    await openAs(page, people.nora, '/');
    const { orderId } = await createDraft(page);
    await page.goto(`/app/case-initiation/${orderId}/${step}?state=IL`);
    await checkScreen(
      page,
      page.getByRole('heading', { name: /^New case/ }),
      page.getByRole('main').getByRole('heading', { level: 2 }).first(),
    );
  });

test.describe('new case, with all validation errors', () => {
  for (const step of steps)
    test(step, async ({ page }) => {
      await openAs(page, people.nora, '/');
      const nothing = { parties: [], filings: [], paymentAccountId: undefined, disclaimerCodes: [] };
      const { orderId } = await createDraft(page, nothing);
      await page.goto(`/app/case-initiation/${orderId}/review?state=IL`);
      await page.getByRole('button', { name: 'Submit to the court' }).click();
      await expect(page.getByRole('heading', { name: /items to fix before/ })).toBeFocused();
      const link = page.getByRole('navigation', { name: 'Steps' }).getByRole('link').nth(steps.indexOf(step));
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await checkScreen(page, page.getByRole('heading', { name: /^New case/ }));
    });
});

test('sandbox control page', async ({ page }) => {
  await page.goto('/sandbox');
  await checkScreen(page, page.getByRole('heading', { name: 'Sandbox control' }));
});
