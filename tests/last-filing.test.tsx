/** What a new draft takes over from the person's last filing at the court, and from the firm's earlier cases. */
import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { NewCaseDraft } from '../sandbox/generated/filing/schemas.ts';
import { accounts, complaint, newCase, noraMarlow, uploadPdf } from './new-case.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const copies = ['docket@example.com'];

/** Files a case that needs the court's attorney code. */
async function fileCase(): Promise<void> {
  const lead = await uploadPdf(app.backend.sandbox.db);
  const content = newCase(lead, {
    caseTypeCode: '70110',
    crossReferences: [{ code: '61500', value: '48213' }],
    paymentAccountId: accounts.bank,
    filings: [complaint(lead, { courtesyCopyEmails: copies })],
  });
  const saved = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content } });
  const { orderId, version } = await saved.json();
  const submitted = await app.backend.call('/filing/Tyler/IL/Filings/New-Case', {
    headers: { 'Idempotency-Key': randomUUID() },
    body: { orderId, version, content },
  });
  expect(submitted.status, await submitted.clone().text()).toBe(200);
}

it('fills in a new case at the same court, and says where it is from', async () => {
  await fileCase();
  const { user, place, settled } = await app.renderApp('/case-initiation?state=IL');
  const chooseRecent = async (label: string) => {
    await user.click(await screen.findByRole('combobox', { name: label }));
    await screen.findByText('Recent');
    const [latest] = within(screen.getByRole('listbox', { name: label })).getAllByRole('option');
    if (latest) await user.click(latest);
  };
  await chooseRecent('Court');
  await waitFor(() => expect(place()).toMatch(/case-initiation\/\d+\/case/));
  const orderId = Number(/\d+/.exec(place())?.[0]);
  const draft = async (): Promise<NewCaseDraft> =>
    (await app.backend.call(`/filing/Tyler/IL/Drafts/New-Case/${orderId}`)).json();
  expect((await draft()).content).toMatchObject({ filerTypeCode: '2201', paymentAccountId: accounts.bank });

  // The number comes with the case type that requires it.
  for (const label of ['Case category', 'Case type']) {
    await chooseRecent(label);
    await settled();
  }
  const code = await screen.findByRole('textbox', { name: /Attorney Code/ });
  await waitFor(() => expect(code).toHaveValue('48213'));
  expect(screen.getAllByText('From your last filing here').length).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: 'Clear Lakemoor Attorney Code' }));
  expect(code).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear Lakemoor Attorney Code' })).toBeNull();

  // A party of an earlier case, with its address.
  await user.click(screen.getByRole('link', { name: /^Continue to parties/ }));
  await user.click(await screen.findByRole('button', { name: 'Add an organization' }));
  await user.click(await screen.findByRole('combobox', { name: 'Find in earlier cases' }));
  await user.keyboard('shore lake');
  await user.click(await screen.findByRole('option', { name: /^Lakeshore Holdings LLC/ }));
  expect(await screen.findByRole('textbox', { name: /^Organization name/ })).toHaveValue('Lakeshore Holdings LLC');
  expect(screen.queryByRole('combobox', { name: 'Find in earlier cases' })).toBeNull();

  // An address by look-up.
  await user.click(screen.getByRole('combobox', { name: 'Find address' }));
  await user.keyboard('210b harbor st chic');
  await user.click(await screen.findByRole('option', { name: /Chicago/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('210B Harbor Street'));
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Illinois');

  // The filing's attorney and standing copies.
  await user.click(screen.getByRole('link', { name: /^Continue to filings/ }));
  await user.click(await screen.findByRole('button', { name: 'Add a filing' }));
  const copy = await screen.findByRole('textbox', { name: 'Courtesy copies' });
  expect(copy).toHaveValue(copies.join('\n'));
  await waitFor(async () =>
    expect((await draft()).content.filings[0]).toMatchObject({
      filingAttorneyId: noraMarlow,
      courtesyCopyEmails: copies,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear courtesy copies' }));
  expect(copy).toHaveValue('');

  await user.click(screen.getByRole('link', { name: /^Continue to payment/ }));
  const bank = await screen.findByRole('radio', { name: /Operating account/ });
  expect(bank).toBeChecked();
  expect(
    within(screen.getByRole('radiogroup', { name: 'Payment account' })).getAllByText(/last filing here/),
  ).toHaveLength(1);
});
