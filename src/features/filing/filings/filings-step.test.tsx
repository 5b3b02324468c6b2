import { randomUUID } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { degrees, PDFDocument } from 'pdf-lib';
import { afterEach, expect, test, vi } from 'vitest';
// Without a browser, PDF.js finds its worker through this import.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { lakeshore, ortega } from '../../../../tests/new-case';
import { appUnderTest } from '../../../../tests/render-app';
import { scanOf } from '../../../../tests/scan';
import { installConverterTo, removeConverter, wordDocument } from '../../../../tests/word-document';

const app = appUnderTest();
const patience = { timeout: 15_000 };

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A draft of Ortega against Lakeshore without filings, opened at a step. */
async function openDraft(step: string) {
  const content = {
    courtCode: 'lakemoor:cv1',
    caseCategoryCode: '7100',
    caseTypeCode: '70111',
    filerTypeCode: '2201',
    crossReferences: [],
    procedureRemedyCodes: [],
    amountInControversy: 12_400,
    disclaimerCodes: [],
    parties: [ortega(), lakeshore()],
    filings: [],
  };
  const answer = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', {
    body: { content, idempotencyKey: randomUUID() },
  });
  const { orderId } = await answer.json();
  const rendered = await app.renderApp(`/case-initiation/${orderId}/${step}?state=IL`);
  const saved = async () => (await app.backend.call(`/filing/Tyler/IL/Drafts/New-Case/${orderId}`)).json();
  return { ...rendered, orderId, saved };
}

async function pdf(name: string, pages: number): Promise<File> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  return new File([new Uint8Array(await document.save())], name, { type: 'application/pdf' });
}

async function scan(name: string): Promise<File> {
  const document = await scanOf([
    { lines: ['Lease of the premises at 820 Harbor Street'] },
    { lines: ['Signed by the landlord and the tenant'] },
  ]);
  return new File([new Uint8Array(await document.save())], name, { type: 'application/pdf' });
}

async function addComplaint(user: Awaited<ReturnType<typeof openDraft>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add a filing' }, patience));
  await user.type(await screen.findByRole('combobox', { name: 'Filing type' }), 'complaint');
  await user.click(await screen.findByRole('option', { name: /^Complaint(?! with)/ }, patience));
  await screen.findByRole('heading', { name: 'Filing 1: Complaint' });
}

test('documents are attached in order, described by their names, and saved', async () => {
  const { user, saved } = await openDraft('filings');
  await addComplaint(user);
  expect(screen.getByLabelText(/^Filing description/)).toHaveValue('Complaint');
  await user.upload(screen.getByLabelText('Add the lead document'), [
    await pdf('Complaint.pdf', 3),
    await pdf('Exhibit A.pdf', 40),
    await pdf('Exhibit B.pdf', 1),
  ]);
  const attachments = await screen.findByRole('list', { name: 'Attachments' });
  await within(attachments).findByRole('button', { name: 'Move Exhibit B.pdf up' }, patience);
  expect(within(screen.getByRole('list', { name: 'Lead document' })).getByText(/3 pages/)).toBeVisible();
  await user.click(within(attachments).getByRole('button', { name: 'Make Exhibit B.pdf the lead document' }));
  await waitFor(async () => {
    const [filing] = (await saved()).content.filings;
    expect(filing.leadDocument).toMatchObject({
      fileName: 'Exhibit B.pdf',
      description: 'Exhibit B',
      pageCount: 1,
      filingComponentCode: '551',
    });
    const names = filing.attachments.map(({ fileName }: { fileName: string }) => fileName);
    expect(names).toEqual(['Exhibit A.pdf', 'Complaint.pdf']);
    expect(filing.attachments[0].filingComponentCode).toBe('552');
  }, patience);
}, 60_000);

/** Drops files on the page, outside any drop zone. */
function dropOnPage(files: File[]): void {
  const dataTransfer = { files, items: [], types: ['Files'] };
  fireEvent.dragOver(document.body, { dataTransfer });
  expect(screen.getByText(/^Drop PDFs to/)).toBeInTheDocument();
  fireEvent.drop(document.body, { dataTransfer });
  expect(screen.queryByText(/^Drop PDFs to/)).not.toBeInTheDocument();
}

test('PDFs dropped on another step make a filing, in the order of their names, with the type that the first one names', {
  timeout: 60_000,
}, async () => {
  const { user, saved } = await openDraft('parties');
  await screen.findByRole('heading', { level: 2, name: 'Parties' }, patience);
  dropOnPage([
    await pdf('Exhibit 10.pdf', 1),
    await pdf('Complaint - Ortega (signed).pdf', 2),
    await pdf('Exhibit 2.pdf', 1),
  ]);
  await screen.findByRole('heading', { name: 'Filing 1: Complaint' }, patience);
  expect(screen.getByLabelText(/^Filing type/)).toHaveAccessibleDescription(
    /^Suggested from the name “Complaint - Ortega \(signed\)\.pdf”\./,
  );
  const namesOf = async () => {
    const { leadDocument, attachments } = (await saved()).content.filings[0];
    return [leadDocument, ...attachments].map((document) => document?.fileName);
  };
  await waitFor(
    async () => expect(await namesOf()).toEqual(['Complaint - Ortega (signed).pdf', 'Exhibit 2.pdf', 'Exhibit 10.pdf']),
    patience,
  );
  const lead = screen.getByRole('list', { name: 'Lead document' });
  expect(within(lead).queryByLabelText('Component')).not.toBeInTheDocument();

  // More documents go to the same filing; the keyboard and the mouse rearrange them.
  dropOnPage([await pdf('Exhibit 1.pdf', 1)]);
  const attachments = screen.getByRole('list', { name: 'Attachments' });
  await user.click(await within(attachments).findByRole('button', { name: 'Move Exhibit 1.pdf up' }, patience));
  await waitFor(
    async () => expect((await namesOf()).slice(1)).toEqual(['Exhibit 2.pdf', 'Exhibit 1.pdf', 'Exhibit 10.pdf']),
    patience,
  );
  await user.keyboard('{Enter}');
  await waitFor(
    async () => expect((await namesOf()).slice(1)).toEqual(['Exhibit 1.pdf', 'Exhibit 2.pdf', 'Exhibit 10.pdf']),
    patience,
  );
  expect(document.body).not.toHaveFocus();
  const [first, , last] = within(attachments).getAllByTitle('Drag to reorder');
  const dataTransfer = { setData: () => {}, setDragImage: () => {}, types: [] };
  fireEvent.dragStart(last as HTMLElement, { dataTransfer });
  fireEvent.dragOver(first?.closest('li') as HTMLElement, { dataTransfer });
  fireEvent.drop(first?.closest('li') as HTMLElement, { dataTransfer });
  const dragged = ['Exhibit 1.pdf', 'Exhibit 10.pdf', 'Exhibit 2.pdf'];
  await waitFor(async () => expect((await namesOf()).slice(1)).toEqual(dragged), patience);

  // A removed document returns to its place, from where it was.
  await user.click(within(attachments).getByRole('button', { name: 'Remove Exhibit 10.pdf' }));
  const gap = within(attachments).getByText('Removed Exhibit 10.pdf.').closest('li');
  expect(gap?.previousElementSibling).toHaveTextContent('Exhibit 1.pdf');
  expect(gap?.nextElementSibling).toHaveTextContent('Exhibit 2.pdf');
  await user.keyboard('{Enter}');
  await waitFor(async () => expect((await namesOf()).slice(1)).toEqual(dragged), patience);

  // A type that a person chooses is no suggestion, and stays.
  await user.type(screen.getByRole('combobox', { name: 'Filing type' }), 'jury');
  await user.click(await screen.findByRole('option', { name: /^Complaint with Jury Demand/ }, patience));
  expect(screen.queryByText(/^Suggested from/)).not.toBeInTheDocument();
  await user.click(within(attachments).getByRole('button', { name: 'Move Exhibit 2.pdf up' }));
  await waitFor(async () => expect((await namesOf())[2]).toBe('Exhibit 2.pdf'), patience);
  expect(screen.getByRole('heading', { name: 'Filing 1: Complaint with Jury Demand' })).toBeVisible();
});

test('a replaced file keeps the place, type and fields of its document, and can be undone', {
  timeout: 60_000,
}, async () => {
  const { user, saved } = await openDraft('filings');
  await addComplaint(user);
  await user.upload(screen.getByLabelText('Add the lead document'), [
    await pdf('Complaint.pdf', 3),
    await pdf('Exhibit.pdf', 1),
  ]);
  const attachments = await screen.findByRole('list', { name: 'Attachments' });
  await within(attachments).findByRole('button', { name: 'Replace file: Exhibit.pdf' }, patience);
  const lead = async () => (await saved()).content.filings[0].leadDocument;
  await waitFor(async () => expect(await lead()).toMatchObject({ filingComponentCode: '551' }), patience);
  const { fileId: _, url: _url, sha256: _sha, findings: _findings, ...former } = await lead();
  await user.upload(screen.getByLabelText('File to replace Complaint.pdf'), await pdf('Complaint, signed.pdf', 4));
  expect(await screen.findByText('Replaced Complaint.pdf.', undefined, patience)).toBeVisible();
  await waitFor(
    async () =>
      expect(await lead()).toMatchObject({
        ...former,
        sizeBytes: expect.any(Number),
        fileName: 'Complaint, signed.pdf',
        description: 'Complaint, signed',
        pageCount: 4,
      }),
    patience,
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await lead()).toMatchObject(former), patience);

  // A file that clerks would reject leaves the document as it is.
  await user.upload(screen.getByLabelText('File to replace Complaint.pdf'), new File(['text'], 'Notes.pdf'));
  expect(await screen.findByText("This file isn't a PDF.", undefined, patience)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss Notes.pdf' }));
  expect(await lead()).toMatchObject(former);
});

test('a sideways page is flagged and turned upright; the original can be restored', { timeout: 100_000 }, async () => {
  const { user, saved } = await openDraft('filings');
  await addComplaint(user);
  const document = await PDFDocument.create();
  const font = await document.embedFont('Helvetica');
  document.addPage().drawText('Complaint', { x: 72, y: 700, font });
  document.addPage().drawText('Exhibit', { x: 300, y: 300, rotate: degrees(90), font });
  const file = new File([new Uint8Array(await document.save())], 'Complaint.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Add the lead document'), file);
  expect(await screen.findByText("Page 2 isn't upright.", undefined, patience)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rotate Complaint.pdf' }));
  expect(await screen.findByText(/upright now|unchanged/, undefined, { timeout: 40_000 })).toHaveTextContent(
    'Page 2 is upright now.',
  );
  expect(screen.queryByText("Page 2 isn't upright.")).not.toBeInTheDocument();
  const lead = async () => (await saved()).content.filings[0].leadDocument;
  await waitFor(async () => expect(await lead()).toHaveProperty('original'), patience);
  const { fileId, original } = await lead();
  expect(fileId).not.toBe(original.fileId);
  expect(original.findings.sideways).toEqual([{ page: 2, rotation: 90 }]);
  await user.click(screen.getByRole('button', { name: 'Undo: Complaint.pdf' }));
  expect(await screen.findByText("Page 2 isn't upright.")).toBeVisible();
});

test('a file that clerks would reject shows advice and blocks the filing until dismissed', async () => {
  const { user } = await openDraft('filings');
  await addComplaint(user);
  removeConverter();
  const word = new File([await wordDocument()], 'Complaint.docx');
  await user.upload(screen.getByLabelText('Add the lead document'), word);
  expect(await screen.findByText("Word documents can't be converted here.", undefined, patience)).toBeVisible();
  expect(screen.getByText(/save it as a PDF/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Continue to payment/ }));
  await user.click(await screen.findByRole('link', { name: /^\D*Filings/ }, patience));
  expect(await screen.findByText(/Complaint\.docx is not attached|Add the lead document\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss Complaint.docx' }));
  await waitFor(() => expect(screen.queryByText(/Complaint\.docx/)).not.toBeInTheDocument());
}, 60_000);

test('a Word document becomes a PDF, which is checked and filed', async () => {
  const { user, saved } = await openDraft('filings');
  await addComplaint(user);
  installConverterTo(new Uint8Array(await (await pdf('Scan.pdf', 2)).arrayBuffer()));
  const word = new File([await wordDocument()], 'Complaint.docx');
  await user.upload(screen.getByLabelText('Add the lead document'), word);
  expect(await screen.findByText('Complaint.docx was converted to PDF', undefined, patience)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Make searchable: Complaint.pdf' }, patience)).toBeVisible();
  await waitFor(
    async () =>
      expect((await saved()).content.filings[0].leadDocument).toMatchObject({
        fileName: 'Complaint.pdf',
        pageCount: 2,
        findings: { withoutText: [1, 2] },
      }),
    patience,
  );
});

test('a removed filing is restored with its contents', async () => {
  const { user } = await openDraft('filings');
  await addComplaint(user);
  const service = await screen.findByRole('combobox', { name: 'Add a court service' }, patience);
  await user.type(service, 'certified');
  await user.click(await screen.findByRole('option', { name: /Certified Copy/ }));
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Certified Copy' }, patience);
  await user.clear(quantity);
  await user.type(quantity, '3');
  await user.click(screen.getByRole('button', { name: 'Remove Filing 1: Complaint' }));
  expect(screen.getByText('Removed Complaint.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Quantity of Certified Copy' })).toHaveValue('3');
}, 60_000);

test('fees follow the choices; a waiver offsets them', async () => {
  const { user } = await openDraft('filings');
  const fees = await screen.findByRole('region', { name: 'Fees' }, patience);
  expect(fees).toHaveTextContent('Choose a filing to see the fees.');
  await addComplaint(user);
  await waitFor(() => expect(fees).toHaveTextContent('Total$283.00'), patience);
  await user.click(screen.getByRole('link', { name: /Continue to payment/ }));
  await user.click(await screen.findByRole('radio', { name: /Firm Visa/ }, patience));
  await waitFor(() => expect(fees).toHaveTextContent('Convenience FeeCharged by the court$8.18'), patience);
  expect(fees).toHaveTextContent('Total$291.18');
  await user.click(screen.getByRole('radio', { name: /Fee waiver/ }));
  await waitFor(() => expect(fees).toHaveTextContent('Total (fee waiver)$0.00'), patience);
  expect(screen.getByRole('radio', { name: /Expired Mastercard/ })).toBeDisabled();
}, 60_000);

test('an attached document is renamed, compressed, made searchable and restored', {
  timeout: 60_000,
}, async () => {
  const { user, saved } = await openDraft('filings');
  await addComplaint(user);
  await user.upload(screen.getByLabelText('Add the lead document'), [await scan('Scan 1.pdf'), await pdf('Z.pdf', 1)]);
  expect(await screen.findByText(/^The pages have no text\./, undefined, patience)).toBeVisible();
  const choose = async (name: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `Change ${name}` }, patience));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  const lead = async () => (await saved()).content.filings[0].leadDocument;
  await choose('Scan 1.pdf', 'Rename');
  const dialog = await screen.findByRole('dialog', { name: 'Rename document' });
  const name = within(dialog).getByLabelText('File name');
  await user.clear(name);
  await user.type(name, 'z');
  await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
  expect(name).toHaveAccessibleDescription(/Another document in this filing has that name/);
  await user.clear(name);
  await user.type(name, 'Lease{Enter}');
  await screen.findByText('Renamed from Scan 1.pdf.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(
    async () => expect(await lead()).toMatchObject({ fileName: 'Lease.pdf', description: 'Lease' }),
    patience,
  );
  const { fileId } = await lead();

  await user.click(screen.getByRole('button', { name: 'Make searchable: Lease.pdf' }));
  expect(await screen.findByText('Recognizing the text')).toBeVisible();
  await screen.findByText('Text recognition added to 2 pages.', undefined, patience);
  expect(screen.queryByText(/^The pages have no text\./)).not.toBeInTheDocument();
  await waitFor(async () => expect(await lead()).toMatchObject({ original: { fileId }, pageCount: 2 }), patience);
  expect((await lead()).fileId).not.toBe(fileId);
  await choose('Lease.pdf', 'Make searchable');
  await screen.findByText('This PDF is already searchable.');
  await choose('Lease.pdf', 'Restore original');
  await screen.findByText('Original restored.');
  await waitFor(async () => expect(await lead()).toMatchObject({ fileId, fileName: 'Lease.pdf' }), patience);
  expect(await lead()).not.toHaveProperty('original');

  await choose('Lease.pdf', 'Compress');
  await screen.findByText(/^(Compressed (from|by)|This PDF couldn't be made smaller)/);
});
