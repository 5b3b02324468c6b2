/** A hundred thousand orders as one list: the browser keeps only nearby windows of rows, at any scroll distance. */
import type { Page } from '@playwright/test';
import { heapSize } from '../support/leaks.ts';
import { expect, openAs, people, test } from '../support/test.ts';

const orderCount = 100_000;
const rowsPerStep = 50;

test('scrolling through 50,000 rows uses constant memory, and every row is drawn', async ({ page, context }) => {
  const mostTop = await answerOrders(page);
  await openAs(page, people.theo, '/orders?view=scroll');
  const rows = page.getByRole('grid', { name: 'Orders' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Case 0');
  const session = await context.newCDPSession(page);

  // Everything beyond the first screen is loaded by then.
  await scrollTo(page, 10_000);
  const before = await heapSize(session);
  await scrollTo(page, 50_000);
  await expect(page.getByText('Case 50000', { exact: true })).toBeVisible();
  const after = await heapSize(session);
  expect(after / before).toBeLessThan(1.1);
  expect(mostTop()).toBe(100);
});

/** Mocks a backend with a hundred thousand orders. Returns the largest page requested. */
async function answerOrders(page: Page): Promise<() => number> {
  let most = 0;
  await page.route('**/Order/Search', async (route) => {
    const { top, skip }: { top: number; skip: number } = route.request().postDataJSON();
    most = Math.max(most, top);
    const items = Array.from({ length: Math.min(top, orderCount - skip) }, (_, place) => orderAt(skip + place));
    await route.fulfill({ json: { items, total: orderCount } });
  });
  return () => most;
}

function orderAt(place: number) {
  const at = new Date(Date.UTC(2026, 0, 1) - place * 60_000).toISOString();
  return {
    orderId: place + 1,
    service: 'FileIntoCase',
    state: 'IL',
    status: 'accepted',
    statusText: 'Accepted',
    dateOrdered: at,
    updatedAt: at,
    orderedBy: { userId: 2, name: 'Theo Finch' },
    clientReference: `${place}-Reference`,
    matterName: `Matter ${place}`,
    caseTitle: `Case ${place}`,
    caseNumber: `26-CV-${place}`,
    courtName: 'Lakemoor County - Circuit Court - Civil',
    description: 'Motion',
    totalAmount: place / 100,
    documentCount: 1,
  };
}

/** Scrolls like a wheel, frame by frame, until the row is at the top. */
async function scrollTo(page: Page, row: number): Promise<void> {
  await page.getByRole('grid', { name: 'Orders' }).evaluate(
    async (table, { row, rowsPerStep }) => {
      const scroller = table.parentElement;
      const height = table.clientHeight / Number(table.getAttribute('aria-rowcount'));
      if (!scroller) return;
      while (scroller.scrollTop < row * height) {
        scroller.scrollTop = Math.min(scroller.scrollTop + rowsPerStep * height, row * height);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    { row, rowsPerStep },
  );
  await expect(page.getByRole('region', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false');
}
