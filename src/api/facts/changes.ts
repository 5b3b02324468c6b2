/** Tells what changes touched. The request runner tells of each call; whatever else changes a fact tells of it here. */
import type { Fact } from './facts';

type Listener = (facts: readonly Fact[]) => void;

const listeners = new Set<Listener>();

/** Tells everyone who follows changes that these facts may not be as they were. */
export function tellChanged(facts: readonly Fact[]): void {
  if (facts.length > 0) for (const listener of listeners) listener(facts);
}

/** Calls `listener` with the facts of each change. Returns an unsubscribe function. */
export function subscribeToChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Tells what a call touched when it ends, before its caller goes on. A call that failed may have had its effect, and one
 * that was refused says that something is not as the page shows it.
 */
export function tellingChanges<T>(call: Promise<T>, touched: readonly Fact[]): Promise<T> {
  return call.finally(() => tellChanged(touched));
}
