/**
 * What a browser keeps of how a person looks at things, and can lose without harm: what was recent, where a list was
 * left. Whoever keeps such a thing begins its key with `view:`; what somebody entered is never among it.
 */
const prefixes = ['view:', 'tsr-scroll-restoration'];

/** Forgets all of it. */
export function clearViewData(): void {
  for (const open of [() => localStorage, () => sessionStorage]) clear(open);
}

function clear(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage))
      if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  } catch {
    // Where the browser refuses its storage, nothing is kept.
  }
}
