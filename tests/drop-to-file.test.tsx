/** PDFs dropped on the home page or an order, until they are in a draft. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
// Without a browser, PDF.js finds its worker through this import.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { newCase, uploadPdf } from './new-case.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const ortega = '00000000-0000-4000-8000-000000000001';
const patience = { timeout: 40_000 };

async function pdf(name: string): Promise<File> {
  const document = await PDFDocument.create();
  document.addPage();
  return new File([new Uint8Array(await document.save())], name, { type: 'application/pdf' });
}

/** Drags files over the page until it takes them, and drops them. */
async function drop(...files: File[]): Promise<HTMLElement> {
  const dataTransfer = { files, items: [], types: ['Files'] };
  await waitFor(() => {
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(screen.getByText('Drop PDFs to file them')).toBeInTheDocument();
  }, patience);
  fireEvent.drop(document.body, { dataTransfer });
  return screen.findByRole('dialog', { name: /^File \d documents?$/ }, patience);
}

const namesIn = async (orderId: string | undefined) => {
  const draft = await (await app.backend.call(`/filing/Tyler/IL/Drafts/New-Case/${orderId}`)).json();
  return draft.content.filings.flatMap(({ leadDocument, attachments }: Record<string, unknown>) =>
    [leadDocument, ...(attachments as unknown[])].map((document) => (document as { fileName: string }).fileName),
  );
};

it('documents dropped on the home page stay through the choice of a court, and are in the draft once', {
  timeout: 150_000,
}, async () => {
  const { user, place } = await app.renderApp(`/?state=IL&mappingId=${ortega}`);
  const dialog = await drop(await pdf('Exhibit 2.pdf'), await pdf('Complaint.pdf'));
  const names = within(within(dialog).getByRole('list', { name: 'Documents' })).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Complaint.pdf (lead document)', 'Exhibit 2.pdf']);
  await user.click(within(dialog).getByRole('button', { name: 'New case' }));
  expect(await screen.findByRole('list', { name: 'Documents to file' }, patience)).toHaveTextContent('Complaint.pdf');
  await user.upload(screen.getByLabelText('Add more documents'), await pdf('Notes.pdf'));
  await user.click(screen.getByRole('button', { name: 'Remove Notes.pdf' }));
  await user.click(await screen.findByRole('combobox', { name: 'Court' }, patience));
  await user.keyboard('lakemoor civil');
  await screen.findByRole('listbox', { name: 'Court' });
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Case' }, patience);
  const [, orderId] = /case-initiation\/(\d+)\/case/.exec(place()) ?? [];
  await waitFor(async () => expect(await namesIn(orderId)).toEqual(['Complaint.pdf', 'Exhibit 2.pdf']), patience);
});

it('documents dropped on an order go to a draft that the person chooses; closing the question discards them', {
  timeout: 150_000,
}, async () => {
  const leadDocument = { ...(await uploadPdf(app.backend.sandbox.db)), documentTypeCode: '9301' };
  const body = { mappingId: ortega, content: newCase(leadDocument), idempotencyKey: crypto.randomUUID() };
  const { orderId } = await (await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body })).json();
  const { user } = await app.renderApp(`/?state=IL&mappingId=${ortega}`);
  const first = await drop(await pdf('Wrong.pdf'));
  await user.click(within(first).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const dialog = await drop(await pdf('Exhibit A.pdf'));
  const [draft] = await within(dialog).findAllByRole('button', { name: /^Ortega v\. Lakeshore/ }, patience);
  await user.click(draft as HTMLElement);
  await screen.findByRole('heading', { level: 2, name: 'Filings' }, patience);
  await waitFor(async () => expect(await namesIn(orderId)).toEqual(['complaint.pdf', 'Exhibit A.pdf']), patience);
});
