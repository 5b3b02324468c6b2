/** Scans with text recognition, from the upload to the court's stamp. */
import { fileCase, orderIdOf, type Screen } from './support/new-case.ts';
import { scannedPdfFile } from './support/pdf.ts';
import { expect, openAs, ortega, people, test } from './support/test.ts';

test('a scan is made searchable, submitted and accepted', async ({ page }) => {
  await openAs(page, people.theo, `/case-initiation?state=IL&mappingId=${ortega.mappingId}`);
  await fileCase(page, { attorney: 'Nora Marlow', account: /Firm Visa/, addLead: addSearchableScan });
  const orderId = orderIdOf(page);
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status).toContainText('Submitt');

  const clerk = await page.context().newPage();
  await clerk.goto('/sandbox');
  await clerk.getByRole('button', { name: new RegExp(`^Accept .* of order ${orderId}$`) }).click();
  await expect(clerk.getByRole('status')).toContainText('Accepted:');
  await expect(clerk.getByRole('region', { name: 'Scheduled work' })).toContainText('No step has failed.');
  await clerk.close();

  await expect(status).toContainText('Accepted');
  await expect(page.getByRole('button', { name: 'Download the stamped copy of Scan.pdf' })).toBeVisible();
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(String(orderId));
  const row = page.getByRole('row').filter({ hasText: String(orderId) });
  await expect(row).toContainText('Accepted');
});

async function addSearchableScan(page: Screen): Promise<void> {
  await page.getByLabel('Add the lead document', { exact: true }).setInputFiles(await scannedPdfFile('Scan.pdf', 3));
  const lead = page.getByRole('list', { name: 'Lead document' });
  await expect(lead.getByText('3 pages')).toBeVisible();
  await expect(lead.getByText(/^The pages have no text\./)).toBeVisible();
  await lead.getByRole('button', { name: 'Make searchable: Scan.pdf' }).click();
  await expect(lead).toContainText('Text recognition added to 3 pages.');
}
