import type { PacerLimits } from '@/api/generated/docket-watch/model';

/** Limits as typed; empty for none. */
export interface LimitValues extends Record<string, unknown> {
  firmMonth: string;
  caseMonth: string;
  unasked: string;
}

export const toLimitValues = ({ firmMonth, caseMonth, unasked }: PacerLimits): LimitValues => ({
  firmMonth: firmMonth === null ? '' : firmMonth.toFixed(2),
  caseMonth: caseMonth === null ? '' : caseMonth.toFixed(2),
  unasked: unasked === null ? '' : unasked.toFixed(2),
});

/** Null for no limit; undefined for what is no amount up to $100,000.00. */
export function readLimit(text: string): number | null | undefined {
  const typed = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (typed === '') return null;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(typed)) return undefined;
  return Number(typed) <= 100_000 ? Number(typed) : undefined;
}
