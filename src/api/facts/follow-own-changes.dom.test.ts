import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../query-client';
import { tellChanged, tellingChanges } from './changes';
import type { Fact } from './facts';
import { changesShown, followOwnChanges, isOutdated } from './follow-own-changes';

let client: QueryClient;

beforeEach(() => {
  client = createQueryClient({ isSignedIn: () => true, subscribe: () => () => {} });
  const stop = followOwnChanges(client);
  return () => {
    stop();
    client.clear();
  };
});

/** The answers of a query, which its test gives one by one, in the order of the readings. */
interface Shown {
  key: [string];
  answers: ((text: string) => void)[];
  read: () => unknown;
  leave: () => void;
  /** What the page shows. */
  text: () => string | undefined;
}

/** Shows a query on screen. */
function show(name: string, shows: Fact[], options: Partial<QueryObserverOptions<string>> = {}, of = client): Shown {
  const answers: Shown['answers'] = [];
  const read = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const key: [string] = [name];
  const observer = new QueryObserver<string>(of, {
    queryKey: key,
    queryFn: read,
    meta: { shows },
    staleTime: Number.POSITIVE_INFINITY,
    ...options,
  });
  const leave = observer.subscribe(() => {});
  return { key, answers, read, leave, text: () => observer.getCurrentResult().data };
}

/** Answers the latest reading. */
async function answer({ answers }: Shown, text: string): Promise<void> {
  answers.at(-1)?.(text);
  await vi.waitFor(() => {});
}

const find = ({ key }: Shown) => client.getQueryCache().find({ queryKey: key });

/** A query on screen that was read. */
async function shown(name: string, shows: Fact[], text = 'before'): Promise<Shown> {
  const query = show(name, shows);
  await answer(query, text);
  await vi.waitFor(() => expect(query.text()).toBe(text));
  return query;
}

describe('a change', () => {
  it('has every query on screen read again that shows a fact it touches, and no other', async () => {
    const banner = await shown('firm', ['firm', 'credit-hold']);
    const balance = await shown('balance', ['invoices', 'credit-hold']);
    const people = await shown('people', ['people']);
    tellChanged(['payments', 'credit-hold']);
    expect(banner.read).toHaveBeenCalledTimes(2);
    expect(balance.read).toHaveBeenCalledTimes(2);
    expect(people.read).toHaveBeenCalledTimes(1);
    await answer(banner, 'after');
    await vi.waitFor(() => expect(banner.text()).toBe('after'));
  });

  it('that touches nothing does nothing', async () => {
    const people = await shown('people', ['people']);
    tellChanged([]);
    expect(people.read).toHaveBeenCalledTimes(1);
  });

  it('lets what no page shows be forgotten, so that the next page waits for an answer', async () => {
    const order = await shown('order', ['orders']);
    order.leave();
    tellChanged(['orders']);
    expect(find(order)).toBeUndefined();
  });

  it('lets a page that is coming have what it waits for, which is read again once it is shown', async () => {
    const answers: ((text: string) => void)[] = [];
    const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
    const query = {
      queryKey: ['order'],
      queryFn,
      meta: { shows: ['orders' as const] },
      staleTime: Number.POSITIVE_INFINITY,
    };
    const loaded = client.fetchQuery(query);
    tellChanged(['orders']);
    answers[0]?.('before');
    await expect(loaded).resolves.toBe('before');
    await vi.waitFor(() => expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true));
    const shown = new QueryObserver(client, query);
    const leave = shown.subscribe(() => {});
    expect(queryFn).toHaveBeenCalledTimes(2);
    answers[1]?.('after');
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('after'));
    leave();
  });

  it('empties what is shown only where it happens to be known', async () => {
    const order = await shown('order', ['orders']);
    order.leave();
    const visits = show('order', ['orders'], { enabled: false });
    expect(visits.text()).toBe('before');
    tellChanged(['orders']);
    expect(visits.text()).toBeUndefined();
    expect(visits.read).not.toHaveBeenCalled();
  });

  it('has a first reading repeated that began before it', async () => {
    const order = show('order', ['orders']);
    tellChanged(['orders']);
    await answer(order, 'before');
    await vi.waitFor(() => expect(order.read).toHaveBeenCalledTimes(2));
    await answer(order, 'after');
    await vi.waitFor(() => expect(order.text()).toBe('after'));
  });

  it('is told when its call ends, before the caller goes on, be it refused or lost', async () => {
    const order = await shown('order', ['orders']);
    await tellingChanges(Promise.resolve('done'), ['orders']).then(() => expect(order.read).toHaveBeenCalledTimes(2));
    const refused = tellingChanges(Promise.reject(new Error('Refused')), ['orders']);
    await refused.catch(() => expect(order.read).toHaveBeenCalledTimes(3));
    await expect(refused).rejects.toThrow('Refused');
  });

  it('is shown once everything was read again or could not be', async () => {
    const order = await shown('order', ['orders']);
    tellChanged(['orders']);
    const done = vi.fn();
    void changesShown(client).then(done);
    await vi.waitFor(() => {});
    expect(done).not.toHaveBeenCalled();
    await answer(order, 'after');
    await vi.waitFor(() => expect(done).toHaveBeenCalled());
    await expect(changesShown(client)).resolves.toBeUndefined();
    await expect(changesShown(new QueryClient())).resolves.toBeUndefined();
  });
});

describe('a query that a change has outdated on screen', () => {
  it('is forgotten with its page', async () => {
    const order = await shown('order', ['orders']);
    tellChanged(['orders']);
    order.leave();
    await vi.waitFor(() => expect(find(order)).toBeUndefined());
  });

  it('is kept for a page that takes it over, and that page reads it', async () => {
    const order = await shown('order', ['orders']);
    tellChanged(['orders']);
    order.leave();
    const next = show('order', ['orders']);
    expect(order.read).toHaveBeenCalledTimes(2);
    await answer(order, 'after');
    await vi.waitFor(() => expect(next.text()).toBe('after'));
    expect(find(order)).toBeDefined();
  });

  it('is as good as any once it was read', async () => {
    const order = await shown('order', ['orders']);
    tellChanged(['orders']);
    expect(isOutdated(find(order))).toBe(true);
    await answer(order, 'after');
    await vi.waitFor(() => expect(isOutdated(find(order))).toBe(false));
    order.leave();
    await vi.waitFor(() => {});
    expect(find(order)).toBeDefined();
  });

  it('is not what a loader gets that needs it', async () => {
    const order = await shown('order', ['orders']);
    const queryFn = () => Promise.resolve('never asked');
    await expect(client.ensureQueryData({ queryKey: order.key, queryFn })).resolves.toBe('before');
    tellChanged(['orders']);
    const loaded = client.ensureQueryData({ queryKey: order.key, queryFn });
    await answer(order, 'after');
    await expect(loaded).resolves.toBe('after');
  });
});

describe('another tab', () => {
  it('is told, and one that is hidden reads when it is looked at', async () => {
    const tab = createQueryClient({ isSignedIn: () => true, subscribe: () => () => {} });
    const stop = followOwnChanges(tab);
    const [order] = [show('order', ['orders'], {}, tab)];
    await answer(order, 'before');
    await vi.waitFor(() => expect(order.text()).toBe('before'));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const other = new BroadcastChannel('benchfile-changes');
    other.postMessage(['orders']);
    const query = tab.getQueryCache().find({ queryKey: order.key });
    await vi.waitFor(() => expect(query?.state.isInvalidated).toBe(true));
    expect(order.read).toHaveBeenCalledTimes(1);
    visibility.mockReturnValue('visible');
    other.postMessage(['orders']);
    await vi.waitFor(() => expect(order.read).toHaveBeenCalledTimes(2));
    other.close();
    stop();
    tab.clear();
  });

  it('hears of changes here', async () => {
    const other = new BroadcastChannel('benchfile-changes');
    const heard = vi.fn();
    other.addEventListener('message', ({ data }) => heard(data));
    tellChanged(['orders']);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['orders']));
    other.close();
  });

  it('is not told where there is no channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const stop = followOwnChanges(client);
    expect(() => tellChanged(['orders'])).not.toThrow();
    stop();
    vi.unstubAllGlobals();
  });
});
