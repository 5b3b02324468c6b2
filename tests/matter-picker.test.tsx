/** Choosing a matter on the examples page, with the sandbox. */
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { clients } from '../sandbox/db/schema/platform.ts';
import { appUnderTest } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();
const maren = 'maren.harrow@example.com';

const control = async (method: string, path: string, body: unknown) => {
  const request = new Request(`${testOrigin}/sandbox/api/${path}`, { method, body: JSON.stringify(body) });
  expect((await app.backend.sandbox.fetch(request)).ok).toBe(true);
};

async function open(as?: string) {
  const rendered = await app.renderApp('/example', as ? { as } : {});
  const region = within(await screen.findByRole('region', { name: 'Matter pickers' }));
  return { ...rendered, region };
}

it('finds a matter by words, and clears the selection while typing', async () => {
  const { user, region } = await open();
  const input = region.getByRole('combobox', { name: 'Matter' });
  await user.click(input);
  expect(region.getByText('You must type at least 3 characters to search')).toBeVisible();
  await user.type(input, 'Pryce');
  const option = await region.findByRole('option', { name: /00022-Pryce/ });
  expect(option).toHaveAccessibleName(/^Estates and trusts: ?00022-Pryce/);
  const folder = region.getByRole('option', { name: 'Estates and trusts' });
  expect(folder).toHaveAttribute('aria-disabled', 'true');
  await user.click(folder);
  expect(input).toHaveValue('Pryce');
  await user.click(option);
  expect(input).toHaveValue('00022-Pryce');
  expect(region.getByText('Estates and trusts · Estate of Helen Pryce')).toBeVisible();
  expect(region.getByText('Client reference')).toBeVisible();
  await user.type(input, 'x');
  await waitFor(() => expect(region.queryByText('Client reference')).not.toBeInTheDocument());
  await user.clear(input);
  await user.type(input, 'no such matter');
  expect(await region.findByText('No results found')).toBeVisible();
});

it('shows results only for the latest text, even if earlier responses arrive late', async () => {
  const { user, region } = await open();
  const input = region.getByRole('combobox', { name: 'Matter' });
  await control('POST', 'faults', { operationId: 'listIntegrationMatters', latency: 1500, times: 1 });
  await user.type(input, 'Ortega');
  await waitFor(() => expect(region.getByText('Searching…')).toBeVisible());
  await new Promise((resolve) => setTimeout(resolve, 450));
  await user.clear(input);
  await user.type(input, 'Verity');
  expect(await region.findByRole('option', { name: /00052-Verity/ })).toBeVisible();
  expect(region.queryByRole('option', { name: /Ortega/ })).not.toBeInTheDocument();
});

it('reports a failed load or a lost connection, and retries', async () => {
  const { user, region } = await open();
  const input = region.getByRole('combobox', { name: 'Matter' });
  await control('PUT', 'integrations/connections', { userName: 'nora.marlow@example.com', connection: 'revoked' });
  await user.type(input, 'Ortega');
  expect(await region.findByText(/You appear to be disconnected/)).toBeVisible();
  await control('PUT', 'integrations/connections', { userName: 'nora.marlow@example.com', connection: 'connected' });
  await control('POST', 'faults', { operationId: 'listIntegrationMatters', status: 400, times: 1 });
  await user.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByText('The matters could not be loaded.')).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(region.queryByRole('alert')).not.toBeInTheDocument());
  await user.click(input);
  expect(await region.findByRole('option', { name: /00015-Ortega/ })).toBeVisible();
});

it('refreshes the cached list of a system, unless searching', async () => {
  await app.backend.sandbox.db.update(clients).set({ retailerId: 8 }).where(eq(clients.clientId, 4));
  await control('PUT', 'integrations/connections', { userName: maren, connection: 'connected' });
  const { user, region } = await open(maren);
  const input = await region.findByRole('combobox', { name: 'Matter' });
  const reload = region.getByRole('button', { name: 'Reload matters' });
  await user.type(input, 'aardvark');
  expect(reload).toBeDisabled();
  expect(await region.findByText('No results found')).toBeVisible();
  await control('POST', 'integrations/matters', { userName: maren, displayName: '000 Aardvark' });
  await user.clear(input);
  expect(reload).toBeEnabled();
  await user.click(reload);
  expect(await region.findByRole('option', { name: '000 Aardvark' })).toBeVisible();
  expect(input).toHaveFocus();
});
