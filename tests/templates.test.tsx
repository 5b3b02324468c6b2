/** A draft saved as a template, and a case started from it. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newCase, noraMarlow, uploadPdf } from './new-case.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();

it('a draft becomes a template, which starts a case, is renamed, deleted and restored', {
  timeout: 60_000,
}, async () => {
  const content = newCase(await uploadPdf(app.backend.sandbox.db));
  const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content } });
  const { orderId } = await made.json();
  const { user } = await app.renderApp(`/case-initiation/${orderId}/case?state=IL`);
  await user.click(await screen.findByRole('button', { name: 'Save as template' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save as template' });
  const name = within(dialog).getByRole('textbox', { name: /^Template name/ });
  await user.clear(name);
  await user.type(name, 'Contract claim');
  await user.click(within(dialog).getByRole('button', { name: 'Save template' }));
  expect(await screen.findByText('Template “Contract claim” saved')).toBeVisible();
});

it('a template starts a case, and asks for what differs', async () => {
  const { user } = await app.renderApp('/case-initiation?state=IL');
  await user.click(await screen.findByRole('link', { name: 'Contract claim' }));
  const plaintiff = await screen.findByRole('group', { name: 'Plaintiff' });
  await user.type(within(plaintiff).getByRole('textbox', { name: 'First name' }), 'Ana');
  await user.type(within(plaintiff).getByRole('textbox', { name: 'Last name' }), 'Pell');
  await user.click(screen.getByRole('button', { name: 'Continue to documents' }));
  await screen.findByRole('heading', { name: /^Filing 1: Complaint/ });
  const started = await app.backend.call('/filing/IL/Drafts');
  const [latest] = await started.json();
  const draft = await (await app.backend.call(`/filing/Tyler/IL/Drafts/New-Case/${latest.orderId}`)).json();
  expect(draft.content).toMatchObject({
    courtCode: 'lakemoor:cv1',
    caseTypeCode: '70111',
    disclaimerCodes: [],
    parties: [{ person: { firstName: 'Ana', lastName: 'Pell' }, attorneyIds: [noraMarlow] }, { kind: 'organization' }],
    filings: [{ filingTypeCode: '40100', attachments: [] }],
  });
  expect(draft.content.filings[0]).not.toHaveProperty('leadDocument');
});

it('a template is renamed, deleted and restored', async () => {
  const { user } = await app.renderApp('/case-initiation?state=IL');
  await user.click(await screen.findByRole('button', { name: 'Rename template Contract claim' }));
  const rename = within(await screen.findByRole('dialog', { name: 'Rename template' }));
  await user.clear(rename.getByRole('textbox', { name: /^Template name/ }));
  await user.type(rename.getByRole('textbox', { name: /^Template name/ }), 'Contract');
  await user.click(rename.getByRole('button', { name: 'Rename' }));
  await user.click(await screen.findByRole('button', { name: 'Delete template Contract' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Contract' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Contract' })).toBeVisible();
});
