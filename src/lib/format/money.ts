/** Money is integer cents in code, and dollars in payloads and on screens. */
import { lazy } from './lazy';

/** 317.93 → 31793. Rounds to the nearest cent to absorb floating-point error. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

const formatter = lazy(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** 31793 → `$317.93`. */
export function formatCents(cents: number): string {
  return formatter().format(cents / 100);
}

/** 317.93 → `$317.93`, for display only. */
export function formatDollars(dollars: number): string {
  return formatCents(toCents(dollars));
}
