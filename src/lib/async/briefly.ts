/** Milliseconds that no one notices. */
const moment = 150;

/**
 * Waits for work, but no longer than a moment. A loader that does shows a quick answer at once, without the placeholder
 * that would stand in for it, and a slow one behind the placeholder. Failures are left to the page.
 */
export async function briefly(work: Promise<unknown>): Promise<void> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, moment);
  await Promise.race([isOver, work.catch(() => {})]);
  clearTimeout(timer);
}

/**
 * Waits briefly for the first rows of a list. A list that is sorted, searched or turned to its next page (its route
 * stays) keeps the rows it shows, so its loader waits for nothing and no placeholder can take their place.
 */
export function brieflyOnEntering(cause: 'preload' | 'enter' | 'stay', work: Promise<unknown>): Promise<void> {
  if (cause !== 'stay') return briefly(work);
  work.catch(() => {});
  return Promise.resolve();
}
