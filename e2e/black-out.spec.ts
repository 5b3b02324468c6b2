/** What must not be on the public record: boxes drawn by keyboard alone take words out, and numbers stay in the file. */
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { FlDraft } from '../sandbox/generated/filing/schemas.ts';
import { readPdf } from '../sandbox/simulators/clerk-review/read-pdf.ts';
import { browserState, listenToConsole } from './support/browser-traces.ts';
import { authorization, get } from './support/drafts.ts';
import { floridaDraft } from './support/provider-drafts.ts';
import { expect, expectAccessible, expectWidth, openAs, people, test } from './support/test.ts';

/** A motion with texts on its page, each at its distance from left and bottom, in points. */
async function motion(...texts: readonly (readonly [text: string, x: number, y: number])[]) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([612, 792]);
  for (const [text, x, y] of texts) page.drawText(text, { x, y, size: 12, font });
  return { name: 'Motion.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
}

test('a box drawn by keyboard takes a word out of the file for good', async ({ page }) => {
  await openAs(page, people.nora, '/');
  const { orderId } = await floridaDraft(page, 'Existing-Case', { leadDocument: undefined });
  await page.goto(`/app/existing-case/${orderId}/filings?state=FL`);
  await page
    .getByLabel('Add the lead document', { exact: true })
    .setInputFiles(await motion(['Secretname', 260, 420], ['Public words', 72, 700]));
  await page.getByRole('button', { name: 'Change Motion.pdf' }).press('Enter');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Redact' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Redact' });
  await dialog.getByRole('button', { name: 'Add a box' }).press('Enter');
  const box = dialog.getByRole('button', { name: 'Box 1 on page 1' });
  await expect(box).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  for (const width of [390, 360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWidth(page, width);
  }
  await dialog.getByRole('button', { name: 'Redact 1 box' }).press('Enter');
  await expect(page.getByText('Redacted. The words can’t be read or searched anymore.').first()).toBeVisible();

  const path = `filing/Granicus/FL/FlDrafts?orderId=${orderId}`;
  const saved = async () => FlDraft.array().parse(await get(page.request, path))[0]?.content.filings[0]?.leadDocument;
  await expect.poll(async () => (await saved())?.original?.fileId).toBeDefined();
  // As the sandbox's clerk reads it, with code of its own.
  const read = await readPdf(await download((await saved())?.url ?? ''));
  const text = typeof read === 'object' ? read.pages.map((each) => each.text).join('\n') : '';
  expect(text).toContain('Public');
  expect(text).not.toContain('Secretname');

  async function download(url: string): Promise<Uint8Array<ArrayBuffer>> {
    const headers = await authorization(page.request);
    const search = new URLSearchParams({ DocumentUrl: url, FileName: 'Motion.pdf' });
    const answer = await page.request.get(`/api/filing/Tyler/FL/Filings/DownloadDocumentAttachment?${search}`, {
      headers,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return new Uint8Array(await answer.body());
  }
});

test('numbers of a document are in its upload alone', async ({ page, context }) => {
  const planted = ['412-55-6789', '4111 1111 1111 1111', '000482915736', 'B412-5567-8912', '03/14/1981'];
  const lines = [
    `Her Social Security number is ${planted[0]}.`,
    `Paid with card ${planted[1]}.`,
    `Account number ${planted[2]}.`,
    `Her driver license is ${planted[3]}.`,
    `She was born on ${planted[4]}.`,
  ];
  const said = listenToConsole(context);
  const traffic: string[] = [];
  page.on('request', (request) => {
    // The upload's own body: a form with the file.
    const isUpload = request.headers()['content-type']?.startsWith('multipart/form-data');
    traffic.push(request.url(), isUpload ? '' : (request.postData() ?? ''));
  });
  page.on('response', async (response) => {
    if (response.headers()['content-type']?.includes('json'))
      traffic.push(await response.text().catch(() => 'The page was left.'));
  });
  await openAs(page, people.nora, '/');
  const { orderId } = await floridaDraft(page, 'Existing-Case', { leadDocument: undefined });
  await page.goto(`/app/existing-case/${orderId}/filings?state=FL`);
  await page
    .getByLabel('Add the lead document', { exact: true })
    .setInputFiles(await motion(...lines.map((line, index) => [line, 72, 700 - index * 24] as const)));
  const panel = page.getByRole('region', { name: 'Document check' });
  await expect(panel.getByText('•••-••-6789', { exact: false }).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /^Review and submit/ })
    .click();
  await expect(page.getByRole('region', { name: /to fix before you can submit/ })).toContainText('•••-••-6789');
  await page.reload();
  await expect(page.getByRole('region', { name: /to fix before you can submit/ })).toContainText('•••-••-6789');
  const places = {
    traffic: traffic.join('\n'),
    browser: await browserState(page, said),
    page: await page.content(),
  };
  expect(places.traffic).toContain('FlDrafts');
  for (const [place, held] of Object.entries(places))
    for (const number of planted)
      for (const form of [number, number.replaceAll(/\W/g, '')])
        expect(held.includes(form), `${number} in ${place}`).toBe(false);
});
