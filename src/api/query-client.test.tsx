import {
  onlineManager,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './errors';
import { createQueryClient } from './query-client';

const call = vi.fn(async () => 'answer');

/** A session that starts on request. */
function visitor() {
  const listeners = new Set<() => void>();
  let isSignedIn = false;
  return {
    isSignedIn: () => isSignedIn,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(next: boolean) {
      isSignedIn = next;
      for (const listener of listeners) listener();
    },
  };
}

function show(content: ReactNode) {
  const session = visitor();
  render(<QueryClientProvider client={createQueryClient(session)}>{content}</QueryClientProvider>);
  return session;
}

function Asking({ isPublic = false, enabled = true }) {
  const { data } = useQuery({ queryKey: ['q'], queryFn: call, enabled, meta: { isPublic } });
  return <p>{data ?? 'nothing yet'}</p>;
}

function Changing({ isPublic = false, onDone = () => {} }) {
  const change = useMutation({ mutationKey: ['change'], mutationFn: call, meta: { isPublic } });
  return (
    <button type="button" onClick={() => void change.mutateAsync().then(onDone, onDone)}>
      {change.status}
    </button>
  );
}

beforeEach(() => {
  call.mockImplementation(async () => 'answer');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const failed = (status: number) => new ApiError('Failed', { url: '/', status, statusText: '', body: undefined });

const refusedFor = (retryAfter: number, status: number) =>
  new ApiError('Failed', { url: '/', status, statusText: '', body: undefined, retryAfter });

describe('a call that fails', () => {
  const client = () => createQueryClient(visitor());
  const meta = { isPublic: true };

  it.each([
    ['twice after a transient failure', 503, 2],
    ['twice without a response', 0, 2],
    ['once after a rejection', 422, 1],
  ])('is tried %s', async (_, status, times) => {
    call.mockRejectedValue(failed(status));
    const query = client().fetchQuery({ queryKey: ['q'], queryFn: call, meta, retryDelay: 0 });
    await expect(query).rejects.toHaveProperty('status', status);
    expect(call).toHaveBeenCalledTimes(times);
  });

  it.each([408, 429])('408 and 429 are retried once, after `Retry-After`: %i', async (status) => {
    vi.useFakeTimers();
    call.mockRejectedValue(refusedFor(7_000, status));
    const query = client().fetchQuery({ queryKey: ['q'], queryFn: call, meta });
    const ended = expect(query).rejects.toHaveProperty('status', status);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(call).toHaveBeenCalledTimes(2);
    await ended;
    vi.useRealTimers();
  });

  it('is not retried if that takes longer than a person would wait', async () => {
    call.mockRejectedValue(refusedFor(60_000, 429));
    await expect(client().fetchQuery({ queryKey: ['q'], queryFn: call, meta })).rejects.toHaveProperty('status', 429);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is retried after a pause that a person would wait through', async () => {
    vi.useFakeTimers();
    call.mockRejectedValueOnce(refusedFor(15_000, 429));
    const query = client().fetchQuery({ queryKey: ['q'], queryFn: call, meta });
    await vi.advanceTimersByTimeAsync(15_000);
    await expect(query).resolves.toBe('answer');
    vi.useRealTimers();
  });

  it('is not retried if it took too long', async () => {
    call.mockRejectedValue(ApiError.ofTimeout('/'));
    const query = client().fetchQuery({ queryKey: ['q'], queryFn: call, meta, retryDelay: 0 });
    await expect(query).rejects.toHaveProperty('code', 'timeout');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is retried every second while the backend starts', async () => {
    vi.useFakeTimers();
    const starting = new ApiError('Failed', {
      ...{ url: '/', status: 503, statusText: '', retryAfter: 60_000 },
      body: { code: 'service-starting' },
    });
    call.mockRejectedValue(starting);
    const query = client().fetchQuery({ queryKey: ['q'], queryFn: call, meta });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(call).toHaveBeenCalledTimes(10);
    call.mockResolvedValue('answer');
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(query).resolves.toBe('answer');
    vi.useRealTimers();
  });

  it('is retried less and less often if its page wants that', async () => {
    vi.useFakeTimers();
    call.mockRejectedValue(failed(503));
    const query = client().fetchQuery({ queryKey: ['q'], queryFn: call, meta, retry: 3 });
    const ended = expect(query).rejects.toHaveProperty('status', 503);
    await vi.advanceTimersByTimeAsync(1_000 + 2_000);
    expect(call).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(call).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(call).toHaveBeenCalledTimes(4);
    await ended;
    vi.useRealTimers();
  });

  it('is not retried if it is a mutation', async () => {
    call.mockRejectedValue(failed(503));
    const mutation = client().getMutationCache().build(client(), { mutationFn: call, meta, retryDelay: 0 });
    await expect(mutation.execute(undefined)).rejects.toHaveProperty('status', 503);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

it('sends a change immediately even when the browser is offline', async () => {
  vi.spyOn(onlineManager, 'isOnline').mockReturnValue(false);
  show(<Changing isPublic />);
  await userEvent.click(screen.getByRole('button', { name: 'idle' }));
  expect(await screen.findByRole('button', { name: 'success' })).toBeVisible();
});

it('keeps a response for a day and refetches it after 30 seconds', () => {
  expect(createQueryClient(visitor()).getDefaultOptions().queries).toMatchObject({
    gcTime: 86_400_000,
    staleTime: 30_000,
  });
});

describe('a query', () => {
  it('waits for sign-in, then runs automatically', async () => {
    const session = show(<Asking />);
    expect(screen.getByText('nothing yet')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
    act(() => session.become(true));
    expect(await screen.findByText('answer')).toBeVisible();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('does not run when a session ends', () => {
    const session = show(<Asking />);
    act(() => session.become(false));
    expect(call).not.toHaveBeenCalled();
  });

  it('disabled by its page stays disabled', () => {
    const session = show(<Asking enabled={false} />);
    act(() => session.become(true));
    expect(call).not.toHaveBeenCalled();
  });

  it('that says nothing about itself waits, too', async () => {
    const client = createQueryClient(visitor());
    const stop = new QueryObserver(client, { queryKey: ['q'], queryFn: call }).subscribe(() => {});
    expect(client.isFetching()).toBe(0);
    expect(call).not.toHaveBeenCalled();
    stop();
  });

  it('that is public runs immediately', async () => {
    show(<Asking isPublic />);
    expect(await screen.findByText('answer')).toBeVisible();
  });
});

describe('a mutation', () => {
  it('called while signed out leaves nothing behind', () => {
    const client = createQueryClient(visitor());
    const mutation = client.getMutationCache().build(client, { mutationFn: call });
    void mutation.execute(undefined);
    expect(client.getMutationCache().getAll()).toEqual([]);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"without a key"'));
  });

  it('called while signed out logs an error and does nothing; later it works', async () => {
    const onDone = vi.fn();
    const session = show(<Changing onDone={onDone} />);
    await userEvent.click(screen.getByRole('button', { name: 'idle' }));
    expect(console.warn).toHaveBeenCalledWith('The mutation ["change"] was called while signed out and ignored.');
    expect(call).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
    act(() => session.become(true));
    await userEvent.click(screen.getByRole('button', { name: 'idle' }));
    expect(await screen.findByRole('button', { name: 'success' })).toBeVisible();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('that is public runs immediately', async () => {
    show(<Changing isPublic />);
    await userEvent.click(screen.getByRole('button', { name: 'idle' }));
    expect(await screen.findByRole('button', { name: 'success' })).toBeVisible();
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('a request that a page shares with the next page', () => {
  /** A query that a page observes; its request waits, and ends when it is aborted. */
  function shared() {
    const client = createQueryClient({ isSignedIn: () => true, subscribe: () => () => {} });
    const started: (() => void)[] = [];
    const options = queryOptions({
      queryKey: ['shared'],
      queryFn: ({ signal }) =>
        new Promise<string>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          started.push(() => resolve('answer'));
        }),
    });
    const leave = new QueryObserver(client, options).subscribe(() => {});
    return { client, options, started, leave };
  }

  type Shared = ReturnType<typeof shared>;

  it.each([
    ['ensureQueryData', ({ client, options }: Shared) => client.ensureQueryData(options)],
    ['fetchQuery', ({ client, options }: Shared) => client.fetchQuery(options)],
  ])('%s asks again when the page is left', async (_, ask) => {
    const page = shared();
    const { started, leave } = page;
    const asked = ask(page);
    leave();
    await vi.waitFor(() => expect(started).toHaveLength(2));
    started[1]?.();
    await expect(asked).resolves.toBe('answer');
  });

  it('is over with the page for those who only asked in advance', async () => {
    const { client, options, started, leave } = shared();
    const asked = client.prefetchQuery(options);
    leave();
    await asked;
    expect(started).toHaveLength(1);
  });
});

describe('what is asked in advance', () => {
  const client = () => createQueryClient({ isSignedIn: () => true, subscribe: () => () => {} });
  const options = queryOptions({ queryKey: ['q'], queryFn: call, retry: false });

  it('is there afterwards', async () => {
    const asking = client();
    await asking.prefetchQuery(options);
    expect(asking.getQueryData(options.queryKey)).toBe('answer');
  });

  it('may fail', async () => {
    call.mockRejectedValue(failed(422));
    const asking = client();
    await expect(asking.prefetchQuery(options)).resolves.toBeUndefined();
    expect(asking.getQueryState(options.queryKey)?.status).toBe('error');
  });
});
