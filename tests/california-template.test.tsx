/** A template made of a draft at a Jti court starts a case there, though One Legal starts filings in the state. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contractCase } from './california.ts';
import { uploadPdf } from './new-case.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

it('starts a case in the system of its court', async () => {
  const content = contractCase(await uploadPdf(app.backend.sandbox.db), {
    courtId: 'ventura',
    divisionId: 'ventura:civil-unlimited',
    caseCategoryCode: 'CU',
    caseTypeCode: 'CU-BC',
  });
  const saved = await app.backend.call('/filing/OneLegal/OLDraft?state=CA', {
    body: { content, idempotencyKey: crypto.randomUUID() },
  });
  const { orderId } = await saved.json();
  const made = await app.backend.call('/workspace/v1/templates', {
    body: { orderId, name: 'Contract in Ventura', idempotencyKey: crypto.randomUUID() },
  });
  expect(made.ok, await made.clone().text()).toBe(true);
  const { user } = await app.renderApp('/case-initiation?state=CA');
  await user.click(await screen.findByRole('link', { name: 'Contract in Ventura' }, patience));
  await user.click(await screen.findByRole('button', { name: 'Continue to documents' }, patience));
  await screen.findByRole('heading', { name: /^Filing 1/ }, patience);
  const [latest] = await (await app.backend.call('/filing/CA/Drafts')).json();
  const [draft] = await (await app.backend.call(`/filing/OneLegal/OLDraft?state=CA&orderId=${latest.orderId}`)).json();
  expect(latest.orderId).not.toBe(orderId);
  expect(draft.content).toMatchObject({
    courtId: 'ventura',
    apiType: 1,
    caseCategoryCode: 'CU',
    caseTypeCode: 'CU-BC',
    divisionId: 'ventura:civil-unlimited',
    jurisdictionalAmount: content.jurisdictionalAmount,
    filings: content.filings.map(({ documentTypeCode }) => ({ documentTypeCode })),
  });
});
