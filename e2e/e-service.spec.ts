/** Service without filing: documents are served in a case, a notice bounces, and its recipient is served again. */
import { randomUUID } from 'node:crypto';
import { accessibilityErrors } from './support/axe.ts';
import { pdfFile } from './support/pdf.ts';
import { expect, openAs, ortega, people, test } from './support/test.ts';

test('a notice that bounced is served again at another address', async ({ page, control }) => {
  const recipient = `Peter Lindqvist ${randomUUID().slice(0, 6)}`;
  const mailbox = recipient.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  await openAs(page, people.nora, `/orders?state=IL&mappingId=${ortega.mappingId}`);
  await page.getByRole('button', { name: 'All Services' }).click();
  await page.getByRole('menuitem', { name: /^E-service/ }).click();
  await expect(page).toHaveURL(/\/new-eservice\?/);
  await expect(page.getByText('Papers that require personal service can’t be e-served.')).toBeVisible();
  const cases = page.getByRole('combobox', { name: 'Your firm’s case' });
  await expect(cases).toBeEditable();
  await cases.click();
  await page.getByRole('listbox', { name: 'Your firm’s case' }).getByRole('option').first().click();
  await expect(page.getByLabel('Case number')).not.toHaveValue('');
  await page.getByLabel('Served by').fill('Elena Ortega');
  await page.getByLabel('Add documents').setInputFiles(await pdfFile('Interrogatories.pdf', 3));
  await expect(page.getByRole('button', { name: 'Remove Interrogatories.pdf' })).toBeVisible();
  const typed = page.getByRole('group', { name: 'Another recipient' });
  await typed.getByLabel('Name').fill(recipient);
  await typed.getByLabel('Email').fill(`${mailbox}@example.com`);
  await typed.getByRole('button', { name: 'Add recipient' }).click();
  const pay = page.getByRole('button', { name: /^Serve\. Pay \$/ });
  await expect(pay).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);

  // What is entered survives a reload.
  await page.reload();
  await expect(page.getByRole('list', { name: 'Service recipients' })).toContainText(recipient);
  await expect(page.getByLabel('Served by')).toHaveValue('Elena Ortega');
  await pay.click();
  await page.waitForURL(/\/e-service-details\/\d+/);
  const [, orderId] = /details\/(\d+)/.exec(page.url()) ?? [];

  await control.bounce(`${mailbox}@example.com`);
  await expect(page.getByText(`Service on ${recipient} did not arrive.`)).toBeVisible();
  await page.goto('/app/');
  await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText('Service not delivered');

  await page.goto(`/app/e-service-details/${orderId}`);
  await page.getByRole('button', { name: `Serve at another address: ${recipient}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Serve at another address' });
  await dialog.getByLabel('Email').fill(`${mailbox}@example.org`);
  const servedBy = dialog.getByLabel('Served by');
  if ((await servedBy.inputValue()) === '') await servedBy.fill('Elena Ortega');
  expect(await accessibilityErrors(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Serve again' }).click();
  await page.getByRole('link', { name: /^Served again in order/ }).click();
  await expect(page.getByText(`${mailbox}@example.org`).first()).toBeVisible();
});
