/** Code that a first page shows late, such as counts in the header, loads after the page's own code and data. */
let page: Promise<unknown> = Promise.resolve();
let isAwaited = false;

/** Has `afterFirstPage` wait for the page. The composition root calls this before it draws anything. */
export function holdForFirstPage(shown: Promise<unknown>): void {
  page = shown;
  isAwaited = true;
  const end = () => {
    isAwaited = false;
  };
  shown.then(end, end);
}

/** Loads once the first page is there. */
export async function afterFirstPage<Code>(load: () => Promise<Code>): Promise<Code> {
  await page;
  return load();
}

/**
 * Tells whether a new visit's first page is being drawn. A reload or a return isn't new: it goes back to where it was
 * scrolled.
 */
export function isNewVisit(): boolean {
  if (!isAwaited) return false;
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}
