/** Runs `work` when the browser is idle, or after 200 ms where it cannot tell. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Runs `work` when the browser is idle after the next frame. A hidden page has no frames. */
export function afterPaint(work: () => void): void {
  if (document.hidden) whenIdle(work);
  else requestAnimationFrame(() => whenIdle(work));
}

/** Yields to input and rendering, where supported. */
export async function nextTurn(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.yield?.();
}

/** Resolves when the browser is idle. */
export function nextIdleTurn(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
