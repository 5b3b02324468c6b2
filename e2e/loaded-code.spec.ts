/** What a first screen has loaded once it is idle, in a browser, against its budget (docs/adr/0007). */
import { resolve } from 'node:path';
import { BuildManifest } from '../scripts/build-manifest.ts';
import { budgets } from '../scripts/size/first-screens.ts';
import { expect, openAs, people, test, untilQuiet } from './support/test.ts';

const base = '/app/';

for (const { screen, untilIdle } of budgets) {
  test(`${screen} has loaded no more than ${untilIdle} kB of JavaScript before it is used`, async ({ page }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script') files.add(pathname.slice(base.length));
    });
    // Not one of the sessions that monitoring follows, one in twenty.
    await page.addInitScript(() => sessionStorage.setItem('monitoring-draw', '0.5'));
    await openAs(page, people.nora, screen.slice(base.length - 1));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [role="status"][aria-label^="Loading"]')).toHaveCount(0);
    await untilQuiet(page);
    const manifest = new BuildManifest(resolve(import.meta.dirname, '../dist'));
    const loaded = manifest.keysOf([...files]);
    expect(loaded).toEqual(expect.arrayContaining(manifest.entries));
    const size = manifest.sizeOf(loaded).javascript / 1000;
    const names = loaded.map((key) => `${(manifest.sizeOf([key]).javascript / 1000).toFixed(1)} kB ${key}`);
    expect(size, names.join('\n')).toBeLessThanOrEqual(untilIdle);
  });
}
