/** Billing that starts slowly: its pages wait, say so, and go on by themselves. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { findGrid } from './grid.ts';
import { appUnderTest, patience } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();
const text = 'Billing is starting. This page goes on by itself.';

afterEach(() => app.backend.sandbox.slowStart.begin(0));

async function start(seconds: number): Promise<string> {
  const request = new Request(`${testOrigin}/sandbox/api/billing/start`, {
    method: 'POST',
    body: JSON.stringify({ seconds }),
  });
  return (await (await app.backend.sandbox.fetch(request)).json()).status;
}

it('a 503 of billing says that it is starting, and the page goes on by itself', async () => {
  expect(await start(60)).toBe('starting');
  await app.renderApp('/billing');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/could not be loaded|did not load/)).toBeNull();
  expect(await start(0)).toBe('ready');
  await waitFor(() => expect(screen.queryByText(text)).toBeNull(), patience);
  expect(await findGrid('Invoices')).toBeVisible();
});

it('Startup and Version answer while billing starts; other calls are refused with 503', async () => {
  const read = async (part: string) => app.backend.call(`/billing/services/us-platform/${part}`);
  await start(60);
  expect(await (await read('Startup')).json()).toMatchObject({ status: 'starting' });
  const { version } = await (await read('Version')).json();
  const refused = await read('Client/BillingSummary');
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'service-starting']);
  await start(0);
  await app.renderApp('/billing');
  expect(await screen.findByText(`Billing ${version}`)).toBeVisible();
});
