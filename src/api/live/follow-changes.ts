/**
 * The live channel of a tab: open while a query on screen follows orders, the tab is visible and someone is signed in.
 * Each message makes the queries that it concerns read again (docs/adr/0033).
 */
import { focusManager, onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { type ContractMismatchError, failureOf, isNotOffered, isRefusal, mismatchOf, retryAfterOf } from '../errors';
import { readAgain } from '../facts/read-again';
import type { Change } from '../generated/live/model';
import { channel, type Followed } from './following';
import { readChanges } from './read-changes';

/** Who is signed in. `subscribe` reports every change and returns an unsubscribe function. */
interface Present {
  /** A name that differs for every person; undefined while no one is signed in. */
  person(): string | undefined;
  subscribe(listener: () => void): () => void;
}

interface Options {
  /** Told of messages that aren't the contract's. */
  reportMismatch(error: ContractMismatchError): void;
}

/** Milliseconds the channel stays open after the last page that follows orders: the next one may follow, too. */
const linger = 1_000;
/** Milliseconds in which changes are collected before the queries read again. */
const gathering = 200;
/** Milliseconds before the first attempt after a failure, doubled with each further one. */
const [firstPause, longestPause] = [1_000, 60_000];
/** A connection that lasted this long, in milliseconds, was good. */
const goodConnection = 10_000;

/** Follows changes until the returned function is called. */
export function followChanges(queryClient: QueryClient, present: Present, { reportMismatch }: Options): () => void {
  const cache = queryClient.getQueryCache();
  let connection: Connection | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  /** Whose channel was refused for good. */
  let refused: string | undefined;

  const close = () => {
    clearTimeout(leaving);
    leaving = undefined;
    connection?.close();
    connection = undefined;
  };

  const decide = () => {
    const person = present.person();
    const isPossible =
      person !== undefined && person !== refused && focusManager.isFocused() && onlineManager.isOnline();
    if (!isPossible || (connection && connection.person !== person)) close();
    if (!isPossible) return;
    if (isFollowedOnScreen(queryClient)) {
      clearTimeout(leaving);
      leaving = undefined;
      connection ??= connect(queryClient, person, {
        reportMismatch,
        onRefused: () => {
          refused = person;
          close();
        },
      });
    } else if (connection) leaving ??= setTimeout(close, linger);
  };

  const stops = [
    cache.subscribe(({ type, query }) => {
      if (followedOf(query) && /^(observer|removed)/.test(type)) decide();
    }),
    present.subscribe(decide),
    focusManager.subscribe(decide),
    onlineManager.subscribe(decide),
  ];
  decide();
  return () => {
    for (const stop of stops) stop();
    close();
  };
}

interface Connection {
  person: string;
  close(): void;
}

interface ConnectionOptions extends Options {
  onRefused(): void;
}

/** Keeps a stream open, with growing pauses between attempts. */
function connect(queryClient: QueryClient, person: string, options: ConnectionOptions): Connection {
  const closing = new AbortController();
  const { signal } = closing;
  const { refresh, refreshFailed } = refreshing(queryClient, signal);
  let failures = 0;
  let openedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onChange = (change: Change) => {
    if (signal.aborted) return;
    if (change.topic === 'ready') {
      openedAt = performance.now();
      tellLive(queryClient, true);
      // What changed before the stream was open was told to no one. What this page shows is newer than the page.
      if ((change.quietSeconds ?? 0) > secondsOpen()) refreshFailed();
      else refresh(undefined);
    } else if (change.topic !== 'test') refresh(change.orderIds);
  };

  const attempt = async () => {
    openedAt = 0;
    let pause = 0;
    try {
      await readChanges(signal, onChange);
    } catch (error) {
      if (signal.aborted) return;
      // Nothing is tried again.
      if (isNotOffered(error)) return options.onRefused();
      const mismatch = mismatchOf(error);
      if (mismatch) options.reportMismatch(mismatch);
      pause = retryAfterOf(error) ?? 0;
    }
    if (signal.aborted) return;
    tellLive(queryClient, false);
    const wasGood = openedAt > 0 && performance.now() - openedAt >= goodConnection;
    failures = wasGood ? 1 : failures + 1;
    const longest = Math.min(longestPause, firstPause * 2 ** (failures - 1));
    // Otherwise all pages come back at once when the service does.
    timer = setTimeout(attempt, Math.max(pause, longest * (0.5 + Math.random() / 2)));
  };
  void attempt();
  return {
    person,
    close: () => {
      clearTimeout(timer);
      closing.abort();
      tellLive(queryClient, false);
    },
  };
}

/** Says whether the channel is open, and has the followed queries set their intervals again. */
function tellLive(queryClient: QueryClient, isLive: boolean): void {
  channel.isLive = isLive;
  for (const query of queryClient.getQueryCache().getAll())
    if (followedOf(query)) for (const observer of query.observers) observer.setOptions(observer.options);
}

/**
 * Reads the queries again that orders concern, soon; undefined for any order. A query that is being read again because of
 * an earlier change is read once more afterwards, not started over: a busy firm would never see an answer.
 */
function refreshing(queryClient: QueryClient, signal: AbortSignal) {
  let gathered: { orderIds: Set<number> | 'any' } | undefined;
  const busy = new Set<Query>();
  const again = new Set<Query>();

  const read = async (query: Query) => {
    if (busy.has(query)) {
      again.add(query);
      return;
    }
    busy.add(query);
    await readAgain(queryClient, [query]);
    busy.delete(query);
    if (again.delete(query) && !signal.aborted) await read(query);
  };

  const flush = (orderIds: Set<number> | 'any') => {
    if (signal.aborted) return;
    for (const query of queryClient.getQueryCache().getAll()) {
      const followed = followedOf(query);
      if (!followed) continue;
      const isConcerned =
        orderIds === 'any' ? !isRefused(query) : followed.orderId === undefined || orderIds.has(followed.orderId);
      if (isConcerned) void read(query);
    }
  };

  const refresh = (orderIds: readonly number[] | undefined) => {
    const isFirst = gathered === undefined;
    if (orderIds === undefined || gathered?.orderIds === 'any') gathered = { orderIds: 'any' };
    else gathered = { orderIds: new Set([...(gathered?.orderIds ?? []), ...orderIds]) };
    if (!isFirst) return;
    setTimeout(() => {
      if (gathered) flush(gathered.orderIds);
      gathered = undefined;
    }, gathering);
  };
  /** Tells what could not be read is no longer asked for in intervals. */
  const refreshFailed = () => {
    for (const query of queryClient.getQueryCache().getAll())
      if (followedOf(query) && query.state.status === 'error' && !isRefused(query)) void read(query);
  };
  return { refresh, refreshFailed };
}

/** Tells whether the answer was no. Asked again, its page would show that it is loading, and then the same sentence. */
const isRefused = ({ state: { data, error } }: Query) => data === undefined && error && isRefusal(failureOf(error));

/**
 * Seconds since the page was opened, and with it before any of its requests. A computer that sleeps may stop one of the
 * two clocks.
 */
function secondsOpen(): number {
  const { timeOrigin } = performance;
  return Math.max(performance.now(), Date.now() - timeOrigin) / 1000;
}

const followedOf = ({ meta }: Query): Followed | undefined => meta?.follows;

const isFollowedOnScreen = (queryClient: QueryClient) =>
  queryClient.getQueryCache().findAll({ type: 'active', predicate: (query) => followedOf(query) !== undefined })
    .length > 0;
