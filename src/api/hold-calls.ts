/** Holds queries and mutations until a user is signed in (specification, application section 6). */
import type { QueryClient } from '@tanstack/react-query';
import type { Fact } from './facts/facts';
import type { Followed } from './live/following';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `isPublic`: also runs for signed-out visitors. `shows`: the facts it shows, which changes tell of. `follows`: the
     * live channel tells it of others' changes.
     */
    queryMeta: { isPublic?: boolean; shows?: readonly Fact[]; follows?: Followed };
    mutationMeta: { isPublic?: boolean };
  }
}

/** Whether someone is signed in. `subscribe` reports every change and returns an unsubscribe function. */
export interface SignedIn {
  isSignedIn(): boolean;
  subscribe(listener: () => void): () => void;
}

interface Held {
  enabled?: unknown;
  meta?: { isPublic?: boolean } | undefined;
}

/** Disables queries while the visitor is signed out, and enables them on sign-in. */
export function holdQueries(queryClient: QueryClient, { isSignedIn, subscribe }: SignedIn): void {
  /** The original options by their disabled copies. */
  const asked = new WeakMap<object, object>();
  const withDefaults = queryClient.defaultQueryOptions.bind(queryClient);
  const hold = <Options extends Held>(options: Options): Options => {
    if (isSignedIn()) return { ...options, ...asked.get(options) };
    if (options.meta?.isPublic || asked.has(options)) return options;
    const held = { ...options, enabled: false };
    asked.set(held, options);
    return held;
  };
  queryClient.defaultQueryOptions = (options) => hold(withDefaults(options));
  subscribe(() => {
    if (!isSignedIn()) return;
    const observers = queryClient
      .getQueryCache()
      .getAll()
      .flatMap((query) => query.observers);
    for (const observer of observers) {
      if (asked.has(observer.options)) observer.setOptions(observer.options);
    }
  });
}

/** A mutation called while signed out logs an error and never settles: its page is about to close. */
export function holdMutations(queryClient: QueryClient, { isSignedIn }: SignedIn): void {
  const cache = queryClient.getMutationCache();
  const build = cache.build.bind(cache);
  cache.build = (client, options, state) => {
    const mutation = build(client, options, state);
    if (isSignedIn() || options.meta?.isPublic) return mutation;
    mutation.execute = () => {
      const name = JSON.stringify(options.mutationKey ?? 'without a key');
      console.warn(`The mutation ${name} was called while signed out and ignored.`);
      cache.remove(mutation);
      return new Promise(() => {});
    };
    return mutation;
  };
}
