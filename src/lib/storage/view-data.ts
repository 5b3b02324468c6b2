/**
 * View state in browser storage that can be lost without harm: recent items, scroll positions. Its keys start with `view:`.
 * It never includes what people enter.
 */
const prefixes = ['view:', 'tsr-scroll-restoration'];

/** Deletes all of it. */
export function clearViewData(): void {
  for (const open of [() => localStorage, () => sessionStorage]) clear(open);
}

function clear(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage))
      if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}
