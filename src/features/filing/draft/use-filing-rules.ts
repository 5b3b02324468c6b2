import type { FilingRules } from '../model/filing-problems';

/** The tables that the filings of the content are checked against; undefined while they are being loaded. */
export function useFilingRules(): FilingRules | undefined {
  return undefined;
}
