/** What fails to load is named, with its reason and a way to try again. */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { faultSchema } from '../sandbox/control/faults.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();
afterEach(() => app.backend.sandbox.faults.replace([]));

const fail = (...operationIds: string[]) =>
  app.backend.sandbox.faults.replace(
    operationIds.map((operationId) => faultSchema.parse({ operationId, status: 500 })),
  );

it('does not blame the connection for an error of the server', async () => {
  await fail('searchOrders');
  await app.renderApp('/orders');
  expect(await screen.findByText('The orders could not be loaded', undefined, patience)).toBeVisible();
  expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument();
});

it.each(['getUserRoles', 'getRetailer'])('says that permissions are unknown when %s fails', async (operationId) => {
  await fail(operationId);
  const { user } = await app.renderApp('/orders');
  const notice = await screen.findByText("Your permissions couldn't be loaded", undefined, patience);
  await app.backend.sandbox.faults.replace([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Reports' })).toBeVisible();
});

it('says that the statement lines of an order did not load', async () => {
  await fail('getOrderFeeBreakdown');
  const { user } = await app.renderApp('/order-details/41188');
  await screen.findByText('The statement lines could not be loaded', undefined, patience);
  await app.backend.sandbox.faults.replace([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('The statement lines could not be loaded')).not.toBeInTheDocument());
});

it('shows why the lists of the home page did not load', async () => {
  const problem = () => HttpResponse.json({ detail: 'The orders are being moved.' }, { status: 500 });
  app.answer(({ url }) => (url.endsWith('/Order/Search') ? problem() : undefined));
  await app.renderApp('/');
  const recent = await screen.findByRole('region', { name: 'Recent orders' }, patience);
  expect(await within(recent).findByText('The orders are being moved.', undefined, patience)).toBeVisible();
});
