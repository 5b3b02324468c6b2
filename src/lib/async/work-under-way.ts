/**
 * Work that must not be cut off by a sign-out or by another person: changes being sent, uploads, unsaved drafts. A tab
 * with such work holds a shared Web Lock, so that any tab can wait for the work of all. The browser releases the lock of
 * a tab that closes or crashes.
 */

const lockName = 'benchfile-work';

/** What to do when someone waits for the work. */
type Hurry = () => void;

/**
 * Milliseconds that the lock is held after the last work, because work often leads to more: an uploaded document changes
 * the draft, which is then saved.
 */
const pause = 250;

const running = new Set<Hurry>();
const idleListeners = new Set<() => void>();
let releaseLock = () => {};
let isHeld = false;

/**
 * Declares that work has begun.
 * @param hurry called when someone waits for it.
 * @returns how to declare that it has ended.
 */
export function beginWork(hurry: Hurry = () => {}): () => void {
  const work = () => hurry();
  running.add(work);
  if (!isHeld) holdLock();
  return () => {
    if (running.delete(work) && running.size === 0) setTimeout(becomeIdle, pause);
  };
}

function becomeIdle(): void {
  if (running.size > 0 || !isHeld) return;
  isHeld = false;
  releaseLock();
  for (const listener of idleListeners) listener();
}

/** Declares a promise as work until it settles, and returns it. */
export function trackWork<T>(work: Promise<T>): Promise<T> {
  const end = beginWork();
  work.then(end, end);
  return work;
}

/** Waits until no tab has work under way. Returns false if `signal` aborts first. */
export async function workFinished(signal: AbortSignal): Promise<boolean> {
  for (const hurry of running) hurry();
  if ('locks' in navigator) {
    try {
      return await navigator.locks.request(lockName, { signal }, () => true);
    } catch {
      // Aborted, or this page may not use locks: then it waits for its own work only.
    }
  }
  return ownWorkFinished(signal);
}

function ownWorkFinished(signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  if (!isHeld) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (isFinished: boolean) => {
      idleListeners.delete(finished);
      signal.removeEventListener('abort', aborted);
      resolve(isFinished);
    };
    const finished = () => settle(true);
    const aborted = () => settle(false);
    idleListeners.add(finished);
    signal.addEventListener('abort', aborted);
  });
}

function holdLock(): void {
  isHeld = true;
  if (!('locks' in navigator)) return;
  const ended = new Promise<void>((resolve) => {
    releaseLock = resolve;
  });
  // Without permission to use locks, other tabs can't wait for this one.
  navigator.locks.request(lockName, { mode: 'shared' }, () => ended).catch(() => {});
}
