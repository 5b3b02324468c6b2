/** Whole numbers as `Intl.NumberFormat('en-US')` writes them, without its 22 ms on a first page (docs/adr/0015). */

/** 12345 → `12,345`. @param count a whole number */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
