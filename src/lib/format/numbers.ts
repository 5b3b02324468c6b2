/** Numbers as `Intl.NumberFormat('en-US')` writes them, without its 22 ms on a first page (docs/adr/0015). */

/** 12345 → `12,345`. @param count a whole number */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** 1234.56 → `1,234.6`, 25 → `25`. Halves round up. @param value 0 or more */
export function formatTenths(value: number): string {
  const tenths = Math.round(value * 10);
  const rest = tenths % 10;
  return `${formatCount((tenths - rest) / 10)}${rest === 0 ? '' : `.${rest}`}`;
}
