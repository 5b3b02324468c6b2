/** Choosing a matter of the connected system, as the building blocks show it, over the sandbox. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();

it('finds a matter by words, and takes it back when somebody types on', async () => {
  const { user } = await app.renderApp('/example');
  const region = within(await screen.findByRole('region', { name: 'Matter pickers' }));
  const input = region.getByRole('combobox', { name: 'Matter' });
  await user.click(input);
  expect(region.getByText('You must type at least 3 characters to search')).toBeVisible();
  await user.type(input, 'Ortega');
  await user.click(await screen.findByRole('option', { name: /00015-Ortega/ }));
  expect(input).toHaveValue('00015-Ortega');
  expect(region.getByText('Ortega v. Lakeshore Holdings LLC')).toBeVisible();
  expect(region.getByText('Client reference')).toBeVisible();
  await user.type(input, 'x');
  await waitFor(() => expect(region.queryByText('Client reference')).not.toBeInTheDocument());
});
