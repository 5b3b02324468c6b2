/**
 * The zone in which days are reckoned: the firm's, for everything but what a court does and demands. Until it is known,
 * and on public pages, it is the browser's, and every date names it.
 */

let zone: string | undefined;
const listeners = new Set<() => void>();

/** Reads the IANA zone as the platform names it; undefined while it is unknown. */
export function homeZone(): string | undefined {
  return zone;
}

/** Sets the zone, and tells those who follow it. */
export function setHomeZone(next: string | undefined): void {
  if (next === zone) return;
  zone = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` when the zone changes; returns how to stop. */
export function followHomeZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
