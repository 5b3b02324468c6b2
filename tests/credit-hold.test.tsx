/** A firm on credit hold can't file: its form keeps everything, and files once the hold is lifted. */
import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { invoiceReminders, invoices } from '../sandbox/db/schema/billing.ts';
import { clients } from '../sandbox/db/schema/platform.ts';
import type { InvoiceDetail, InvoicePage } from '../sandbox/generated/billing/schemas.ts';
import { nextStepText } from '../src/features/billing/model/invoice-status.ts';
import { formatPlainDate } from '../src/lib/format/dates.ts';
import { newCase, uploadPdf } from './new-case.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const setHold = (creditHold: boolean) =>
  app.backend.sandbox.db
    .update(clients)
    .set({ creditHold, isHeldByDunning: creditHold })
    .where(eq(clients.clientId, 1));
let lateId: number;

/** On some days of the month, no invoice of the demo is between its due date and the hold. */
beforeAll(async () => {
  const { db } = app.backend.sandbox;
  const open = and(eq(invoices.clientId, 1), eq(invoices.status, 'open'));
  const [invoice] = await db.select().from(invoices).where(open).orderBy(invoices.issuedOn).limit(1);
  lateId = invoice?.invoiceId ?? expect.unreachable();
  const dueDate = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10);
  await db.update(invoices).set({ dueDate }).where(eq(invoices.invoiceId, lateId));
  await db.insert(invoiceReminders).values({
    invoiceId: lateId,
    kind: 'reminder',
    sentAt: new Date(),
    recipient: 'accounting@marlow-finch.example',
  });
});
afterEach(() => setHold(false));

/** A complete draft, opened at its review by a person whose firm is put on hold meanwhile. */
async function pressSubmit(as: string) {
  const lead = { ...(await uploadPdf(app.backend.sandbox.db)), documentTypeCode: '9301' };
  const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content: newCase(lead) } });
  const { orderId } = await made.json();
  const rendered = await app.renderApp(`/case-initiation/${orderId}/review?state=IL`, { as });
  await screen.findByText('Ready to submit');
  await setHold(true);
  await rendered.user.click(screen.getByRole('button', { name: /^Submit to the court/ }));
  const title = await screen.findByText("The filing wasn't submitted");
  return { ...rendered, orderId, alert: title.closest<HTMLElement>('[role="alert"]') ?? expect.unreachable() };
}

const statusOf = async (orderId: number) => (await (await app.backend.call(`/filing/Order/${orderId}`)).json()).status;

describe('an overdue invoice', () => {
  it('shows what was sent, what comes next, and the day of the credit hold', async () => {
    const late: InvoiceDetail = await (
      await app.backend.call(`/billing/services/us-platform/Invoice/${lateId}`)
    ).json();
    if (!late.nextStep?.holdOn) return expect.unreachable('A hold is announced two weeks after the due date.');
    const { unmount } = await app.renderApp(`/billing/invoice/${late.invoiceId}`);
    const details = await screen.findByRole('region', { name: 'Details' });
    expect(details).toHaveTextContent(`Next step${nextStepText(late.nextStep)}`);
    expect(details).toHaveTextContent(`Credit hold${formatPlainDate(late.nextStep.holdOn)}, unless it’s paid`);
    expect(screen.getByRole('region', { name: 'Reminders' })).toHaveTextContent(/(Reminder|Final notice) to \S+@/);
    unmount();
    await app.renderApp('/billing');
    expect(await screen.findByText(/^Credit hold on .+ unless the overdue balance is paid$/)).toBeVisible();
  });
});

describe('a filing of a firm on credit hold', () => {
  it('tells people whom to ask, and keeps the draft', async () => {
    const { alert, orderId } = await pressSubmit('theo.finch@example.com');
    expect(alert).toHaveTextContent(
      "Your account is on credit hold. Please contact your firm's administrator. Your draft is saved.",
    );
    expect(within(alert).queryByRole('link')).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Credit hold' })).toBeVisible();
    expect(await statusOf(orderId)).toBe('draft');
  });

  it('links administrators to the balance and to payment, and is filed after a card paid what is overdue', async () => {
    const { alert, user, place, orderId } = await pressSubmit('nora.marlow@example.com');
    expect(within(alert).getByRole('link', { name: /^See what is due/ })).toHaveAttribute('href', '/app/billing');
    expect(within(alert).getByRole('link', { name: /^make a payment/ })).toHaveAttribute(
      'href',
      '/app/billing/payment',
    );
    expect(alert).toHaveTextContent('Your account is on credit hold: no orders can be placed. See what is due');
    expect(alert).toHaveTextContent('A card payment lifts the hold at once; a bank payment lifts it when it clears.');
    await payOverdue();
    await user.click(screen.getByRole('button', { name: /^Submit to the court/ }));
    await waitFor(() => expect(place()).toContain(`/order-details/${orderId}`));
  });
});

async function payOverdue(): Promise<void> {
  const path = '/billing/services/us-platform/Invoice';
  const page: InvoicePage = await (await app.backend.call(`${path}?Top=500`)).json();
  const allocations = page.items
    .filter(({ overdue }) => overdue)
    .map(({ invoiceId, balanceDue }) => ({ invoiceId, amount: balanceDue }));
  expect(allocations).not.toEqual([]);
  const paid = await app.backend.call(`${path}/processWithExisting`, {
    body: { allocations, paymentMethod: 'CreditCard', expectedTotal: 1_000_000 },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(paid.status).toBe(200);
}
