/** Dollars of payloads to the cents the database keeps, and back. */

/** 317.93 → 31793. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** 31793 → 317.93. */
export function toDollars(cents: number): number {
  return cents / 100;
}
