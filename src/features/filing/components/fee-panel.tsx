/** What the envelope would cost: the current quote, marked stale while a new one is being asked for. */
export function FeePanel() {
  return null;
}
