/** Converts between the dollars of payloads and the cents of the database. */

/** 317.93 → 31793. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** 31793 → 317.93. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** 31793 → `$317.93`, for texts. */
export function dollarText(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
