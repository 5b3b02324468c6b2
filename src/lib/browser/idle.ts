/** Runs `work` when the browser is idle, or after 200 ms where it cannot tell. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Yields to input and rendering, where supported. */
export async function nextTurn(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.yield?.();
}

/** Resolves when the browser is idle. */
export function nextIdleTurn(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}
