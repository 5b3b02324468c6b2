/** Money is integer cents inside; payloads carry dollars, people see dollars. */
import { lazy } from './lazy';

/** 317.93 → 31793. Rounds to the nearest cent, so that binary fractions do no harm. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

const formatter = lazy(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** 31793 → `$317.93`. */
export function formatCents(cents: number): string {
  return formatter().format(cents / 100);
}

/** 317.93 → `$317.93`, for an amount that is only shown. */
export function formatDollars(dollars: number): string {
  return formatCents(toCents(dollars));
}
