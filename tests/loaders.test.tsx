/** Each page's loader starts the queries that its first render needs (docs/adr/0018). */
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchForMissingLoaders } from '../src/app/loader-check.ts';
import { builtPages } from './built-pages.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();

it.each(builtPages)('%s', async (_, address) => {
  const { router, queryClient } = await app.renderApp(address);
  const missing: string[] = [];
  const stop = watchForMissingLoaders(router, queryClient, (message) => missing.push(message));
  await act(() => vi.waitFor(() => expect(router.state.status).toBe('idle'), { timeout: 15_000 }));
  await act(() => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 15_000 }));
  stop();
  expect(missing).toEqual([]);
});
