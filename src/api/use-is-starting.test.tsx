import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './errors';
import { useIsStarting } from './use-is-starting';

const failed = (status: number, code: string) =>
  new ApiError('Failed', { url: '/', status, statusText: '', body: { code } });
const starting = failed(503, 'service-starting');

let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

function show() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useIsStarting, { wrapper });
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Asks, in a second after a failure again, as often as there are failures. */
async function ask(name: string, ...failures: ApiError[]) {
  const left = [...failures];
  const queryFn = async () => {
    const error = left.shift();
    if (error) throw error;
    return name;
  };
  await act(async () => void client.prefetchQuery({ queryKey: [name], queryFn, retry: 5, retryDelay: 1_000 }));
  await pass(0);
}

it('no query waits at first', () => {
  expect(show().result.current).toBe(false);
});

it('a query waits until the backend that is starting answers', async () => {
  const { result } = show();
  await ask('orders', starting, starting);
  expect(result.current).toBe(true);
  await pass(1_990);
  expect(result.current).toBe(true);
  await pass(20);
  expect(result.current).toBe(false);
});

it('one that waits is enough', async () => {
  await ask('firm');
  await ask('orders', starting);
  expect(show().result.current).toBe(true);
});

it.each([
  ['fails otherwise', failed(503, 'busy')],
  ['names its reason with another status', failed(422, 'service-starting')],
])('a query does not wait for a backend that %s', async (_, error) => {
  const { result } = show();
  await ask('orders', error, error);
  expect(client.isFetching()).toBe(1);
  expect(result.current).toBe(false);
});

it('a query that is being asked for the first time does not wait', async () => {
  const { result } = show();
  await act(async () => void client.prefetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => {}) }));
  await pass(0);
  expect(client.isFetching()).toBe(1);
  expect(result.current).toBe(false);
});

it('a query that gave up no longer waits', async () => {
  const { result } = show();
  await act(() => client.prefetchQuery({ queryKey: ['q'], queryFn: () => Promise.reject(starting), retry: false }));
  await pass(0);
  expect(client.getQueryState(['q'])?.fetchFailureReason).toBe(starting);
  expect(result.current).toBe(false);
});

it('another cache is watched instead of the former', async () => {
  const { result, rerender } = show();
  client = new QueryClient();
  rerender();
  await ask('orders', starting);
  expect(result.current).toBe(true);
});
