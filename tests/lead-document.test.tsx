/** The lead document of files that are added together: guessed by names and first pages, ordered by a person (decision 31). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
// Without a browser, PDF.js finds its worker through this import.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import type { ExistingCaseDraft, NewCaseDraft } from '../sandbox/generated/filing/schemas.ts';
import { newCase, uploadPdf } from './new-case.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const patience = { timeout: 40_000 };

async function pdf(name: string, title = ''): Promise<File> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  if (title) page.drawText(title, { x: 72, y: 700, size: 12, font: await document.embedFont(StandardFonts.Helvetica) });
  return new File([new Uint8Array(await document.save())], name, { type: 'application/pdf' });
}

const rows = () => within(screen.getByRole('list', { name: 'Documents to file' })).getAllByRole('listitem');
const names = () => rows().map(({ textContent }) => /^[^.]*\.pdf/.exec(textContent ?? '')?.[0]);
const draft = async (orderId: string | undefined): Promise<NewCaseDraft> =>
  (await app.backend.call(`/filing/Tyler/IL/Drafts/New-Case/${orderId}`)).json();

describe('files chosen on the start page', { timeout: 150_000 }, () => {
  it('put the pleading first by what names and first pages say; a person’s order wins, announced, and taken back by keys', async () => {
    const { user, place } = await app.renderApp('/case-initiation?state=IL');
    const input = await screen.findByLabelText('Add documents', undefined, patience);
    await user.upload(input, [await pdf('Exhibit B.pdf'), await pdf('Exhibit A.pdf')]);
    expect(await screen.findByText('No lead document yet')).toBeVisible();
    await user.upload(screen.getByLabelText('Add more documents'), [
      await pdf('scan 1.pdf', 'EXHIBIT C'),
      await pdf('scan 2.pdf', 'COMPLAINT FOR BREACH OF CONTRACT'),
    ]);
    await waitFor(
      () => expect(names()).toEqual(['scan 2.pdf', 'Exhibit A.pdf', 'Exhibit B.pdf', 'scan 1.pdf']),
      patience,
    );
    expect(rows()[0]).toHaveTextContent('Lead document');
    expect(screen.queryByText('No lead document yet')).toBeNull();

    const up = screen.getByRole('button', { name: 'Move Exhibit A.pdf up' });
    up.focus();
    await user.keyboard('{Enter}');
    expect(names()[0]).toBe('Exhibit A.pdf');
    expect(screen.getByText('Exhibit A.pdf is now document 1 of 4, the lead document.')).toHaveRole('status');
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    expect(names()[0]).toBe('scan 2.pdf');
    expect(screen.getByText('The order is as it was before.')).toHaveRole('status');
    screen.getByRole('button', { name: 'Move Exhibit B.pdf up' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names()).toEqual(['scan 2.pdf', 'Exhibit B.pdf', 'Exhibit A.pdf', 'scan 1.pdf']);
    // Files that come later don't change a person's order.
    await user.upload(screen.getByLabelText('Add more documents'), await pdf('Petition.pdf'));
    expect(names().at(-1)).toBe('Petition.pdf');
    await user.click(screen.getByRole('button', { name: 'Remove Petition.pdf' }));

    await user.click(await screen.findByRole('combobox', { name: 'Court' }, patience));
    await user.keyboard('lakemoor civil');
    await screen.findByRole('listbox', { name: 'Court' });
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 2, name: 'Case' }, patience);
    const [, orderId] = /case-initiation\/(\d+)\/case/.exec(place()) ?? [];
    await waitFor(async () => {
      const [filing] = (await draft(orderId)).content.filings;
      expect(filing?.leadDocument?.fileName).toBe('scan 2.pdf');
      expect(filing?.attachments.map(({ fileName }) => fileName)).toEqual([
        'Exhibit B.pdf',
        'Exhibit A.pdf',
        'scan 1.pdf',
      ]);
    }, patience);
  });

  it('are dragged to another place', async () => {
    const { user } = await app.renderApp('/case-initiation?state=IL');
    const input = await screen.findByLabelText('Add documents', undefined, patience);
    await user.upload(input, [await pdf('Motion.pdf'), await pdf('Exhibit A.pdf'), await pdf('Summons.pdf')]);
    expect(names()).toEqual(['Motion.pdf', 'Summons.pdf', 'Exhibit A.pdf']);
    // Illinois takes a summons as a filing of its own.
    expect(rows()[1]).toHaveTextContent('Illinois courts have a filing code for a summons.');
    const dataTransfer = { effectAllowed: '', setData: () => {}, setDragImage: () => {}, types: [] };
    const [first, , last] = rows();
    const handle = last?.querySelector('[draggable]');
    if (!first || !last || !handle) throw new Error('There is nothing to drag.');
    fireEvent.dragStart(handle, { dataTransfer });
    fireEvent.dragOver(first, { dataTransfer });
    fireEvent.drop(first, { dataTransfer });
    expect(names()).toEqual(['Motion.pdf', 'Exhibit A.pdf', 'Summons.pdf']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Motion.pdf', 'Summons.pdf', 'Exhibit A.pdf']);
  });
});

it('files added together to a draft are put in order, too, and a summons among them is told of its own filing code', {
  timeout: 150_000,
}, async () => {
  const content = { ...newCase(await uploadPdf(app.backend.sandbox.db)), filings: [] };
  const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content } });
  const { orderId }: ExistingCaseDraft = await made.json();
  const { user } = await app.renderApp(`/case-initiation/${orderId}/filings?state=IL`);
  await user.click(await screen.findByRole('button', { name: 'Add a filing' }, patience));
  await user.upload(await screen.findByLabelText('Add the lead document', undefined, patience), [
    await pdf('Exhibit A.pdf'),
    await pdf('Complaint.pdf'),
    await pdf('Summons to Lakeshore.pdf'),
  ]);
  const lead = await screen.findByRole('list', { name: 'Lead document' });
  await waitFor(() => expect(lead).toHaveTextContent('Complaint.pdf'), patience);
  const note = await screen.findByText(
    /^This court has a filing code for a summons \(Summons\)\./,
    undefined,
    patience,
  );
  expect(note).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make it a filing' }));
  await waitFor(async () => {
    const { filings } = (await draft(String(orderId))).content;
    expect(filings.map(({ leadDocument }) => leadDocument?.fileName)).toEqual([
      'Complaint.pdf',
      'Summons to Lakeshore.pdf',
    ]);
    expect(filings[1]?.filingTypeCode).toBe('40130');
    expect(filings[0]?.attachments.map(({ fileName }) => fileName)).toEqual(['Exhibit A.pdf']);
  }, patience);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await draft(String(orderId))).content.filings).toHaveLength(1), patience);
});
