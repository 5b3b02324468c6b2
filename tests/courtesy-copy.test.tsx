/** Printed copies for chambers: of what an order filed, kept, priced and ordered once though an answer is lost. */
import { screen, waitFor } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { courtesyCopies } from '../sandbox/db/schema/courtesy-copies.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const patience = { timeout: 30_000 };

const filedOrder = async () => {
  const [order] = await app.backend.sandbox.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.clientId, 1),
        eq(orders.state, 'IL'),
        eq(orders.service, 'FileIntoCase'),
        eq(orders.status, 'accepted'),
      ),
    );
  if (!order) throw new Error('The demo has no accepted filing.');
  return order;
};

it('of a filing are ordered once, and their order shows the filing', { timeout: 120_000 }, async () => {
  const filed = await filedOrder();
  const first = await app.renderApp(`/order-details/${filed.orderId}`);
  await first.user.click(await screen.findByRole('link', { name: 'Courtesy copy' }, patience));
  expect(await screen.findByRole('textbox', { name: /Case number/ }, patience)).toHaveValue(filed.caseNumber);
  await first.user.click(screen.getByRole('button', { name: /^Order copies/ }));
  expect(await screen.findByText('Enter the judge or department.')).toBeVisible();
  await first.user.type(screen.getByRole('textbox', { name: /Judge or department/ }), 'Hon. Ruth Vandermeer');
  await first.user.type(screen.getByRole('textbox', { name: /Delivery address/ }), '1 Courthouse Square');
  await first.user.click(screen.getByRole('checkbox', { name: 'Tab the exhibits' }));

  let isLost = false;
  app.answer((request) => {
    if (isLost || !request.url.includes('/OLFilings/Existing-Case')) return undefined;
    isLost = true;
    return app.backend.sandbox.fetch(request.clone()).then(() => HttpResponse.error());
  });
  const order = () => screen.findByRole('button', { name: /^Order copies\. Pay \$/ }, patience);
  await first.user.click(await order());
  expect(await screen.findByText(/It is not known whether the copies were ordered/, {}, patience)).toBeVisible();
  await first.user.click(await order());
  await waitFor(() => expect(first.place()).toContain('/ccd-details/'), patience);
  const ordered = await app.backend.sandbox.db
    .select()
    .from(courtesyCopies)
    .where(eq(courtesyCopies.ofOrderId, filed.orderId));
  expect(ordered).toHaveLength(1);
  expect(await screen.findByText('Hon. Ruth Vandermeer', {}, patience)).toBeVisible();
  expect(screen.getByText('Tabs')).toBeVisible();
  expect(screen.getByText('Confirmation of filing.pdf')).toBeVisible();
});
