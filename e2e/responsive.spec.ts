/** On the narrowest phone and on a desktop at 200 % zoom, no page scrolls sideways or clips text. */
import type { Page } from '@playwright/test';
import { expect, openAs, ortega, people, test, untilQuiet } from './support/test.ts';

const matter = `/matter-view/${ortega.reference}`;
const query = `?mappingId=${ortega.mappingId}`;

/** The main screens, each with text that shows it is complete. */
const screens: readonly (readonly [path: string, complete: string])[] = [
  ['/', 'section li a'],
  [`${matter}${query}`, 'section[aria-label="Orders"] a'],
  [`${matter}/fee-summary${query}`, 'section[aria-label="Fees"] a'],
  ['/filing-list', 'section[aria-label="Filings"] a'],
  ['/IL/my-court-cases', 'section[aria-label="Court cases"] a'],
  ['/case-search?state=CA&by=person&last=haddad', 'section[aria-label="Cases found"] a'],
  ['/case-search-fl', 'input[role="combobox"]'],
  ['/settings/integrations', 'h2'],
  ['/settings/account', 'form'],
  ['/create-account', 'form'],
  ['/example', 'section[aria-label="Cases"] a'],
  ['/filing-list-demo', 'section[aria-label="Sample filings"] dd, section[aria-label="Sample filings"] td'],
  ['/billing', 'h1'],
  ['/billing/payment', 'form[aria-label="Payment"]'],
  ['/billing/payment-confirmation?payment=1', 'h1'],
  ['/reporting', 'h1'],
  ['/reporting/run', 'h1'],
  ['/reporting?show=charge', 'h1'],
  ['/docket-sync/search?mode=account&provider=4', 'input[type="checkbox"]'],
  ['/docket-sync/search?mode=import&provider=4', 'button'],
  ['/docket-sync/bulk-sync', 'h1'],
  ['/docket-sync/bulk-sync/summary?order=1&provider=4&state=NY', 'h1'],
];

/** Where filings of other providers start, and who is served. */
const providerScreens: typeof screens = [
  ['/filing-account/service-contacts?state=IL', 'section[aria-label="Service contacts"] a'],
  ['/filing-account/service-contacts?state=IL&list=cases', 'input[role="combobox"]'],
  ['/filing-account/fsx', 'section button'],
  ['/new-eservice?state=CA', 'fieldset[aria-label="Another recipient"]'],
  ['/case-initiation?state=CA', 'input[role="combobox"]'],
  ['/existing-case-jti?state=CA', 'form[aria-label="Find the case"]'],
  ['/case-initiation-fl', 'input[role="combobox"]'],
  ['/existing-case-fl', 'input[role="combobox"]'],
  ['/no-such-page', 'h1'],
];

/** Texts outside the window or clipped by a box. Ellipses and scrollable boxes are fine. */
function cutOffTexts(): string[] {
  const isCut = (element: Element, { left, right }: DOMRect): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, textOverflow, position, clipPath } = getComputedStyle(box);
      const bounds = box.getBoundingClientRect();
      // For screen readers only.
      if (bounds.width <= 1 || clipPath !== 'none') return false;
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false;
      if (overflowX !== 'visible' && (left < bounds.left - 1 || right > bounds.right + 1)) return true;
      if (position === 'fixed') break;
    }
    return left < -1 || right > innerWidth + 1;
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (texts.length === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((rect) => rect.width > 0 && isCut(element, rect)))
        found.push(text.textContent?.trim() ?? '');
    }
  }
  return found;
}

async function expectFits(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    const beyond = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
    expect.soft(beyond, `pixels that ${path} is too wide`).toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(cutOffTexts), `texts of ${path} that are cut off`).toEqual([]);
  });
}

for (const [name, viewport, deviceScaleFactor] of [
  ['320 pixels', { width: 320, height: 640 }, 1],
  ['200 % of a window of 1280', { width: 640, height: 450 }, 2],
] as const)
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor });

    test('fits every screen', async ({ page }) => {
      // Eighteen screens in sequence.
      test.setTimeout(120_000);
      await page.goto('/app/orders');
      await expect(page.getByLabel('Password')).toBeVisible();
      await expectFits(page, 'the sign-in page');
      await page.goto(
        '/app/serve-it/signup?firmName=Bramwell+%26+Teague&clientContact=Iris&clientPhone=3125550176&userFirstName=Iris&userLastName=Bramwell&clientEmail=iris%40example.com',
      );
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      await expectFits(page, '/serve-it/signup');
      await openAs(page, people.nora, '/no-such-page');
      for (const list of ['/orders?service=CreateCase', '/orders/drafts']) {
        await page.goto(`/app${list}`);
        const first = page.getByRole('main').locator('section li a, section td a').first();
        await expect(first).toBeVisible();
        await expectFits(page, list);
        // The list settles once its tools are loaded.
        await untilQuiet(page);
        await first.click();
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectFits(page, list === '/orders/drafts' ? 'a draft' : 'order details');
      }
      for (const [path, complete] of screens) {
        await page.goto(`/app${path}`);
        await expect(page.locator('main').locator(complete).first()).toBeVisible();
        await expectFits(page, path);
      }
    });

    test('fits the screens of providers and service contacts', async ({ page }) => {
      test.setTimeout(120_000);
      await openAs(page, people.nora, '/no-such-page');
      for (const [path, complete] of providerScreens) {
        await page.goto(`/app${path}`);
        await expect(page.locator('main').locator(complete).first()).toBeVisible();
        await expectFits(page, path);
      }
    });
  });
