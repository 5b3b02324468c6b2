/** Files that wait in the matter, a second look at documents before they are submitted, and how long a quote holds. */
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { files } from '../sandbox/db/schema/files.ts';
import { newCase, uploadPdf } from './new-case.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();
const ortega = '00000000-0000-4000-8000-000000000001';
const read = async (path: string) => (await app.backend.call(`/filing${path}`)).json();

async function draft(content: object, mappingId?: string) {
  const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content, mappingId } });
  const { orderId } = await made.json();
  return { orderId, saved: () => read(`/Tyler/IL/Drafts/New-Case/${orderId}`) };
}

it('a file that was uploaded for the matter is attached without another upload', { timeout: 60_000 }, async () => {
  const { db } = app.backend.sandbox;
  const waiting = await uploadPdf(db, { fileName: 'Summons.pdf' });
  await db.update(files).set({ mappingId: ortega }).where(eq(files.fileId, waiting.fileId));
  const { orderId, saved } = await draft(newCase(await uploadPdf(db)), ortega);
  const { user } = await app.renderApp(`/case-initiation/${orderId}/filings?state=IL`);
  await user.click(
    await screen.findByRole('button', { name: 'Add attachments from files already uploaded' }, patience),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Already uploaded for this matter' }, patience);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Summons.pdf' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 document' }));
  const attachments = await screen.findByRole('list', { name: 'Attachments' });
  await within(attachments).findByText('Summons.pdf', undefined, patience);
  await waitFor(async () => {
    const [filing] = (await saved()).content.filings;
    expect(filing.attachments).toMatchObject([{ fileId: waiting.fileId, fileName: 'Summons.pdf' }]);
  }, patience);
});

it('a document that is gone or encrypted by now is named in Review', { timeout: 60_000 }, async () => {
  const lead = await uploadPdf(app.backend.sandbox.db);
  const url = `/files/${lead.fileId}`;
  const { orderId } = await draft(newCase({ ...lead, url }));
  app.answer(({ url: asked }) =>
    asked.includes('/Documents/metadata')
      ? Response.json({
          url,
          fileName: lead.fileName,
          contentType: 'application/pdf',
          sizeBytes: lead.sizeBytes,
          isAvailable: true,
          isPdf: true,
          isEncrypted: true,
          hasXfaForm: false,
        })
      : undefined,
  );
  await app.renderApp(`/case-initiation/${orderId}/review?state=IL`);
  expect(await screen.findByText(/^complaint\.pdf: the PDF is encrypted/, undefined, patience)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the documents' })).toBeVisible();
});
