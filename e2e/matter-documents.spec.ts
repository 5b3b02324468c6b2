/** Documents and fees between orders and matters: picking, syncing, status. */
import { createDraft, createOrder } from './support/drafts.ts';
import { scannedPdfFile } from './support/pdf.ts';
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

// Serial: the last test ends the connection that the others need.
test.describe.configure({ mode: 'serial' });

test('documents are picked by folder and by name, and renamed', async ({ page }) => {
  await openAs(page, people.priya, '/');
  const { orderId } = await createDraft(page);
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

test('an attached scan is renamed, compressed, made searchable and reverted, by keyboard', async ({
  page,
  control,
}) => {
  await openAs(page, people.priya, '/');
  const { orderId } = await createDraft(page);
  await page.goto(`/app/case-initiation/${orderId}/filings?state=IL`);
  await page.getByLabel('Add attachments', { exact: true }).setInputFiles(await scannedPdfFile('Scan 1.pdf', 3));
  const row = page.getByRole('list', { name: 'Attachments' }).getByRole('listitem').filter({ hasText: '.pdf' });
  const choose = async (name: string, item: string) => {
    await page.getByRole('button', { name: `Change ${name}` }).press('Enter');
    const menu = page.getByRole('menu', { name: `Change ${name}` });
    for (const _ of Array(4)) {
      if (await menu.getByRole('menuitem', { name: item }).evaluate((each) => each === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  };
  await choose('Scan 1.pdf', 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Rename document' });
  await expect(dialog.getByLabel('File name')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Lease');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Renamed from Scan 1.pdf.');
  await expect(page.getByRole('button', { name: 'Change Lease.pdf' })).toBeFocused();

  await choose('Lease.pdf', 'Compress');
  await expect(row).toContainText(/Compressed from \d+ KB to \d+ KB\./);
  await row.getByRole('button', { name: 'Undo: Lease.pdf' }).click();
  await expect(row).toContainText('Undone.');

  await control.fault({ operationId: 'recognizeFileText', userId: people.priya.userId, status: 503, times: 1 });
  await choose('Lease.pdf', 'Make searchable');
  await expect(row.getByRole('alert')).toContainText('The document is unchanged.');
  await row.getByRole('button', { name: 'Try again: Lease.pdf' }).click();
  await expect(row).toContainText('Text recognition added to 3 pages.');
  await expectAccessible(page);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await choose('Lease.pdf', 'Restore original');
  await expect(row).toContainText('Original restored.');
});

test('a failed item shows the reason, and is sent once the connection is restored', async ({ page, control }) => {
  const connect = async (connection: 'revoked' | 'connected') => {
    const data = { userName: people.priya.email, connection };
    const answer = await page.request.put('/sandbox/api/integrations/connections', { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await openAs(page, people.priya, '/');
  const orderId = await createOrder(page);
  await connect('revoked');
  await control.decide(orderId, { decision: 'accept' });
  await page.goto(`/app/order-details/${orderId}`);
  const matter = page.getByRole('region', { name: 'Matter' });
  await expect(matter).toContainText('The connection to Clio has ended.', { timeout: 15_000 });
  await expect(matter.getByRole('button', { name: 'Connect to Clio' })).toBeVisible();
  await expectAccessible(page);
  await connect('connected');
  await page.reload();
  await expect(matter).toContainText('Synced');
  await expect(matter.getByRole('button', { name: /Connect to Clio|Try again/ })).toBeHidden();
});
