/**
 * A rejected order is corrected in a prefilled form, once; copies are also created once; both orders link to each
 * other.
 */
import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FilingEntry, NewCaseDraft, OrderDetail } from '../sandbox/generated/filing/schemas.ts';
import { findGrid } from './grid.ts';
import { complaint, newCase, uploadPdf } from './new-case.ts';
import { appUnderTest } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();
const ortega = '00000000-0000-4000-8000-000000000001';

const read = async (path: string) => (await app.backend.call(`/filing${path}`)).json();
const order = (orderId: number): Promise<OrderDetail> => read(`/Order/${orderId}`);
const draft = (orderId: number): Promise<NewCaseDraft> => read(`/Tyler/IL/Drafts/New-Case/${orderId}`);

/** A rejected order with services and a comment. */
async function rejectedOrder(differing: Partial<FilingEntry> = {}): Promise<number> {
  const lead = await uploadPdf(app.backend.sandbox.db);
  const content = newCase(lead, {
    contactEmail: 'filings@example.com',
    filings: [
      complaint(lead, {
        optionalServices: [{ code: '33410', quantity: 2 }],
        commentsToClerk: 'Room 204',
        ...differing,
      }),
    ],
  });
  const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content, mappingId: ortega } });
  const { orderId, version } = await made.json();
  await app.backend.call('/filing/Tyler/IL/Filings/New-Case', {
    body: { orderId, version, content },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  for (const { filingId } of (await order(orderId)).filings)
    await app.backend.sandbox.fetch(
      new Request(`${testOrigin}/sandbox/api/filings/${filingId}/decision`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: testOrigin },
        body: JSON.stringify({
          decision: 'reject',
          reason: 'Missing signature',
          comment: 'Page 2 is not signed.',
        }),
      }),
    );
  return orderId;
}

const draftIdOf = (place: string) => Number(/case-initiation\/(\d+)\//.exec(place)?.[1]);

/** The draft must contain everything submitted, except certifications. */
async function expectCopied(draftId: number, orderId: number): Promise<void> {
  const { content } = await read(`/Tyler/IL/Filings/New-Case/${orderId}`);
  expect(await draft(draftId)).toMatchObject({
    mappingId: ortega,
    clientReference: '00015-Ortega',
    content: { ...content, disclaimerCodes: [] },
  });
}

describe('a correction', () => {
  it('is one step from the rejected order, and stays one draft', async () => {
    const orderId = await rejectedOrder();
    const { user, place, unmount } = await app.renderApp('/orders/rejections');
    const rows = await findGrid('Rejected orders');
    const row = within(rows).getByRole('row', { name: new RegExp(`· ${orderId} `) });
    expect(row).toHaveTextContent('Missing signature. Page 2 is not signed.');
    expect(row).toHaveTextContent('Nora Marlow');
    await user.dblClick(within(row).getByRole('button', { name: `Resubmit order ${orderId}` }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(`Resubmission of order ${orderId}`);
    await waitFor(() => expect(notice).toHaveTextContent(/Missing signature.*Page 2 is not signed\./));
    const draftId = draftIdOf(place());
    await expectCopied(draftId, orderId);
    expect(await order(orderId)).toMatchObject({ correctedBy: { orderId: draftId, status: 'draft' } });
    unmount();

    const again = await app.renderApp(`/order-details/${orderId}`);
    expect(await screen.findByText(`Resubmission started in draft ${draftId}`)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Continue the resubmission' }));
    await waitFor(() => expect(draftIdOf(again.place())).toBe(draftId));
    again.unmount();

    await app.renderApp('/orders/drafts');
    expect(await screen.findByText(new RegExp(`Draft ${draftId} · resubmission of order ${orderId}`))).toBeVisible();
  });

  it('is not created twice when the response was lost', async () => {
    const orderId = await rejectedOrder();
    await app.backend.sandbox.faults.add({
      operationId: 'saveNewCaseDraft',
      latency: 0,
      status: 500,
      when: 'after',
      times: 1,
    });
    const { user, place } = await app.renderApp(`/order-details/${orderId}`);
    const button = await screen.findByRole('button', { name: 'Edit and resubmit' });
    await user.click(button);
    // Doesn't wait for the toast: another test's may still be visible.
    await waitFor(() => expect(button).toBeEnabled());
    const { correctedBy } = await order(orderId);
    await user.click(button);
    await waitFor(() => expect(draftIdOf(place())).toBe(correctedBy?.orderId));
  });

  it('links to the order it corrects, and back, once submitted', async () => {
    const orderId = await rejectedOrder();
    const { content } = await read(`/Tyler/IL/Filings/New-Case/${orderId}`);
    const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', {
      body: { content, correctsOrderId: orderId },
    });
    const correction = await made.json();
    await app.backend.call('/filing/Tyler/IL/Filings/New-Case', {
      body: { orderId: correction.orderId, version: correction.version, content },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    const { user, place } = await app.renderApp(`/order-details/${correction.orderId}`);
    await user.click(await screen.findByRole('link', { name: `Resubmission of order ${orderId}` }));
    const back = await screen.findByRole('link', { name: `Resubmitted as order ${correction.orderId}` });
    expect(screen.getByRole('button', { name: 'Edit and resubmit' })).toHaveAccessibleDescription(
      `Order ${correction.orderId} corrects it.`,
    );
    await user.click(back);
    await waitFor(() => expect(place()).toContain(`/order-details/${correction.orderId}`));
  });
});

it('a resubmission that serves other people says who was dropped and added, and asks before it is submitted', {
  timeout: 120_000,
}, async () => {
  const orderId = await rejectedOrder({ courtesyCopyEmails: ['chambers@example.com', 'records@example.com'] });
  const { content } = await read(`/Tyler/IL/Filings/New-Case/${orderId}`);
  const [filing] = content.filings;
  const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', {
    body: {
      content: {
        ...content,
        filings: [{ ...filing, courtesyCopyEmails: ['Records@example.com', 'deputy@example.com'] }],
      },
      correctsOrderId: orderId,
    },
  });
  const correction = await made.json();
  const { user } = await app.renderApp(`/case-initiation/${correction.orderId}/review?state=IL`);
  const title = 'Other people are served than with the returned filing';
  const notice = (await screen.findByText(title, undefined, { timeout: 40_000 })).closest('[role="alert"]');
  if (!(notice instanceof HTMLElement)) throw new Error('The notice is no alert.');
  expect(notice).toHaveTextContent('No longer servedchambers@example.com');
  expect(notice).toHaveTextContent('Newdeputy@example.com');
  expect(notice).not.toHaveTextContent(/records/i);
  expect(await screen.findByText('1 item to fix before submitting', undefined, { timeout: 40_000 })).toBeVisible();
  const confirmation = within(notice).getByRole('checkbox', { name: 'Resubmit with these recipients' });
  await user.click(confirmation);
  expect(await screen.findByText('Ready to submit', undefined, { timeout: 40_000 })).toBeVisible();
  await user.click(confirmation);
  expect(await screen.findByText('1 item to fix before submitting')).toBeVisible();
});

it('a resubmission that serves the same people doesn’t ask', { timeout: 120_000 }, async () => {
  const orderId = await rejectedOrder({ courtesyCopyEmails: ['chambers@example.com'] });
  const { content } = await read(`/Tyler/IL/Filings/New-Case/${orderId}`);
  const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', {
    body: { content, correctsOrderId: orderId },
  });
  await app.renderApp(`/case-initiation/${(await made.json()).orderId}/review?state=IL`);
  expect(await screen.findByText('Ready to submit', undefined, { timeout: 40_000 })).toBeVisible();
  expect(screen.queryByText(/^Other people are served/)).toBeNull();
});

describe('a copy', () => {
  it('contains what was submitted, is created once even if the response is lost, and corrects nothing', async () => {
    const orderId = await rejectedOrder();
    await app.backend.sandbox.faults.add({
      operationId: 'saveNewCaseDraft',
      latency: 0,
      status: 500,
      when: 'after',
      times: 1,
    });
    const { user, place, unmount } = await app.renderApp(`/order-details/${orderId}`);
    const button = await screen.findByRole('button', { name: 'Copy to a new draft' });
    await user.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.getAllByText('The draft couldn’t be opened')[0]).toBeVisible();
    const drafts: { orderId: number }[] = await read('/Tyler/IL/Drafts');
    await user.click(button);
    expect(await screen.findByRole('heading', { level: 2, name: 'Case' })).toBeVisible();
    const draftId = draftIdOf(place());
    expect(drafts.map((each) => each.orderId)).toContain(draftId);
    await expectCopied(draftId, orderId);
    expect(screen.queryByText(/^Resubmission of order/)).toBeNull();
    expect((await order(orderId)).correctedBy).toBeUndefined();
    unmount();

    // A new request creates another copy.
    const again = await app.renderApp(`/order-details/${orderId}`);
    await again.user.click(await screen.findByRole('button', { name: 'Copy to a new draft' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Case' })).toBeVisible();
    expect(draftIdOf(again.place())).toBeGreaterThan(draftId);
  });
});
