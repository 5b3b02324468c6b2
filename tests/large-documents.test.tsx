/** Oversized documents: kept, marked, and blocking submission until compressed. */
import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
// Without a browser, PDF.js finds its worker through this import.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { courtPolicies } from '../sandbox/db/schema/codes.ts';
import { newCase, uploadPdf } from './new-case.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();

/** A one-page PDF with this many unneeded bytes. */
async function wastefulPdf(name: string, waste: number): Promise<File> {
  const document = await PDFDocument.create();
  document.addPage();
  document.context.register(document.context.stream(new Uint8Array(waste)));
  return new File([new Uint8Array(await document.save())], name, { type: 'application/pdf' });
}

it('is kept, marked, and blocks the filing until it is compressed', async () => {
  const { db } = app.backend.sandbox;
  await db
    .update(courtPolicies)
    .set({ maxDocumentBytes: 40_960, maxEnvelopeBytes: 71_680 })
    .where(eq(courtPolicies.location, 'lakemoor:cv1'));
  const drafts = '/filing/Tyler/IL/Drafts/New-Case';
  const answer = await app.backend.call(drafts, {
    body: { content: newCase(await uploadPdf(db)), idempotencyKey: randomUUID() },
  });
  const { orderId } = await answer.json();
  const saved = async () => (await app.backend.call(`${drafts}/${orderId}`)).json();
  const { user } = await app.renderApp(`/case-initiation/${orderId}/filings?state=IL`);

  await user.upload(await screen.findByLabelText('Add attachments'), await wastefulPdf('Scan.pdf', 80_000));
  const attachments = await screen.findByRole('list', { name: 'Attachments' });
  expect(await within(attachments).findByText('Too large')).toBeVisible();
  const message = "This document is 79 KB. The court's limit is 40 KB. Compress it or split it.";
  expect(within(attachments).getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText(/^The documents total .*\. The court's limit is 70 KB per envelope/)).toBeVisible();
  await waitFor(async () => expect((await saved()).content.filings[0].attachments).toHaveLength(1));

  // The server enforces the court's limit, too.
  const { version, content } = await saved();
  const submitted = await app.backend.call('/filing/Tyler/IL/Filings/New-Case', {
    body: { orderId, version, content },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(submitted.status).toBe(422);
  expect((await submitted.json()).errors).toHaveProperty(['content.filings.0.attachments.0.fileId']);

  await user.click(screen.getByRole('link', { name: /Review and submit/ }));
  await user.click(await screen.findByRole('button', { name: /^Submit to the court/ }));
  expect(screen.getByText('2 items to fix before submitting')).toBeVisible();
  await user.click(screen.getByRole('link', { name: new RegExp(message) }));
  await user.click(await screen.findByRole('button', { name: 'Compress Scan.pdf' }));
  await screen.findByText('Compressed from 79 KB to 1 KB.');
  expect(screen.queryByText('Too large')).toBeNull();
  await waitFor(async () => {
    const [kept] = (await saved()).content.filings[0].attachments;
    expect(kept.original?.sizeBytes).toBeGreaterThan(80_000);
  });
  await user.click(screen.getByRole('link', { name: /Review and submit/ }));
  expect(await screen.findByText('Ready to submit')).toBeVisible();
}, 60_000);
