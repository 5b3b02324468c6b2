/** Services ordered with one form: from the form to the order, with what is entered kept in the browser. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { and, eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { orders } from '../sandbox/db/schema/orders.ts';
import { appUnderTest, patience } from './render-app.tsx';
import { stopBilling } from './sandbox.ts';

const app = appUnderTest();

const searches = () =>
  app.backend.sandbox.db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, 1), eq(orders.service, 'UccSearch')));

async function fillSearch(user: UserEvent, debtor: string): Promise<void> {
  await user.selectOptions(await screen.findByRole('combobox', { name: /Kind of debtor/ }, patience), 'organization');
  await user.type(screen.getByRole('textbox', { name: /exact legal name/ }), debtor);
  await user.selectOptions(screen.getByRole('combobox', { name: /Filing office/ }), 'IL');
  await user.selectOptions(screen.getByRole('combobox', { name: /Statements/ }), 'all');
  await user.selectOptions(screen.getByRole('combobox', { name: /Copies of what is found/ }), 'no');
}

const order = () => screen.getByRole('button', { name: /^Order for \$/ });

describe('a service', () => {
  it('is ordered once though an answer is lost, and shown with its answers', async () => {
    let isLost = false;
    app.answer((request) => {
      if (isLost || request.method !== 'POST' || !request.url.endsWith('/v1/requests')) return undefined;
      isLost = true;
      return app.backend.sandbox.fetch(request.clone()).then(() => HttpResponse.error());
    });
    const before = (await searches()).length;
    const { user, place } = await app.renderApp('/services/ucc-search?state=IL');
    await fillSearch(user, 'Lakeshore Holdings LLC');
    await user.click(order());
    await screen.findByText('It is not known whether the order was placed. Try again: nothing is ordered twice.');
    await user.click(order());
    await waitFor(() => expect(place()).toMatch(/^\/order-details\/\d+/), patience);
    expect(await searches()).toHaveLength(before + 1);
    const debtor = await screen.findByRole('region', { name: 'Debtor' }, patience);
    expect(within(debtor).getByText('Lakeshore Holdings LLC')).toBeVisible();
    expect(screen.getByText('Expected by')).toBeVisible();
  });

  it('keeps what was entered, and asks for what is missing', async () => {
    const first = await app.renderApp('/services/business-formation?state=IL');
    const name = await screen.findByRole('textbox', { name: /First choice of name/ }, patience);
    await first.user.type(name, 'Alder Inc.');
    first.unmount();
    const { user } = await app.renderApp('/services/business-formation?state=IL');
    expect(await screen.findByRole('textbox', { name: /First choice of name/ }, patience)).toHaveValue('Alder Inc.');
    expect(screen.queryByRole('textbox', { name: /Authorized shares/ })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: /Kind of entity/ }), 'corporation');
    expect(await screen.findByRole('textbox', { name: /Authorized shares/ })).toBeVisible();
    await user.click(order());
    expect(await screen.findByText('Second choice is required')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /State of formation/ })).toHaveFocus();
    expect(screen.getByText(/answers to fix before ordering/)).toBeVisible();
  });

  it('shows what the service refuses at its question, until that is changed', async () => {
    const { user } = await app.renderApp('/services/ucc-filing?state=IL');
    await user.selectOptions(await screen.findByRole('combobox', { name: /Kind of filing/ }, patience), 'continuation');
    await user.type(await screen.findByRole('textbox', { name: /Number of the initial statement/ }), '21-0000001');
    await user.type(screen.getByRole('textbox', { name: /Date of the initial statement/ }), '01/05/2020');
    for (const box of screen.getAllByRole('combobox', { name: /^(State|Filing office)/ }))
      await user.selectOptions(box, 'IL');
    await user.selectOptions(screen.getByRole('combobox', { name: /Kind of debtor/ }), 'person');
    for (const box of screen.getAllByRole('textbox', { name: /^(Street|City|Name|Debtor’s exact)/ }))
      await user.type(box, 'Joliet');
    for (const box of screen.getAllByRole('textbox', { name: /ZIP/ })) await user.type(box, '60432');
    await user.click(order());
    await screen.findByText(/This statement lapsed on 01\/05\/2025/, {}, patience);
    await user.type(screen.getByRole('textbox', { name: /Date of the initial statement/ }), '{Backspace}2');
    await waitFor(() => expect(screen.queryByText(/This statement lapsed/)).toBeNull());
  });

  it('never stores a taxpayer ID', async () => {
    const { user } = await app.renderApp('/services/1099-s?state=IL');
    await user.type(await screen.findByRole('textbox', { name: /SSN, ITIN or EIN/ }, patience), '987-65-4329');
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ana Ortega');
    const stored = JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });
    expect(stored).toContain('Ana Ortega');
    expect(stored).not.toMatch(/987-?65/);
  });

  it('is cancelled while nobody works on it, and says why not later', async () => {
    await stopBilling(app.backend.sandbox);
    const place = async () => {
      const answer = await app.backend.call('/serving/v1/requests', {
        body: {
          service: 'UccSearch',
          state: 'IL',
          fee: 45,
          answers: { debtorKind: 'person', debtorName: 'Ana', state: 'IL', scope: 'all', copies: 'no' },
        },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
      return Number((await answer.json()).orderId);
    };
    const first = await app.renderApp(`/order-details/${await place()}`);
    await first.user.click(await screen.findByRole('button', { name: 'Cancel order' }, patience));
    await first.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('None: cancelled before work began', {}, patience)).toBeVisible();
    first.unmount();
    const late = await place();
    app.backend.sandbox.clock.offset += 31 * 60_000;
    await app.backend.sandbox.dueWork.run();
    const { user } = await app.renderApp(`/order-details/${late}`);
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }, patience));
    expect(await screen.findByText('Work has begun, so it can’t be cancelled.')).toBeVisible();
  });

  it('is not offered to people without its role', async () => {
    await app.renderApp('/deednetwork?state=IL');
    expect(
      await screen.findByText('Contact support to add deed preparation to your account.', {}, patience),
    ).toBeVisible();
  });
});

describe('a skip trace', () => {
  it('is ordered once its purpose is certified, and stores neither the SSN nor a certification', async () => {
    const { user, place, queryClient } = await app.renderApp('/skip-trace?state=IL', { as: 'priya.raman@example.com' });
    await user.type(await screen.findByRole('textbox', { name: /First name/ }, patience), 'Marcus');
    await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Ellery');
    await user.type(screen.getByRole('textbox', { name: /Social Security number/ }), '987-65-4329');
    await user.click(screen.getByRole('checkbox', { name: /I certify that the result/ }));
    await user.click(order());
    expect(await screen.findByText('Certify this to order.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /I certify that the purposes/ }));
    await user.click(order());
    expect(await screen.findByText('Choose a purpose for at least one kind of records.', {}, patience)).toBeVisible();
    const [purpose] = screen.getAllByRole('checkbox', { name: /^Service of process/ });
    if (purpose) await user.click(purpose);
    const stored = () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });
    expect(stored()).toContain('Ellery');
    expect(stored()).not.toMatch(/987-?65|attested/);
    await user.click(order());
    await waitFor(() => expect(place()).toMatch(/^\/order-details\/\d+/), patience);
    expect(await screen.findByText('Credit, employment, tenancy or insurance decisions', {}, patience)).toBeVisible();
    expect(screen.getByText(/^Priya Raman, /)).toBeVisible();
    expect(place() + stored() + document.body.innerHTML).not.toMatch(/987-?65-?4329/);
    const cached = JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    );
    expect(cached).not.toMatch(/987-?65-?4329/);
  });

  it('is denied to people without its role, on its page and on its orders', async () => {
    const page = await app.renderApp('/skip-trace?state=IL');
    expect(await screen.findByRole('heading', { name: 'Access denied' }, patience)).toBeVisible();
    page.unmount();
    const [trace] = await app.backend.sandbox.db
      .select()
      .from(orders)
      .where(and(eq(orders.clientId, 1), eq(orders.service, 'SkipTrace')));
    await app.renderApp(`/order-details/${trace?.orderId}`);
    expect(await screen.findByText(/Only people with the skip trace role/, {}, patience)).toBeVisible();
  });
});
