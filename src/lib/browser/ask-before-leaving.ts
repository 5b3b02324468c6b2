/** Has the browser ask, in its own words, before the page closes or reloads. */

const reasons = new Set<object>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks until the returned function is called. */
export function askBeforeLeaving(): () => void {
  const reason = {};
  reasons.add(reason);
  window.addEventListener('beforeunload', ask);
  return () => {
    // A page without listeners can be kept for the Back button.
    if (reasons.delete(reason) && reasons.size === 0) window.removeEventListener('beforeunload', ask);
  };
}

/** Asks no more: the person decided to leave, as by signing out. */
export function leaveWithoutAsking(): void {
  reasons.clear();
  window.removeEventListener('beforeunload', ask);
}
