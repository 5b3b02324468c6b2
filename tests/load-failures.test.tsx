/** What fails to load is named, with its reason and a way to try again. */
import { act, screen, waitFor, within } from '@testing-library/react';
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

it('does not take the reason why a filing’s name is missing for its name', async () => {
  await fail('listFilingTypes');
  await app.renderApp('/case-initiation/41300/review');
  expect(await screen.findByRole('heading', { name: "Couldn't be loaded" }, patience)).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'File this filing without an attorney' })).toBeVisible();
});

it('does not open another matter when an answer brings its mapping', async () => {
  const at = '2026-03-04T16:20:31Z';
  const clientReference = '00015-Ortega';
  const json = JSON.stringify({ ClientReference: clientReference });
  const mapping = {
    mappingId: 'of-another-matter',
    clientReference,
    matterId: '7',
    json,
    createdAt: at,
    updatedAt: at,
  };
  app.answer(({ method, url }) =>
    method === 'POST' && url.endsWith('/v2/mappings') ? HttpResponse.json(mapping) : undefined,
  );
  const { place } = await app.renderApp('/filevine/F-88164', { as: 'callum.stillwater@example.com' });
  expect(await screen.findByText('The matter didn’t open', undefined, patience)).toBeVisible();
  expect(place()).toContain('/filevine/');
});

it('keeps the reconnect screen while a failed check of the connection is repeated', async () => {
  const isCheck = (url: string) => url.endsWith('/auth/token/valid');
  app.answer(({ url }) => (isCheck(url) ? HttpResponse.json({}, { status: 500 }) : undefined));
  const { queryClient } = await app.renderApp('/matter-view/00015-Ortega');
  const shown = await screen.findByRole('region', { name: 'Disconnected from Clio' }, patience);
  app.hang(({ href }) => isCheck(href));
  act(() => void queryClient.invalidateQueries());
  const asked = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.join('/').includes('valid') };
  await waitFor(() => expect(queryClient.isFetching(asked)).toBe(1));
  expect(shown).toBeVisible();
});

it('does not say that a firm has no Filevine when its system is unknown', async () => {
  await fail('getRetailer');
  await app.renderApp('/filevine/F-88164', { as: 'callum.stillwater@example.com' });
  expect(await screen.findByText('The matter didn’t open', undefined, patience)).toBeVisible();
  expect(screen.queryByText(/isn’t connected to Filevine/)).not.toBeInTheDocument();
});

it('does not say that a person is caught up when the invoices did not load', async () => {
  await fail('clientGetBillingSummary');
  app.answer(({ url }) => (url.endsWith('/Order/Search') ? HttpResponse.json({ items: [], total: 0 }) : undefined));
  await app.renderApp('/');
  const list = await screen.findByRole('region', { name: 'Needs attention' }, patience);
  expect(await within(list).findByText('This list could not be loaded', undefined, patience)).toBeVisible();
  expect(within(list).queryByText('You’re all caught up.')).not.toBeInTheDocument();
});

it('does not call a folder deleted whose name did not load', async () => {
  await fail('getMatterFile');
  const mapping = '00000000-0000-4000-8000-000000000001';
  const { user } = await app.renderApp(`/matter-view/00015-Ortega/documents?mappingId=${mapping}`);
  await user.click(await screen.findByRole('link', { name: 'Pleadings' }, patience));
  const path = await screen.findByRole('navigation', { name: 'Folders' }, patience);
  await waitFor(() => expect(path).toHaveTextContent('Matter/Folder'), patience);
  expect(screen.queryByText('Deleted folder')).not.toBeInTheDocument();
});
