/** Firm settings, for people who may change them and for others; and planned settings. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appUnderTest, patience, type RenderedApp } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();
const theo = 'theo.finch@example.com';
const maren = 'maren.harrow@example.com';

const fault = (operationId: string, status: number) =>
  app.backend.sandbox.fetch(
    new Request(`${testOrigin}/sandbox/api/faults`, {
      method: 'POST',
      body: JSON.stringify({ operationId, status, times: 1 }),
    }),
  );
const firmSetting = async () =>
  (await app.backend.call('/platform/v1/Clients/1/settings?settingNames=DefaultExpenseCategory')).json();

async function chooseCategory({ user }: RenderedApp, name: string) {
  const field = await screen.findByRole('combobox', { name: 'Expense category' });
  await waitFor(() => expect(field).toBeEnabled());
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  return field;
}

it('starts with integrations: the person’s connection and the system’s health', async () => {
  const { place } = await app.renderApp('/settings');
  const connection = within(await screen.findByRole('region', { name: 'Connection' }));
  expect(await connection.findByText('Connected')).toBeVisible();
  expect(connection.getByText('nora.marlow@example.com')).toBeVisible();
  expect(await connection.findByText('Operational')).toBeVisible();
  expect(place()).toBe('/settings/integrations');
});

it('saves the firm’s expense category, and removes it', async () => {
  const rendered = await app.renderApp('/settings/integrations');
  const field = await chooseCategory(rendered, 'Court filing fees');
  expect(field).toHaveValue('Court filing fees');
  await waitFor(async () => expect(await firmSetting()).toHaveLength(1));
  await rendered.user.click(screen.getByRole('button', { name: 'Clear Expense category' }));
  await waitFor(async () => expect(await firmSetting()).toEqual([]));
});

it('restores a category that could not be saved or removed', async () => {
  const rendered = await app.renderApp('/settings/integrations');
  await fault('upsertProfileSetting', 500);
  const field = await chooseCategory(rendered, 'Courier');
  expect(await screen.findByText('Error saving client profile setting')).toBeVisible();
  expect(field).toHaveValue('');
  await chooseCategory(rendered, 'Courier');
  await waitFor(async () => expect(await firmSetting()).toHaveLength(1));
  await fault('clientDeleteProfileSetting', 503);
  await rendered.user.click(screen.getByRole('button', { name: 'Clear Expense category' }));
  expect(await screen.findByText('Error deleting setting')).toBeVisible();
  expect(field).toHaveValue('Courier');
});

it('after a disconnection, says only that the categories need a connection', async () => {
  const { user } = await app.renderApp('/settings/integrations');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Expense category' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Connect to Clio to choose a category.')).toBeVisible();
  expect(await screen.findByText('Disconnected from Clio')).toBeVisible();
  expect(screen.queryByText(/Couldn’t load the categories/)).not.toBeInTheDocument();
});

it('shows others the administrators’ settings and whom to contact', async () => {
  await app.renderApp('/settings/integrations', { as: theo });
  expect(await screen.findByText('Courier')).toBeVisible();
  expect(screen.getByText(/Only administrators can change these settings/)).toBeVisible();
  expect(screen.getByText('third party identifier')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Expense category' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('connects Neos with the firm’s secret, which is never shown', async () => {
  const secret = 'lantern-harbour-77';
  const { user, queryClient, container } = await app.renderApp('/settings/integrations', { as: maren });
  await user.click(await screen.findByRole('button', { name: 'Connect to Neos' }));
  expect(await screen.findByText('Could not connect to Neos')).toBeVisible();

  const field = screen.getByLabelText(/^Partner secret/, { selector: 'input' });
  await user.click(screen.getByRole('button', { name: 'Save secret' }));
  expect(await screen.findByText('Partner secret is required')).toBeVisible();
  await user.type(field, secret);
  await user.click(screen.getByRole('button', { name: 'Save secret' }));
  expect(await screen.findByText('The partner secret was saved.')).toBeVisible();
  expect(field).toHaveValue('');
  const kept = [queryClient.getQueryCache(), queryClient.getMutationCache()].flatMap((cache) =>
    cache.getAll().map(({ state }) => state),
  );
  expect(JSON.stringify(kept) + container.innerHTML).not.toContain(secret);
  expect(screen.queryByRole('region', { name: 'Expense settings' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Connect to Neos' }));
  expect(await screen.findByText('Connected to Neos')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Disconnect' })).toBeVisible();
});

it('saves the firm’s ID in the system', async () => {
  const { user } = await app.renderApp('/settings/integrations', { as: maren });
  const field = await screen.findByLabelText('company id');
  expect(field).toHaveValue('HP-20417');
  await user.clear(field);
  await user.type(field, 'HP-1');
  await fault('clientUpdateThirdPartyIdentifier', 500);
  const form = within(screen.getByRole('region', { name: 'Your firm in Neos' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/The company id could not be saved/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The company id was saved')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('company id')).toHaveValue('HP-1'));
});

it.each([
  ['june.ashgrove@example.com', 'No connected system'],
  ['ines.calder@example.com', 'Nothing to set up'],
])('has nothing for %s: %s', async (as, text) => {
  await app.renderApp('/settings/integrations', { as });
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  ['branches', 'Branches', ['Account details']],
  ['users', 'Users', ['Account details']],
  ['docketsync', 'Docket sync', ['Docket accounts', 'PACER account']],
  ['efiling', 'E-filing', ['E-filing accounts', 'Attorneys', 'Service contacts', 'New filing form']],
  ['processServing', 'Process serving', []],
])('announces planned settings, and leads to what is there: %s', async (section, name, places) => {
  const { user, place } = await app.renderApp(`/settings/${section}`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText('Coming soon')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Settings' })).toBeVisible();
  const links = within(screen.getByRole('main'))
    .getAllByRole('link')
    .slice(-places.length - 1);
  expect(links.map(({ textContent }) => textContent)).toEqual([...places, 'Back to home']);
  await user.click(links[0] ?? expect.unreachable());
  await waitFor(() => expect(place()).not.toContain(section), patience);
  expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
});

it('has no other settings', async () => {
  await app.renderApp('/settings/themes');
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
});

it('redirects from the former address of process serving', async () => {
  const { place } = await app.renderApp('/serve-it/order/serve-only');
  expect(await screen.findByRole('heading', { level: 1, name: 'Process serving' })).toBeVisible();
  expect(place()).toContain('/serve-it/order/process-serving?mode=serve-only');
});
