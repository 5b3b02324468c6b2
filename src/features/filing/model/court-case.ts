/** The case that is filed into, as far as it is known. */
import type { ExistingCaseForFiling } from '@/api/generated/filing/model';

/** What the court's index says of a case. */
export type CourtCase = Pick<ExistingCaseForFiling, 'isFilingAllowed' | 'notAllowedReason' | 'parties'>;
