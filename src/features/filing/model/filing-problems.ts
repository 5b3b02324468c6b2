/** What the filings and their documents lack. */
import type { NewCaseContent } from '@/api/generated/filing/model';
import type { Problem } from './problems';

/** The court's tables that filings are checked against. */
export type FilingRules = Record<string, never>;

/** Problems of the step "Filings"; `rules` is missing while the court's tables are being loaded. */
export function findFilingProblems(_content: NewCaseContent, _rules: FilingRules | undefined): Problem[] {
  return [];
}
