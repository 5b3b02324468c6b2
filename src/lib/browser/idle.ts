/** Does it when the browser has nothing else to do; in a moment where it cannot say. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Lets the browser answer the person before the work goes on, where it can say when. */
export async function nextTurn(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.yield?.();
}

/** Lets the browser do first what it has to do now. */
export function nextIdleTurn(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}
