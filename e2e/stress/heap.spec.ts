/**
 * A tab that stays open all day: pages give back their memory, listeners and timers. Memory is measured twice: what the
 * page's objects take in a heap snapshot, and all of the heap, V8's code and caches included. Every page was visited
 * before.
 */
import type { CDPSession, Page } from '@playwright/test';
import { createDraft, createOrder } from '../support/drafts.ts';
import { countLive, type Footprint, followTo, footprint, heapSize, type Live } from '../support/leaks.ts';
import { visitListedPages } from '../support/listed-pages.ts';
import { pdfFile, type UploadFile } from '../support/pdf.ts';
import { expect, openAs, people, test } from '../support/test.ts';

/** Navigations; `HEAP_NAVIGATIONS=100` shortens the run. */
const navigations = Number(process.env.HEAP_NAVIGATIONS ?? 500);
/** The tab is measured after each so many navigations. */
const period = 50;
test.use({ actionTimeout: 15_000 });

test(`memory stays level over ${navigations} navigations with uploads and previews`, async ({ page, context }) => {
  await openAs(page, people.nora, '/');
  const orderId = await createOrder(page);
  const { orderId: draftId } = await createDraft(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.reload();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const addresses = await visitListedPages(page);
  // What loads after a page's first rows, such as charts, is there at the second visit.
  for (const address of addresses) await followTo(page, address);

  const measured: Footprint[] = [];
  for (let count = 1; count <= navigations; count += 1) {
    if (count % period === 0) {
      await followTo(page, '/');
      measured.push(await settledFootprint(session));
      report(count, measured.at(-1));
    } else if (count % 20 === 10) await previewStored(page, orderId);
    else if (count % 25 === 5) await uploadAndPreview(page, draftId);
    else await followTo(page, addresses[count % addresses.length] ?? '/');
  }
  expect(await page.evaluate(() => Reflect.has(window, 'sameDocument')), 'the document was never replaced').toBe(true);

  const [first] = measured;
  const last = measured.at(-1);
  expect.soft((last?.live ?? 0) / (first?.live ?? 0), 'memory of the page').toBeLessThan(1.2);
  expect.soft((last?.heap ?? 0) / (first?.heap ?? 0), 'all memory').toBeLessThan(1.2);
  expect.soft((last?.nodes ?? 0) / (first?.nodes ?? 0), 'nodes').toBeLessThan(1.05);
  expect.soft((last?.listeners ?? 0) / (first?.listeners ?? 0), 'listeners').toBeLessThan(1.05);
});

test('no page leaves a listener or timer behind', async ({ page }) => {
  await countLive(page);
  await openAs(page, people.nora, '/');
  const { orderId } = await createDraft(page);
  const addresses = await visitListedPages(page);
  const left: Record<string, readonly string[]> = {};
  for (const address of [...addresses, `/case-initiation/${orderId}/filings?state=IL`]) {
    // The first visit may install what the application keeps.
    const counts: Live[] = [];
    for (let visit = 0; visit < 5; visit += 1) {
      await followTo(page, address);
      await followTo(page, '/');
      counts.push(await page.evaluate(() => window.liveHandles()));
    }
    const growing = growingKinds(counts.slice(1));
    if (growing.length > 0) left[address] = growing;
  }
  expect(left).toEqual({});
});

/**
 * Collects as often as a tab that stays open does: what ends by itself is not a leak, and V8 gives up the code of
 * functions that were not called between several collections.
 */
async function settledFootprint(session: CDPSession): Promise<Footprint> {
  for (let collection = 0; collection < 10; collection += 1) await heapSize(session);
  return footprint(session);
}

function report(count: number, found: Footprint | undefined): void {
  if (!found) return;
  const { heap, live, nodes, listeners, documents } = found;
  const [ofPage, all] = [live, heap].map((bytes) => (bytes / 1_000_000).toFixed(1));
  console.info(
    `${count} navigations: ${ofPage} MB of ${all} MB, ${nodes} nodes, ${listeners} listeners, ${documents} documents`,
  );
}

/** The kinds of which each visit left more. Timers of cached answers come and go. */
function growingKinds(counts: readonly Live[]): string[] {
  const kinds = Object.keys(counts.at(-1) ?? {});
  return kinds.filter((kind) =>
    counts.every((count, visit) => visit === 0 || (count[kind] ?? 0) > (counts[visit - 1]?.[kind] ?? 0)),
  );
}

/** Previews a document of a submitted order. */
async function previewStored(page: Page, orderId: number): Promise<void> {
  await followTo(page, `/order-details/${orderId}`);
  await page
    .getByRole('button', { name: /^Preview .*Complaint\.pdf$/ })
    .first()
    .click();
  await closePreview(page);
}

/** Uploads, previews and removes a document of a draft. */
async function uploadAndPreview(page: Page, draftId: number): Promise<void> {
  await followTo(page, `/case-initiation/${draftId}/filings?state=IL`);
  await expect(page.getByLabel('Add attachments', { exact: true })).toBeEnabled();
  await chooseFile(page, await pdfFile('Exhibit.pdf', 20));
  await page.getByRole('button', { name: 'Preview Exhibit.pdf' }).click();
  await closePreview(page);
  await page.getByRole('button', { name: 'Remove Exhibit.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Preview Exhibit.pdf' })).toHaveCount(0);
}

/** Chooses a file. `setInputFiles` would hold on to the field, and with it to the page. */
async function chooseFile(page: Page, { name, mimeType, buffer }: UploadFile): Promise<void> {
  await page.evaluate(
    ({ name, type, base64 }) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
      const field = fields.find(({ ariaLabel, labels }) =>
        /^Add attachments/.test(ariaLabel ?? labels?.[0]?.textContent ?? ''),
      );
      if (!field) throw new Error('There is no field for attachments.');
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const chosen = new DataTransfer();
      chosen.items.add(new File([bytes], name, { type }));
      field.files = chosen.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  );
}

async function closePreview(page: Page): Promise<void> {
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
}
