/** Documents and fees between an order and its matter: picked from there, sent back, and told of. */
import { makeDraft, makeOrder } from './support/drafts.ts';
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

test('documents are picked from folders of the matter and by name, and renamed', async ({ page }) => {
  await openAs(page, people.priya, '/');
  const { orderId } = await makeDraft(page);
  await page.goto(`/app/case-initiation/${orderId}/filings?state=IL`);
  await page.getByRole('button', { name: 'Add attachments from the matter' }).click();
  const dialog = page.getByRole('dialog', { name: 'From the matter' });
  await dialog.getByRole('button', { name: 'Pleadings' }).click();
  await dialog.getByRole('button', { name: 'Drafts' }).click();
  await dialog.getByRole('checkbox', { name: 'Proposed order.pdf' }).check();
  await dialog.getByLabel('Search the matter').fill('exhibit 07');
  await dialog.getByRole('checkbox', { name: 'Exhibit 07.pdf' }).check();
  await dialog.getByLabel('Name for Exhibit 07.pdf').fill('Photographs');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 documents' }).click();
  await expect(dialog).toBeHidden();
  const attachments = page.getByRole('list', { name: 'Attachments' });
  await expect(attachments).toContainText('Proposed order.pdf');
  await expect(attachments).toContainText('Photographs.pdf');
});

test('what cannot be sent says why, and goes by itself once the connection is back', async ({ page, control }) => {
  const connect = async (connection: 'revoked' | 'connected') => {
    const data = { userName: people.priya.email, connection };
    const answer = await page.request.put('/sandbox/api/integrations/connections', { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await openAs(page, people.priya, '/');
  const orderId = await makeOrder(page);
  await connect('revoked');
  await control.decide(orderId, { decision: 'accept' });
  await page.goto(`/app/order-details/${orderId}`);
  const matter = page.getByRole('region', { name: 'Matter' });
  await expect(matter).toContainText('The connection to Clio has ended.', { timeout: 15_000 });
  await expect(matter.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await connect('connected');
  await page.reload();
  await expect(matter).toContainText('Arrived');
  await expect(matter.getByRole('button', { name: 'Try again' })).toBeHidden();
});
