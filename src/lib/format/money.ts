/** Money is integer cents in code, and dollars in payloads and on screens. */
import { formatCount } from './numbers';

/** 317.93 → 31793. Rounds to the nearest cent to absorb floating-point error. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** 31793 → `$317.93`, -5 → `-$0.05`. */
export function formatCents(cents: number): string {
  const whole = Math.abs(Math.round(cents));
  const dollars = `$${formatCount(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, '0')}`;
  return cents < 0 && whole > 0 ? `-${dollars}` : dollars;
}

/** 317.93 → `$317.93`, for display only. */
export function formatDollars(dollars: number): string {
  return formatCents(toCents(dollars));
}
