/**
 * The document check in the form: a finding leads to its page and field, `fix` blocks, `look` needs a tick, and what
 * couldn't be checked says so (filing variants, section 9).
 */
import { screen, waitFor, within } from '@testing-library/react';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// Without a browser, PDF.js finds its worker through this import.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { eq } from 'drizzle-orm';
import { files } from '../sandbox/db/schema/files.ts';
import { readFacts } from '../src/features/preflight/worker/read-facts.ts';
import { opposition, paper } from './california.ts';
import { uploadPdf } from './new-case.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

/** Reads documents as the worker does, in the same thread. */
class WorkerInThread extends EventTarget {
  postMessage({ bytes }: { bytes: Uint8Array<ArrayBuffer> }): void {
    void readFacts(bytes).then((facts) => this.dispatchEvent(new MessageEvent('message', { data: { facts } })));
  }
  terminate(): void {}
}

/** A worker that dies at once. */
class DeadWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  terminate(): void {}
}

beforeEach(() => vi.stubGlobal('Worker', WorkerInThread));
afterEach(() => vi.unstubAllGlobals());

/** A draft in California whose document has these lines, on a page of this size. */
async function draftWith(lines: readonly string[], size: [number, number] = [612, 792]) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  const page = pdf.addPage(size);
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 72, y: 700 - index * 20, size: 12, font });
  const content = await pdf.save();
  const lead = await uploadPdf(app.backend.sandbox.db, { fileName: 'Opposition.pdf' });
  const sizeBytes = content.byteLength;
  await app.backend.sandbox.db.update(files).set({ content, sizeBytes }).where(eq(files.fileId, lead.fileId));
  const document = { ...lead, sizeBytes, url: `/files/${lead.fileId}` };
  const filed = opposition(document, { serviceRecipients: [], filings: [paper(document, 'OPP')] });
  const made = await app.backend.call('/filing/OneLegal/OLDraft?state=CA', { body: { content: filed } });
  const { orderId } = await made.json();
  const saved = async () =>
    (await (await app.backend.call(`/filing/OneLegal/OLDraft?state=CA&orderId=${orderId}`)).json())[0];
  const rendered = await app.renderApp(`/existing-case/${orderId}/filings?state=CA`);
  const panel = await screen.findByRole('region', { name: 'Document check' }, patience);
  return { ...rendered, saved, panel, fileId: lead.fileId };
}

const signed = '/s/ Nora Marlow';

it('a number that must be redacted blocks, and is named by its last digits alone', { timeout: 60_000 }, async () => {
  const { user, panel } = await draftWith(['Her Social Security number is 412-55-6789.', signed]);
  expect(await within(panel).findByText(/•••-••-6789, page 1/, undefined, patience)).toBeVisible();
  expect(document.body.textContent).not.toContain('412-55');
  expect(within(panel).getAllByRole('button', { name: 'Show page 1 of Opposition.pdf' })[0]).toBeVisible();
  expect(within(panel).getByRole('button', { name: /^Redact: Opposition\.pdf/ })).toBeEnabled();
  await user.click(screen.getByRole('link', { name: /^Review and submit/ }));
  const problems = await screen.findByRole('region', { name: /items? to fix before you can submit/ }, patience);
  expect(within(problems).getByText(/•••-••-6789/)).toBeVisible();
});

it('a page is fitted to Letter: a new file, the original kept, checked again, undone', {
  timeout: 60_000,
}, async () => {
  const { user, panel, saved, fileId } = await draftWith([signed], [595, 842]);
  const fit = await within(panel).findByRole('button', { name: /^Fit to Letter: Opposition\.pdf/ }, patience);
  await user.click(fit);
  await within(panel).findByText('The pages are Letter now.', undefined, patience);
  await waitFor(async () => {
    const { leadDocument } = (await saved()).content.filings[0];
    expect(leadDocument.fileId).not.toBe(fileId);
    expect(leadDocument.original).toMatchObject({ fileId });
  }, patience);
  await waitFor(() => expect(within(panel).queryByRole('button', { name: /^Fit to Letter/ })).toBeNull(), patience);
  await user.click(within(panel).getByRole('button', { name: /^Undo/ }));
  await within(panel).findByRole('button', { name: /^Fit to Letter: Opposition\.pdf/ }, patience);
  await waitFor(async () => {
    expect((await saved()).content.filings[0].leadDocument.fileId).toBe(fileId);
  }, patience);
});

it('a dying worker says that nothing was checked, and filing goes on', { timeout: 60_000 }, async () => {
  vi.stubGlobal('Worker', DeadWorker);
  const { user, panel } = await draftWith([signed]);
  expect(await within(panel).findByText('Not checked', undefined, patience)).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Review and submit/ }));
  await screen.findByRole('heading', { level: 2, name: 'Review and submit' }, patience);
  // Nothing of the check blocks; the court's own confirmation does, as with every filing there.
  expect(screen.queryByText(/Not checked.*fix/)).toBeNull();
});

it('a confirmation holds for the content that was looked at', { timeout: 60_000 }, async () => {
  const { user, panel, saved } = await draftWith(['MOTION TO COMPEL', signed]);
  const acknowledge = await within(panel).findByRole('checkbox', { name: /^I have redacted what/ }, patience);
  await waitFor(() => expect(within(panel).queryByText('Checking the documents…')).toBeNull(), patience);
  await user.click(acknowledge);
  await waitFor(async () => {
    const { leadDocument } = (await saved()).content.filings[0];
    expect(leadDocument.confirmed).toEqual([
      { check: expect.any(String), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  }, patience);
});

it('what the court asks to confirm is ticked once the documents are read', { timeout: 60_000 }, async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  vi.stubGlobal(
    'Worker',
    class extends WorkerInThread {
      override postMessage(message: { bytes: Uint8Array<ArrayBuffer> }): void {
        void released.then(() => super.postMessage(message));
      }
    },
  );
  const { user, panel } = await draftWith([signed]);
  const box = await within(panel).findByRole('checkbox', { name: /^I have redacted what/ }, patience);
  expect(box).toBeDisabled();
  release();
  await waitFor(() => expect(box).toBeEnabled(), patience);
  await user.click(box);
  await waitFor(() => expect(screen.getByText(/^Saved \d/)).toBeVisible(), patience);
  expect(box).toBeChecked();
});
