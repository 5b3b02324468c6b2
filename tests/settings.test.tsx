/** The settings that there are, and the addresses that lead elsewhere. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();

it('begins with the integrations, which say that they are not there yet', async () => {
  const { place } = await app.renderApp('/settings');
  expect(await screen.findByText(/not part of this version: Integration settings/)).toBeVisible();
  expect(place()).toContain('/settings/integrations');
});

it('announces what is coming', async () => {
  await app.renderApp('/settings/efiling');
  expect(await screen.findByRole('heading', { level: 1, name: 'E-filing' })).toBeVisible();
  expect(screen.getByText('Coming soon')).toBeVisible();
});

it('knows of no other settings', async () => {
  await app.renderApp('/settings/themes');
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
});

it.each([
  ['/case-search-california', '/case-search?state=CA'],
  ['/serve-it/order/serve-only', '/serve-it/order/process-serving'],
])('leads from %s to %s', async (from, to) => {
  const { place } = await app.renderApp(from);
  expect(await screen.findByText(/not part of this version/)).toBeVisible();
  expect(place()).toContain(to);
});
