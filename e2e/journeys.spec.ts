/**
 * What five everyday tasks take in clicks and keys, against their limits. `npm run journeys` measures seconds, too, and
 * writes docs/journeys.md.
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { createOrder, partiesOf } from './support/drafts.ts';
import { type Effort, Hand } from './support/hand.ts';
import { pdfFile } from './support/pdf.ts';
import { expect, openAs, ortega, people, test } from './support/test.ts';

interface Journey {
  task: string;
  limit: Partial<Effort>;
  /** Before the product remembered, took dropped files and searched everything. */
  before: string;
}

const journeys = {
  newCase: {
    task: 'File a new Illinois case with three PDFs (12 MB) from a matter and a template, the second time at that court',
    limit: { clicks: 12, keys: 40, seconds: 90 },
    before: '16 clicks, 110 keys',
  },
  existingCase: { task: 'File into a case from an order of it', limit: { clicks: 8 }, before: '17 clicks' },
  correction: {
    task: 'Correct a rejected filing by replacing its document',
    limit: { clicks: 5 },
    before: '9 clicks',
  },
  fees: { task: 'Open the firm’s fees of the month in Excel', limit: { clicks: 4 }, before: 'not possible' },
  search: {
    task: 'Open an order of two months ago by half of a name',
    limit: { clicks: 1, keys: 8 },
    before: '2 clicks, 6 keys',
  },
} as const satisfies Record<string, Journey>;

/** Seconds are the machine's as much as the product's: they count where nothing else runs. */
const isMeasured = process.env.JOURNEYS === 'measured';

const taken = new Map<string, Effort>();

/** Keeps what a task took, and holds it against its limits. */
function arrive(name: keyof typeof journeys, hand: Hand): void {
  const effort = hand.effort();
  taken.set(name, effort);
  const { limit }: Journey = journeys[name];
  for (const measure of isMeasured ? (['clicks', 'keys', 'seconds'] as const) : (['clicks', 'keys'] as const))
    expect.soft(effort[measure], `${name}: ${measure}`).toBeLessThanOrEqual(limit[measure] ?? Number.POSITIVE_INFINITY);
}

// One after another where they are measured.
test.describe.configure({ mode: isMeasured ? 'default' : 'parallel' });

/** A PDF of this many megabytes, with text. */
async function heavyPdf(name: string, megabytes: number) {
  const file = await pdfFile(name, 3);
  // Readers look for the last `%%EOF`; a comment before it makes the file heavy.
  const end = file.buffer.lastIndexOf('startxref');
  const padding = Buffer.from(`%${'0'.repeat(megabytes * 1_000_000)}\n`);
  return { ...file, buffer: Buffer.concat([file.buffer.subarray(0, end), padding, file.buffer.subarray(end)]) };
}

/** Certifies what the court asks for on the review, and submits. */
async function submitReviewed(page: Page, hand: Hand): Promise<void> {
  const certifications = page.getByRole('checkbox', { name: /^I certify/ });
  await expect(certifications.first()).toBeVisible();
  for (const statement of await certifications.all()) await hand.click(statement);
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await hand.click(page.getByRole('button', { name: 'Submit to the court' }));
  await page.waitForURL(/\/order-details\/\d+/);
}

test('a new case from a matter', async ({ page }) => {
  await openAs(page, people.nora, '/');
  const earlier = await createOrder(page, partiesOf('Ortega'));
  const template = `Claim ${randomUUID().slice(0, 4)}`;
  await page.goto(`/app/order-details/${earlier}`);
  await page.getByRole('button', { name: 'Save as template' }).click();
  await page.getByLabel('Template name').fill(template);
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText(`Template “${template}” saved`)).toBeVisible();
  const names = ['Complaint.pdf', 'Exhibit A.pdf', 'Exhibit B.pdf'];
  const files = await Promise.all(names.map((name) => heavyPdf(name, 4)));
  await page.goto(`/app/matter-view/${ortega.reference}?mappingId=${ortega.mappingId}`);
  await expect(page.getByRole('link', { name: 'File a new case' })).toBeVisible();

  const hand = new Hand(page);
  await hand.click(page.getByRole('link', { name: 'File a new case' }));
  await hand.click(page.getByRole('link', { name: template }));
  await hand.click(page.getByRole('group', { name: 'Plaintiff' }).getByLabel('First name'));
  await hand.type('Ana');
  await hand.press('Tab');
  await hand.type('Ortega');
  await hand.press('Tab');
  await hand.press('Tab');
  await hand.type('Lakeshore LLC');
  await hand.press('Tab');
  await hand.type('75000');
  await hand.click(page.getByRole('button', { name: 'Continue to documents' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Filings', exact: true })).toBeVisible();
  await hand.drop(files);
  await expect(page.getByText('3 pages')).toHaveCount(3, { timeout: 60_000 });
  await hand.click(page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /^Review/ }));
  await submitReviewed(page, hand);
  arrive('newCase', hand);
});

test('a filing into the case of an order', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const orderId = await createOrder(page, partiesOf(`Ortega-${randomUUID().slice(0, 8)}`));
  await control.decide(orderId, { decision: 'accept' });
  await page.goto(`/app/order-details/${orderId}`);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Accepted');

  const hand = new Hand(page);
  await hand.click(page.getByRole('link', { name: 'File into this case' }));
  await page.waitForURL(/\/existing-case\/\d+\/filings\?/);
  await expect(page.getByRole('heading', { level: 2, name: 'Filings', exact: true })).toBeVisible();
  await hand.drop([await pdfFile('Motion for Continuance.pdf', 3)]);
  await expect(page.getByText('3 pages')).toBeVisible();
  await hand.click(page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /^Review/ }));
  await submitReviewed(page, hand);
  arrive('existingCase', hand);
});

test('a rejected filing with another document', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  const orderId = await createOrder(page, partiesOf(`Ortega-${randomUUID().slice(0, 8)}`));
  await control.decide(orderId, { decision: 'reject', reason: 'Missing signature' });
  await page.goto(`/app/order-details/${orderId}`);

  const hand = new Hand(page);
  await hand.click(page.getByRole('button', { name: 'Edit and resubmit' }));
  const documents = page.getByRole('list', { name: 'Documents' });
  await hand.chooseFile(documents.getByRole('button', { name: /^Replace/ }), await pdfFile('Complaint, signed.pdf', 4));
  await expect(documents).toContainText('4 pages');
  await submitReviewed(page, hand);
  arrive('correction', hand);
});

test('the month’s fees in Excel', async ({ page }) => {
  await openAs(page, people.nora, '/');
  await expect(page.getByRole('link', { name: 'All Orders' })).toBeVisible();

  const hand = new Hand(page);
  await hand.click(page.getByRole('link', { name: 'All Orders' }));
  await hand.click(page.getByRole('link', { name: 'Fees', exact: true }));
  await hand.click(page.getByRole('button', { name: 'List options' }));
  const download = page.waitForEvent('download');
  await hand.click(page.getByRole('button', { name: 'Export all (Excel)', exact: true }));
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  arrive('fees', hand);
});

test('an order by half of a name', async ({ page }) => {
  await openAs(page, people.nora, '/');
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible();

  const hand = new Hand(page);
  await hand.click(page.getByRole('button', { name: 'Search everything' }));
  await expect(page.getByRole('combobox', { name: /Search/ })).toBeFocused();
  await hand.type('carrick');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText('Carrick');
  await hand.press('Enter');
  await page.waitForURL(/\/order-details\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Carrick');
  arrive('search', hand);
});

test.afterAll(async () => {
  const names = Object.keys(journeys) as (keyof typeof journeys)[];
  if (!isMeasured || names.some((name) => !taken.has(name))) return;
  const rows = names.map((name) => {
    const { task, limit, before }: Journey = journeys[name];
    const { clicks = 0, keys = 0, seconds = 0 } = taken.get(name) ?? {};
    const limits = [
      limit.clicks && `${limit.clicks} clicks`,
      limit.keys && `${limit.keys} keys`,
      limit.seconds && `${limit.seconds} s`,
    ].filter(Boolean);
    return `| ${task} | ${clicks} | ${keys} | ${seconds.toFixed(0)} | ${limits.join(', ')} | ${before} |`;
  });
  const text = `# Journeys

What everyday tasks take in Chromium over the production build with its demo data. \`npm run journeys\` measures them and
fails above a limit; \`npm test\` holds their clicks and keys. Seconds are the product's, plus 1 second per click and 0.2 seconds per key. A drop counts as a
click; a file chosen in the system's dialog belongs to the click that opens it.

| Task | Clicks | Keys | Seconds | Limit | Before |
| --- | ---: | ---: | ---: | --- | --- |
${rows.join('\n')}
`;
  await writeFile(resolve(import.meta.dirname, '../docs/journeys.md'), text);
});
