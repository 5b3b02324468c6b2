/** Who gets in, who is sent to sign in, and that they come back to the very page. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserLocation } from '../src/lib/browser/location.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();

it('lets a person in who is signed in', async () => {
  const { place } = await app.renderApp('/');
  await screen.findByText('Benchfile');
  expect(place()).toBe('/');
});

it('sends a stranger to the platform to sign in, and back to the page with its query', async () => {
  const replace = vi.spyOn(browserLocation, 'replace').mockImplementation(() => {});
  await app.renderApp('/?status=rejected,returned&search=0275', { as: null });
  await waitFor(() => expect(replace).toHaveBeenCalled());
  const address = new URL(replace.mock.calls[0]?.[0] ?? '');
  expect(address.pathname).toBe('/api/platform/account/login');
  expect(address.searchParams.get('returnUrl')).toBe('http://localhost:5173/app/?status=rejected,returned&search=0275');
});
