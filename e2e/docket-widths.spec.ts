/** Each page of court cases and dockets fits a phone, a desk and a wide screen, in both themes. */
import { expect, expectWidth, openAs, people, test, untilQuiet } from './support/test.ts';

type Address = readonly [address: string, heading: string | RegExp];

const pages: Readonly<Record<string, readonly Address[]>> = {
  'court cases': [
    ['/case-search?state=CA', /./],
    ['/case-search-fl', /./],
    ['/NY/my-court-cases', /./],
    ['/docket-sync/pacer/login', 'PACER account'],
  ],
  'what changed': [
    ['/docket-sync', 'Dockets'],
    ['/docket-sync/alerts', 'Alerts'],
    ['/docket-sync/watchers', 'Watchers'],
    ['/docket-sync/entries', 'Entries'],
    ['/docket-sync/deadlines', 'Deadlines'],
  ],
  'a docket with a title of 500 characters': [
    ['/docket-sync/order/30008', /,/],
    ['/docket-sync/order/30008?view=timeline', /,/],
  ],
  'ordering dockets': [
    ['/docket-sync/search?provider=4', /./],
    ['/docket-sync/search?provider=4&mode=account&account=nmarlow', /./],
    ['/docket-sync/search?provider=4&mode=import', /./],
    ['/docket-sync/bulk-sync', /./],
    ['/docket-sync/bulk-sync/summary', /./],
  ],
};

for (const [name, addresses] of Object.entries(pages))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name}: fits three widths, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openAs(page, people.nora, '/settings/account');
      for (const [address, heading] of addresses) {
        await page.goto(`/app${address}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await untilQuiet(page);
        for (const width of [390, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          await expectWidth(page, width);
        }
      }
    });
