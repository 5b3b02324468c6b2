/** A proposed order in the form: why it can be signed, its Word document, the letter to the judge (filing variants, section 6). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FlDraft, OneLegalDraft } from '../sandbox/generated/filing/schemas.ts';
import { opposition, paper } from './california.ts';
import { flEntry, flExistingCase } from './florida.ts';
import { uploadPdf } from './new-case.ts';
import { appUnderTest, patience } from './render-app.tsx';
import { wordDocument } from './word-document.ts';

const app = appUnderTest();
const made = async (path: string, content: object) =>
  (await app.backend.call(`/filing/${path}`, { body: { content } })).json();
const docx = async (name: string) =>
  new File([await wordDocument('Order')], name, {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });

it('in California asks for the reason and the Word document, and submits both', { timeout: 90_000 }, async () => {
  const lead = await uploadPdf(app.backend.sandbox.db, { fileName: 'Order.pdf' });
  const content = opposition(lead, { serviceRecipients: [], filings: [paper(lead, 'ORD')] });
  const { orderId } = await made('OneLegal/OLDraft?state=CA', content);
  const { user } = await app.renderApp(`/existing-case/${orderId}/filings?state=CA`);
  const reason = await screen.findByRole('combobox', { name: /^Why the judge can sign it/ }, patience);
  await user.selectOptions(reason, 'The court ruled at a hearing');
  expect(await screen.findByRole('textbox', { name: /^Day of the hearing/ })).toBeVisible();
  await user.selectOptions(reason, 'All parties agree');
  expect(screen.queryByRole('textbox', { name: /^Day of the hearing/ })).toBeNull();
  const input = screen.getByLabelText('Word document of the proposed order');
  await user.upload(input, new File(['%PDF-1.7'], 'Order.docx'));
  expect(await screen.findByText('This is not a Word document (.docx).', undefined, patience)).toBeVisible();
  await user.upload(input, await docx('Order.docx'));
  await screen.findByRole('button', { name: 'Replace the Word document' }, patience);
  await waitFor(async () => {
    const path = `/filing/OneLegal/OLDraft?state=CA&orderId=${orderId}`;
    const [draft]: OneLegalDraft[] = await (await app.backend.call(path)).json();
    expect(draft?.content.filings[0]?.proposedOrder).toMatchObject({
      basis: 'agreed',
      editableDocument: { fileName: 'Order.docx' },
    });
  }, patience);
  await user.click(screen.getByRole('link', { name: /^Review and submit/ }));
  const filings = await screen.findByRole('region', { name: 'Filings' }, patience);
  expect(within(filings).getByText('All parties agree')).toBeVisible();
  expect(within(filings).getByText('Order.docx')).toBeVisible();
});

it('in Florida goes to a judge, with a letter made of the fields', { timeout: 90_000 }, async () => {
  const lead = await uploadPdf(app.backend.sandbox.db, { fileName: 'Order.pdf' });
  const entry = flEntry(lead, { docketCodeId: 'dc-proposed-order', description: 'Order on motion to compel' });
  const { orderId } = await made('Granicus/FL/FlDrafts', flExistingCase(lead, { filings: [entry] }));
  const { user } = await app.renderApp(`/existing-case/${orderId}/filings?state=FL`);
  const reason = await screen.findByRole('combobox', { name: /^Why the judge can sign it/ }, patience);
  await user.selectOptions(reason, 'The parties propose competing orders');
  await user.click(screen.getByRole('link', { name: /^Review and submit/ }));
  expect(await screen.findByText(/The portal takes no competing orders/, undefined, patience)).toBeVisible();
  expect(screen.getByText('Choose the judge who is to sign the proposed order.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Filings/ }));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /^Why the judge can sign it/ }, patience),
    'All parties agree',
  );
  await user.click(screen.getByRole('button', { name: 'Write the letter from the fields' }));
  const letter = await screen.findByRole('textbox', { name: /^Cover letter to the judge/ });
  await waitFor(() =>
    expect(letter).toHaveDisplayValue(/Order on motion to compel[\s\S]*All parties agree to its entry\./),
  );
  await waitFor(async () => {
    const [draft]: FlDraft[] = await (await app.backend.call(`/filing/Granicus/FL/FlDrafts?orderId=${orderId}`)).json();
    expect(draft?.content.filings[0]?.proposedOrder?.coverLetter).toContain('Order on motion to compel');
  }, patience);
});
