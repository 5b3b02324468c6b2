/** The review's links to what must be fixed lead to a field that is visible below the sticky bars. */
import type { Frame, Page } from '@playwright/test';
import { createDraft } from './support/drafts.ts';
import { expect, openAs, ortega, people, test } from './support/test.ts';
import { frameOf, openTool } from './support/tool.ts';

const incomplete = { filerTypeCode: undefined, amountInControversy: undefined, paymentAccountId: undefined };

/** Follows each link to an item to fix, and expects nothing in front of the field it focuses. */
async function followAll(screen: Page | Frame): Promise<void> {
  const list = screen.getByRole('region', { name: /items to fix before you can submit/ });
  await expect(list).toBeVisible();
  // Complete once all lists have loaded.
  await expect(screen.getByText(/^\d+ items to fix before submitting$/)).toBeVisible();
  const count = await list.getByRole('link').count();
  expect(count).toBeGreaterThan(3);
  for (let index = 0; index < count; index += 1) {
    const link = list.getByRole('link').nth(index);
    const name = await link.innerText();
    await link.click();
    await expect.poll(() => screen.evaluate(coveredField), { message: name }).toBe('');
    await screen
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /^Review/ })
      .click();
    await expect(list).toBeVisible();
  }
}

/** Tells what covers the focused field, or '' if it is visible. */
function coveredField(): string {
  const field = document.activeElement;
  if (!field?.id.startsWith('field-')) return `not a field: ${field?.tagName} ${field?.id}`;
  const { left, top } = field.getBoundingClientRect();
  const front = document.elementFromPoint(left + 8, top + 8);
  if (front && (field.contains(front) || front.contains(field))) return '';
  return `${field.id} at ${Math.round(top)}: ${front?.tagName} ${front?.className}`;
}

for (const [name, viewport] of [
  ['on a desktop', { width: 1280, height: 720 }],
  ['on a phone', { width: 390, height: 700 }],
] as const)
  test.describe(name, () => {
    test.use({ viewport });

    test('a link to an item to fix shows its field', async ({ page }) => {
      await openAs(page, people.theo, '/');
      const { orderId } = await createDraft(page, { ...incomplete, disclaimerCodes: [], filings: [] });
      await page.goto(`/app/case-initiation/${orderId}/review?state=IL&mappingId=${ortega.mappingId}`);
      await followAll(page);
    });
  });

test('in a tool’s frame, a link to an item to fix shows its field', async ({ page, baseURL }) => {
  await openAs(page, people.nora, '/');
  const { orderId } = await createDraft(page, { ...incomplete, disclaimerCodes: [], filings: [] });
  const path = encodeURIComponent(`/case-initiation/${orderId}/review?state=IL&mappingId=${ortega.mappingId}`);
  await openTool(page, baseURL, `retailer=clio&path=${path}`);
  await expect.poll(() => frameOf(page).url()).toContain('/review');
  await followAll(frameOf(page));
});
