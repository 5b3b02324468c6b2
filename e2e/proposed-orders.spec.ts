/** Proposed orders, from the form to the clerk and the order's page, in California and Florida. */

import { wordDocument } from '../tests/word-document.ts';
import { confirmChecks, confirmLooks } from './support/california.ts';
import { orderIdOf, submit } from './support/new-case.ts';
import { californiaDraft, floridaDraft } from './support/provider-drafts.ts';
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

async function wordFile() {
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return { name: 'Order.docx', mimeType, buffer: Buffer.from(await wordDocument('Order')) };
}

test('California takes the PDF and the Word document in one envelope', async ({ page, control }) => {
  await openAs(page, people.theo, '/');
  const { orderId } = await californiaDraft(page, 'Existing-Case', { documentTypeCode: 'ORD', title: 'Order' });
  await page.goto(`/app/existing-case/${orderId}/filings?state=CA`);
  await page.getByLabel('Why the judge can sign it').selectOption('All parties agree');
  await page.getByLabel('Word document of the proposed order').setInputFiles(await wordFile());
  await expect(page.getByRole('button', { name: 'Replace the Word document' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /^Review and submit/ })
    .click();
  await confirmChecks(page);
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await submit(page);
  await control.decide(orderIdOf(page), { decision: 'accept' });
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Accepted');
  const filing = page.getByRole('region', { name: 'Proposed Order' });
  await expect(filing).toContainText('All parties agree');
  await expect(filing).toContainText('Order.docx');
});

test('Florida takes it to a judge, with a letter made of the fields', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const { orderId } = await floridaDraft(page, 'Existing-Case', {
    docketCodeId: 'dc-proposed-order',
    description: 'Order on motion to compel',
  });
  await page.goto(`/app/existing-case/${orderId}/case?state=FL`);
  await page.getByLabel('Judge').selectOption({ index: 1 });
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: /^Filings/ }).click();
  await page.getByLabel('Why the judge can sign it').selectOption('The parties propose competing orders');
  await steps.getByRole('link', { name: /^Review and submit/ }).click();
  await expect(page.getByText(/The portal takes no competing orders/)).toBeVisible();
  await steps.getByRole('link', { name: /^Filings/ }).click();
  await page.getByLabel('Why the judge can sign it').selectOption('All parties agree');
  await page.getByRole('button', { name: 'Write the letter from the fields' }).click();
  await expect(page.getByLabel('Cover letter to the judge')).toHaveValue(/All parties agree to its entry\./);
  await expectAccessible(page);
  await steps.getByRole('link', { name: /^Review and submit/ }).click();
  await confirmLooks(page);
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await submit(page);
  await control.decide(orderIdOf(page), { decision: 'accept' });
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Docketed');
  await expect(page.getByRole('region', { name: 'Proposed Order' })).toContainText('Cover letter.pdf');
});
