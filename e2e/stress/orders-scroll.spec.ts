/**
 * A hundred thousand orders of the sandbox as one list: the browser keeps only nearby windows of rows, at any scroll
 * distance. Runs on a server of its own (playwright.stress.config.ts).
 */
import type { Page } from '@playwright/test';
import { OrderSearchResult } from '../../sandbox/generated/billing/schemas.ts';
import { post } from '../support/drafts.ts';
import { heapSize } from '../support/leaks.ts';
import { expect, openAs, people, test } from '../support/test.ts';

const rowsPerStep = 50;
const rowsBetweenRests = 500;
const search = '/api/billing/services/us-platform/Order/Search';

test('scrolling through 50,000 rows uses constant memory, and every row is drawn', async ({ page, context }) => {
  let mostTop = 0;
  let request: object = {};
  page.on('request', (sent) => {
    if (!new URL(sent.url()).pathname.endsWith(search)) return;
    request = sent.postDataJSON();
    const { top } = sent.postDataJSON();
    mostTop = Math.max(mostTop, top);
  });
  await openAs(page, people.nora, '/orders?view=scroll');
  const grid = page.getByRole('grid', { name: 'Orders' });
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(100_000);
  const session = await context.newCDPSession(page);

  // Everything beyond the first screen is loaded by then.
  await scroll(page, { from: 0, to: 10_000 });
  const before = await heapSize(session);
  await scroll(page, { from: 10_000, to: 50_000 });
  const answer = await post(page.request, search.replace('/api/', ''), { data: { ...request, skip: 50_000, top: 1 } });
  const [wanted] = OrderSearchResult.parse(answer).items;
  // The header is the first row.
  const row = grid.locator('tr[aria-rowindex="50002"]');
  await expect(row).toContainText(String(wanted?.orderId));
  const after = await heapSize(session);
  console.info(`Heap after 50,000 rows / after 10,000: ${(after / before).toFixed(3)}`);
  expect(after / before).toBeLessThan(1.1);
  expect(mostTop).toBe(100);
});

/** Scrolls on, and rests every 500 rows until they are there: those only scrolled past are never fetched. */
async function scroll(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  for (let row = from + rowsBetweenRests; row <= to; row += rowsBetweenRests) {
    await scrollTo(page, row);
    await expect(page.getByRole('region', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false');
  }
}

/** Scrolls like a wheel, frame by frame, until the row is at the top. */
async function scrollTo(page: Page, row: number): Promise<void> {
  await page.getByRole('grid', { name: 'Orders' }).evaluate(
    async (table, { row, rowsPerStep }) => {
      const scroller = table.parentElement;
      const height = table.clientHeight / Number(table.getAttribute('aria-rowcount'));
      if (!scroller) return;
      // Browsers scroll by whole pixels: a fraction would never be reached.
      const target = Math.floor(row * height);
      while (scroller.scrollTop < target) {
        scroller.scrollTop = Math.min(Math.ceil(scroller.scrollTop + rowsPerStep * height), target);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    { row, rowsPerStep },
  );
}
