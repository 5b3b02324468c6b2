/** The live channel's service for tests, which decide what it says and when. */
import {
  focusManager,
  onlineManager,
  QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import { setBaseAddresses } from '../backends';
import type { ContractMismatchError } from '../errors';
import { getGetOrderQueryKey } from '../generated/filing';
import type { Change } from '../generated/live/model';
import { resetRunnerHooks } from '../http';
import { followChanges } from './follow-changes';
import { followsOrders } from './following';

export const changesUrl = 'https://live.example/v1/changes';

interface Stream {
  write(part: string | Uint8Array<ArrayBuffer>): void;
  tell(change: Partial<Change>): void;
  end(): void;
  break(cause: Error): void;
  /** Whether the page ended it. */
  isCancelled(): boolean;
}

export const messageOf = (change: Partial<Change>): Change => ({
  messageId: '5f0c2a52-7a33-4f0e-9d1c-1d0f6f6f0a11',
  topic: 'order-updated',
  publishedAt: '2026-03-02T15:04:05Z',
  ...change,
});

/** Answers every call with a stream, until `answer` is given another answer. */
export function liveService() {
  const streams: Stream[] = [];
  const openStream = () => {
    let isCancelled = false;
    let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (given) => {
        controller = given;
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    const write = (part: string | Uint8Array<ArrayBuffer>) =>
      controller?.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part);
    streams.push({
      write,
      tell: (change) => write(`data: ${JSON.stringify(messageOf(change))}\n\n`),
      end: () => controller?.close(),
      break: (cause) => controller?.error(cause),
      isCancelled: () => isCancelled,
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const answer = vi.fn<typeof fetch>();

  beforeEach(() => {
    vi.useFakeTimers();
    streams.length = 0;
    answer.mockReset().mockImplementation(async () => openStream());
    vi.stubGlobal('fetch', answer);
    setBaseAddresses({
      platform: '/platform',
      billing: '/billing',
      filing: '/filing',
      integration: '/integration',
      docketSync: '/docket',
      processServing: '/serving',
      live: 'https://live.example',
    });
    resetRunnerHooks();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  return {
    answer,
    openStream,
    /** How many calls were made. */
    calls: () => answer.mock.calls.length,
    /** The stream of a call, by default of the last one. */
    stream: (place = -1): Stream => {
      const stream = streams.at(place);
      if (!stream) throw new Error('No stream was opened.');
      return stream;
    },
  };
}

/** Lets everything happen that waits for no clock. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Longer ago than any answer to `ready` in these tests, unless they say otherwise: nothing needs to be read again. */
export const longAgo = 1_000_000;

/**
 * A page, open for 100 seconds, with someone signed in. Its queries are shown and left one by one, and nothing is read
 * again unless the channel says so.
 */
export function livePage() {
  const signedIn: { person: string | undefined } = { person: 'Ann' };
  const page = {
    ...signedIn,
    client: new QueryClient(),
    reportMismatch: vi.fn<(error: ContractMismatchError) => void>(),
    /** Milliseconds for which the page's clock was stopped. */
    slept: 0,
    /** Signs in, out, or in as another person. */
    signIn(person: string | undefined) {
      page.person = person;
      for (const listener of [...listeners]) listener();
    },
    /** Follows changes until the test ends, or `stop` is called. */
    start() {
      stop = followChanges(page.client, present, { reportMismatch: page.reportMismatch });
    },
    stop: () => stop?.(),
    isWatched: () => listeners.size > 0,
    /** Shows a query, which follows an order, or all of the firm's without one. */
    show(orderId?: number, options: Partial<QueryObserverOptions<string>> = {}) {
      const read = vi.fn<(context: { signal: AbortSignal }) => Promise<string>>(async () => 'answer');
      const observer = new QueryObserver<string>(page.client, {
        queryKey: getGetOrderQueryKey(orderId ?? 0),
        queryFn: read,
        ...followsOrders({}, orderId),
        retry: false,
        staleTime: Infinity,
        ...options,
      });
      return { read, leave: observer.subscribe(() => {}) };
    },
  };
  const listeners = new Set<() => void>();
  const present = {
    person: () => page.person,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  let stop: (() => void) | undefined;

  beforeEach(() => {
    page.client = new QueryClient();
    page.person = 'Ann';
    page.slept = 0;
    page.reportMismatch.mockReset();
    listeners.clear();
    stop = undefined;
    const timeOrigin = Date.now() - 100_000;
    vi.stubGlobal('performance', { timeOrigin, now: () => Date.now() - timeOrigin - page.slept });
    focusManager.setFocused(true);
    onlineManager.setOnline(true);
    // The longest pause of its kind.
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });
  afterEach(() => {
    stop?.();
    page.client.clear();
    focusManager.setFocused(undefined);
    onlineManager.setOnline(true);
  });
  return page;
}
