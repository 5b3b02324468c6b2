/** Files on their way: “Saved” is not said of them, leaving asks, and a reload names what it lost and keeps the rest. */
import type { Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { createDraft } from './support/drafts.ts';
import { choose } from './support/new-case.ts';
import { pdfFile } from './support/pdf.ts';
import { findServingOrder } from './support/serving.ts';
import { expect, openAs, ortega, people, test } from './support/test.ts';

/** Uploads don't get an answer. */
const stall = (control: Control) => control.fault({ operationId: 'uploadLocalFiles', latency: 60_000 });

const add = async (page: Page, label: string | RegExp, ...names: string[]) =>
  page
    .getByLabel(label, typeof label === 'string' ? { exact: true } : {})
    .setInputFiles(await Promise.all(names.map((name) => pdfFile(name))));

/** Reloads as a person who is asked, and who insists. */
async function insistOnReload(page: Page): Promise<void> {
  // Browsers ask only where the person did something.
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
}

const named = (page: Page, names: string) => page.getByText(`This page closed before ${names} uploaded.`);

test('files chosen at the start are counted, asked about, and named after a reload', async ({ page, control }) => {
  await openAs(page, people.nora, `/case-initiation?state=IL&mappingId=${ortega.mappingId}`);
  await stall(control);
  await add(page, 'Add documents', 'Complaint.pdf', 'Exhibit A.pdf');
  await page.getByRole('link', { name: 'Benchfile, home' }).click();
  const question = page.getByRole('dialog', { name: "Your documents aren't in a draft yet" });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Court', 'Lakemoor County - Circuit Court - Civil', 'lakem civ');
  await page.waitForURL(/\/case-initiation\/\d+\/case\?/);
  await expect(page.getByRole('status').filter({ hasText: 'Uploading 1 of 2' })).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeHidden();
  await page.getByRole('link', { name: 'Benchfile, home' }).click();
  const uploading = page.getByRole('dialog', { name: 'Documents are still uploading' });
  await uploading.getByRole('button', { name: 'Cancel' }).click();
  await insistOnReload(page);
  await expect(named(page, 'Complaint.pdf and Exhibit A.pdf were')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(named(page, 'Complaint.pdf and Exhibit A.pdf were')).toBeHidden();
});

test('before a draft exists, a reload names them at the start', async ({ page }) => {
  await openAs(page, people.nora, '/existing-case?state=IL');
  await add(page, 'Add documents', 'Motion.pdf');
  await insistOnReload(page);
  await expect(named(page, 'Motion.pdf was')).toBeVisible();
});

test('what is uploaded is kept through a reload: papers to read', async ({ page, control }) => {
  await openAs(page, people.nora, '/file-import?state=IL');
  await add(page, 'Add documents', 'Summons.pdf');
  const papers = page.getByRole('list', { name: 'Documents' });
  await expect(papers.getByText('Uploaded', { exact: true })).toBeVisible();
  await stall(control);
  await add(page, 'Add documents', 'Petition.pdf');
  await expect(papers.getByText('Petition.pdf')).toBeVisible();
  await page.getByRole('link', { name: 'Benchfile, home' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await insistOnReload(page);
  await expect(named(page, 'Petition.pdf was')).toBeVisible();
  await expect(papers.getByRole('listitem')).toHaveCount(1);
  await expect(papers.getByText('Summons.pdf')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read 1 document' })).toBeEnabled();
});

const pages: { name: string; open: (page: Page) => Promise<string>; label: string | RegExp }[] = [
  {
    name: 'a draft of a filing',
    open: async (page) => `/case-initiation/${(await createDraft(page)).orderId}/filings?state=IL`,
    label: /^Add attachments(?! from)/,
  },
  { name: 'electronic service', open: async () => '/new-eservice?state=IL', label: 'Add documents' },
  { name: 'a courtesy copy', open: async () => '/new-courtesy-copy?state=CA', label: 'Add documents' },
  { name: 'an envelope', open: async () => '/electronic-signature?state=IL', label: 'Add documents' },
  { name: 'a legal service', open: async () => '/lsop?state=IL', label: 'Add documents' },
  {
    name: 'stamped papers before their release',
    open: async (page) => {
      const { orderId } = await findServingOrder(page, ({ canRelease }) => canRelease);
      return `/serve-it/orders/${orderId}/review`;
    },
    label: 'Add papers',
  },
];

for (const { name, open, label } of pages)
  test(`a document lost to a reload is named: ${name}`, async ({ page, control }) => {
    await openAs(page, people.nora, '/');
    await page.goto(`/app${await open(page)}`);
    await stall(control);
    await add(page, label, 'Notice.pdf');
    await expect(page.getByText('Notice.pdf')).toBeVisible();
    await insistOnReload(page);
    await expect(named(page, 'Notice.pdf was')).toBeVisible();
  });

test('a document lost to a reload is named: an order of process serving', async ({ page, control }) => {
  await openAs(page, people.nora, '/serve-it/order/serve-only?state=IL');
  await page.getByRole('button', { name: 'Serve Only' }).click();
  await page.waitForURL(/\/process-serving\/\d+/);
  await stall(control);
  await add(page, 'Add documents', 'Notice.pdf', 'Summons.pdf');
  await expect(page.getByRole('status').filter({ hasText: 'Uploading 1 of 2' })).toBeVisible();
  await insistOnReload(page);
  await expect(named(page, 'Notice.pdf and Summons.pdf were')).toBeVisible();
});
