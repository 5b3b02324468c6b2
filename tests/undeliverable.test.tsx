/** Service that did not arrive: on the order, on home, on the contact and in the form, and how it is served again. */
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq, isNotNull } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { filingRecipients, filings } from '../sandbox/db/schema/filings.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import type { OrderDetail, ServiceContact } from '../src/api/generated/filing/model';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const path = '/filing/Tyler/IL/EServiceContacts';

let made = 0;
async function create(as?: string): Promise<ServiceContact & { name: string }> {
  made += 1;
  const body = {
    firstName: 'Oren',
    lastName: `Bramble${made}`,
    email: `oren.bramble${made}@example.com`,
    isPublic: true,
    isInFirmMasterList: true,
  };
  const options = as === undefined ? { body } : { body, as };
  const contact = await (await app.backend.call(`${path}/CreateServiceContact`, options)).json();
  return { ...contact, name: `${contact.firstName} ${contact.lastName}` };
}

/** A filed order of the demo whose service on the contact bounced. */
async function bouncedOrder({ serviceContactId, name, email }: ServiceContact & { name: string }): Promise<number> {
  const { db } = app.backend.sandbox;
  const [found] = await db
    .select({ recipientId: filingRecipients.recipientId, orderId: orders.orderId })
    .from(filingRecipients)
    .innerJoin(filings, eq(filings.filingId, filingRecipients.filingId))
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(
      and(
        eq(orders.clientId, 1),
        eq(orders.state, 'IL'),
        eq(orders.service, 'FileIntoCase'),
        eq(orders.isUndelivered, false),
        isNotNull(orders.caseNumber),
      ),
    )
    .limit(1);
  if (!found) throw new Error('The demo has a served filing.');
  const bounced = {
    statusCode: 'undeliverable' as const,
    servedAt: app.backend.sandbox.clock.now(),
    failureReason: 'The mail server does not know this address.',
    name,
    email,
    serviceContactId,
  };
  await db.update(filingRecipients).set(bounced).where(eq(filingRecipients.recipientId, found.recipientId));
  const changed = { needsAttention: true, isUndelivered: true, updatedAt: app.backend.sandbox.clock.now() };
  await db.update(orders).set(changed).where(eq(orders.orderId, found.orderId));
  return found.orderId;
}

const readOrder = async (orderId: number): Promise<OrderDetail> =>
  (await app.backend.call(`/filing/Order/${orderId}`)).json();
const readContact = async ({ serviceContactId }: ServiceContact) =>
  (await app.backend.call(`${path}/${serviceContactId}`)).json();
const servedAgain = async (orderId: number) =>
  (await readOrder(orderId)).filings.flatMap(({ recipients }) =>
    recipients.flatMap((each) => each.servedAgainOrderId ?? []),
  );
const eServices = async () =>
  (
    await app.backend.sandbox.db
      .select()
      .from(orders)
      .where(and(eq(orders.clientId, 1), eq(orders.service, 'EService')))
  ).length;

async function openDialog(orderId: number, title: string, name: string) {
  const { user } = await app.renderApp(`/order-details/${orderId}`);
  expect(await screen.findByText(new RegExp(`Service on ${name} did not arrive. The mail server`))).toBeVisible();
  await user.click(await screen.findByRole('button', { name: `${title}: ${name}` }));
  const dialog = await screen.findByRole('dialog', { name: title });
  const press = async (button: string) => {
    const found = await within(dialog).findByRole('button', { name: button });
    await waitFor(() => expect(found).toBeEnabled(), { timeout: 10_000 });
    await user.click(found);
  };
  return { user, dialog, press };
}

describe('the firm’s own contact', () => {
  it('is corrected and served again once, whatever answer is lost', async () => {
    const contact = await create();
    const orderId = await bouncedOrder(contact);
    const before = await eServices();
    const { user, dialog, press } = await openDialog(orderId, 'Correct and serve again', contact.name);
    await press('Correct and serve again');
    expect(await within(dialog).findByText('Email is required')).toBeVisible();
    const field = within(dialog).getByRole('textbox', { name: /^Email/ });
    await user.type(field, contact.email);
    expect(await within(dialog).findByText('Mail to this address bounced. Enter another.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'oren.corrected@example.com');
    const served = within(dialog).getByRole('textbox', { name: /Served by/ });
    if (!served.getAttribute('value')) await user.type(served, 'Elena Ortega');

    let failsChange = true;
    app.answer(({ method, url }) =>
      failsChange && method === 'PUT' && url.endsWith('/EServiceContacts')
        ? HttpResponse.json({}, { status: 503 })
        : undefined,
    );
    await press('Correct and serve again');
    expect(await within(dialog).findByText(/Nothing was served. Try again./)).toBeVisible();
    expect(await eServices()).toBe(before);
    failsChange = false;

    // It is served, but the answer is lost.
    let isLost = false;
    app.answer((request) => {
      if (isLost || !request.url.includes('/OLEServe/NewEService')) return undefined;
      isLost = true;
      return app.backend.sandbox.fetch(request.clone()).then(() => HttpResponse.error());
    });
    await press('Correct and serve again');
    expect(
      await within(dialog).findByText(/The address was corrected. It is not known whether the documents were served./),
    ).toBeVisible();
    expect((await readContact(contact)).contact.email).toBe('oren.corrected@example.com');
    await press('Correct and serve again');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(await eServices()).toBe(before + 1);
    const [again] = await servedAgain(orderId);
    expect(await screen.findByRole('link', { name: `Served again in order ${again}` })).toBeVisible();
    expect((await readOrder(again ?? 0)).filings[0]?.recipients).toMatchObject([
      { email: 'oren.corrected@example.com', serviceContactId: contact.serviceContactId },
    ]);
  });

  it('says on its own page and on home what did not arrive', async () => {
    const contact = await create();
    const orderId = await bouncedOrder(contact);
    const { user, unmount } = await app.renderApp(
      `/filing-account/service-contacts/${contact.serviceContactId}?state=IL`,
    );
    expect(await screen.findByRole('heading', { name: 'Service not delivered' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: `Serve again from order ${orderId}` }));
    expect(await screen.findByRole('button', { name: `Correct and serve again: ${contact.name}` })).toBeVisible();
    unmount();
    await app.renderApp('/');
    const attention = await screen.findByRole('region', { name: 'Needs attention' });
    expect((await within(attention).findAllByText('Service not delivered')).length).toBeGreaterThan(0);
  });
});

describe('another firm’s contact', () => {
  it('is served at another address, which the public list suggests', async () => {
    const contact = await create('june.ashgrove@example.com');
    const body = {
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: 'suggested.bramble@example.com',
      isPublic: true,
      isInFirmMasterList: true,
    };
    await app.backend.call(`${path}/CreateServiceContact`, { body, as: 'june.ashgrove@example.com' });
    const orderId = await bouncedOrder(contact);
    const { user, dialog, press } = await openDialog(orderId, 'Serve at another address', contact.name);
    await user.click(await within(dialog).findByRole('button', { name: /^Use suggested.bramble@example.com/ }));
    const served = within(dialog).getByRole('textbox', { name: /Served by/ });
    if (!served.getAttribute('value')) await user.type(served, 'Elena Ortega');
    await press('Serve again');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    const [again] = await servedAgain(orderId);
    expect((await readOrder(again ?? 0)).filings[0]?.recipients).toMatchObject([
      { email: 'suggested.bramble@example.com' },
    ]);
    expect((await readContact(contact)).contact.email).toBe(contact.email);
  });
});
