/** Orders of process serving from a scan, and at the moment the connection is lost. */
import { randomUUID } from 'node:crypto';
import { OrderSearchResult } from '../sandbox/generated/billing/schemas.ts';
import { scanOf } from '../tests/scan.ts';
import { post } from './support/drafts.ts';
import { continueOrder, createServingDraft, placeOrder, servedOf, servingOrderIdOf } from './support/serving.ts';
import { expect, expectAccessible, openAs, people, test, untilQuiet } from './support/test.ts';

const summons = [
  'IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS',
  '',
  'MARIA ORTEGA,',
  '          Plaintiff,                              Case No. 2026 L 004417',
  '     v.',
  'ACME LOGISTICS LLC and DOES 1 through 10,',
  '          Defendants.',
  '',
  '                         SUMMONS',
  '',
  'Serve at: 820 Harbor Street, Chicago, IL 60601',
  '',
  'Dated: March 2, 2026',
] as const;

test('a scanned summons is read, confirmed in one tab at a time, and becomes an order', async ({ page, context }) => {
  await openAs(page, people.nora, '/file-import?state=IL');
  const scan = await scanOf([{ lines: summons, turn: 0.4 }]);
  await page.getByLabel('Add documents', { exact: true }).setInputFiles({
    ...{ name: 'Scanned summons.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from(await scan.save()),
  });
  await expect(page.getByRole('list', { name: 'Documents' }).getByText('Uploaded', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Read 1 document' }).click();
  await page.waitForURL(/\/serve-it\/order\/process-serving\/[^/]+\/option/);

  // What recognition is unsure of is checked one by one; the spot of each value is shown.
  await expect(page.getByRole('heading', { level: 1, name: 'Check the documents' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Case number' })).toHaveValue('2026 L 004417');
  await expect(page.getByRole('textbox', { name: 'Name of recipient 1' })).toHaveValue('ACME LOGISTICS LLC');
  await expect(page.getByRole('textbox', { name: 'Name of recipient 2' })).toBeHidden();
  await page.getByRole('button', { name: 'Page 1 of Scanned summons.pdf: show Case number' }).click();
  await expectAccessible(page);
  const unchecked = page.getByRole('button', { name: /^It’s right: / });
  for (let left = await unchecked.count(); left > 0; left -= 1) {
    await unchecked.first().click();
    await expect(unchecked).toHaveCount(left - 1);
  }
  const title = page.getByRole('textbox', { name: 'Case title' });
  await title.fill('Ortega v. Acme Logistics');
  await page.reload();
  await expect(title).toHaveValue('Ortega v. Acme Logistics');
  await expect(unchecked).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('This draft is open in another tab')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Case title' })).toBeDisabled();
  await title.fill('Ortega v. Acme Logistics LLC');
  await expect(other.getByRole('textbox', { name: 'Case title' })).toHaveValue('Ortega v. Acme Logistics LLC');
  await other.close();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(/\/serve-it\/order\/process-serving\/\d+(\?|$)/);

  await expect(page.getByRole('list', { name: 'Papers' }).getByText('Scanned summons.pdf ·')).toBeVisible();
  await continueOrder(page, 'Case');
  await expect(page.getByRole('textbox', { name: /^Case number/ })).toHaveValue('2026 L 004417');
  await continueOrder(page, 'Recipients');
  // The building has units, and the summons names none.
  await page.getByRole('button', { name: 'Edit ACME LOGISTICS LLC' }).click();
  await page.getByLabel(/^Apartment/).fill('Suite 3');
  await continueOrder(page, 'Level and extras');
  await continueOrder(page, 'Review');
  await expectAccessible(page);
  const orderId = await placeOrder(page);
  expect(await servedOf(page, orderId)).toMatchObject({
    recipient: { kind: 'business', organizationName: 'ACME LOGISTICS LLC' },
    addresses: [{ street: '820 Harbor Street', unit: 'Suite 3', city: 'Chicago', state: 'IL', zip: '60601' }],
  });
});

test('an order whose connection is lost while it is placed is ordered once, by the next press alone', async ({
  page,
  context,
}) => {
  await openAs(page, people.nora, '/');
  const caseTitle = `Quill ${randomUUID().slice(0, 8)} v. Okafor`;
  const { orderId } = await createServingDraft(
    page,
    { state: 'IL', courtName: 'Lakemoor County Circuit Court', caseNumber: '2026-CH-00418', caseTitle },
    {
      ...{ mode: 'serve-only', lastName: 'Okafor', instructions: '' },
      address: { street: '820 Harbor Street', unit: 'Apt 3', city: 'Chicago', state: 'IL', zip: '60601' },
    },
  );
  const presses: string[] = [];
  await page.route('**/serving/v1/orders', async (route) => {
    presses.push(route.request().headers()['idempotency-key'] ?? '');
    if (presses.length > 1) return route.continue();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.goto(`/app/serve-it/order/process-serving/${orderId}?step=review`);
  const place = page.getByRole('button', { name: 'Place order' });
  await expect(page.getByText('Ready to order')).toBeVisible();
  await untilQuiet(page);
  await place.click();
  await expect(page.getByText(/placing it again won’t order or charge twice/)).toBeVisible();
  await expect(page.getByText(/Nothing is ordered by itself: place the order once you're back online/)).toBeVisible();
  await expect(place).toBeDisabled();
  await expectAccessible(page);

  // What is entered without a connection is kept, also over a reload once it is back.
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /^Level and extras/ })
    .click();
  await page.getByLabel('Instructions for the server').fill('Ring twice.');
  await continueOrder(page, 'Review');
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ready to order')).toBeVisible();
  await untilQuiet(page);
  expect(presses).toHaveLength(1);
  expect(await ordered(caseTitle)).toEqual([]);

  await place.click();
  await page.waitForURL(/\/serve-it\/orders\/\d+/);
  expect(servingOrderIdOf(page)).toBe(orderId);
  expect(presses).toHaveLength(2);
  expect(await ordered(caseTitle)).toEqual([orderId]);
  expect((await servedOf(page, orderId)).instructions).toBe('Ring twice.');

  /** The numbers of the placed orders of a case. */
  async function ordered(searchText: string): Promise<number[]> {
    const data = { searchText, top: 10, skip: 0 };
    const answer = await post(page.request, 'billing/services/us-platform/Order/Search', { data });
    return OrderSearchResult.parse(answer)
      .items.filter(({ status }) => status !== 'draft')
      .map((order) => order.orderId);
  }
});
