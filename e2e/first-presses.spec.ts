/** What can be pressed answers at once, also while the code behind it is still on its way. */
import type { Locator, Page } from '@playwright/test';
import { silentPresses } from './support/presses.ts';
import { expect, openAs, ortega, people, test } from './support/test.ts';

const tools = (page: Page) => page.getByRole('button', { name: 'List options' });

/** Links lead on in the same way everywhere, and headers sort: `/orders` has both. */
const known = 'main a, thead';

interface Pressed {
  within?: string;
  except?: string;
  isThere?: (page: Page) => Locator;
}

const pages: Readonly<Record<string, Pressed>> = {
  '/': { within: 'header', isThere: (page) => page.getByRole('button', { name: /^Notifications/ }) },
  '/orders': { except: 'nav a ~ a, th ~ th' },
  '/orders/drafts': { except: known },
  '/orders/fees': { except: known },
  '/orders/stamped': { except: known, isThere: (page) => page.getByRole('row').nth(1) },
  '/filing-list': { except: 'nav, thead' },
  '/billing': { except: `${known}, main button ~ button` },
  '/IL/my-court-cases': { except: 'nav, thead' },
  [`/matter-view/${ortega.reference}?mappingId=${ortega.mappingId}`]: { except: 'nav, thead' },
};

for (const [address, { within = 'main', except = '.none', isThere = tools }] of Object.entries(pages))
  test(`every first press answers: ${within} of ${address}`, async ({ context }) => {
    const open = async () => {
      const page = await context.newPage();
      await openAs(page, people.nora, address);
      await expect(isThere(page)).toBeVisible();
      // No further part of the code arrives.
      await page.route('**/assets/**', () => {});
      return page;
    };
    const { silent, count } = await silentPresses({ open, within, except });
    expect(silent).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
