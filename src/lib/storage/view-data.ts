/** What a browser keeps of how a person looks at things, and can lose without harm: columns, places, what was recent. */

const prefix = 'view:';

/** Name in the local or session storage of something that Clear cache takes away. Never for what somebody entered. */
export function viewDataKey(name: string): string {
  return `${prefix}${name}`;
}

/** Forgets all of it. */
export function clearViewData(): void {
  for (const open of [() => localStorage, () => sessionStorage]) clear(open);
}

function clear(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // Where the browser refuses its storage, nothing is kept.
  }
}
