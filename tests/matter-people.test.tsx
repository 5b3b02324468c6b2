/** The people of a matter: in the banner's panel, and as recipients. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeHealth } from '../sandbox/services/integration/system-health.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();
const mappingId = '00000000-0000-4000-8000-000000000001';
const matterView = `/matter-view/00015-Ortega?mappingId=${mappingId}`;

it('shows who belongs to the matter, and says when the system is down', async () => {
  const { user } = await app.renderApp(matterView, { retryDelay: 1 });
  const banner = await screen.findByRole('complementary', { name: 'Matter' }, patience);
  const details = await within(banner).findByRole('button', { name: 'Details' });
  await changeHealth(app.backend.sandbox.db, 'clio', 'down');
  await user.click(details);
  const dialog = await screen.findByRole('dialog', undefined, patience);
  expect(await within(dialog).findByRole('alert', undefined, patience)).toHaveTextContent(
    "The matter's people couldn't be loaded",
  );
  await changeHealth(app.backend.sandbox.db, 'clio', 'healthy');
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('Opposing party', undefined, patience)).toBeVisible();
  expect(within(dialog).getByText('Lakeshore Holdings LLC')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Open in Clio' })).toHaveAttribute('target', '_blank');
});

it('proposes the opponent as a recipient, and keeps what was typed', async () => {
  const { user, place } = await app.renderApp(`/serve-it/order/serve-only?state=IL&mappingId=${mappingId}`);
  await user.click(await screen.findByRole('button', { name: 'Serve Only' }, patience));
  await waitFor(() => expect(place()).toMatch(/^\/serve-it\/order\/process-serving\/\d+/), patience);
  await user.click(await screen.findByRole('link', { name: /^(?!.*to ).*recipients/i }, patience));
  await user.click(await screen.findByRole('button', { name: 'Add a recipient' }, patience));
  await user.type(await screen.findByRole('textbox', { name: /Street/ }, patience), '820 Harbor Street');
  await user.click(screen.getByRole('button', { name: 'From the matter' }));
  const dialog = await screen.findByRole('dialog', { name: 'From the matter' }, patience);
  const opponent = await within(dialog).findByRole('checkbox', { name: 'Lakeshore Holdings LLC' }, patience);
  expect(opponent).toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: /^Street: / })).not.toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Fill in 1 recipient' }));
  expect(await screen.findByRole('textbox', { name: /^Organization/ }, patience)).toHaveValue('Lakeshore Holdings LLC');
  expect(screen.getByRole('textbox', { name: /Street/ })).toHaveValue('820 Harbor Street');
});
