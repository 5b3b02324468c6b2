import type { CourtTables } from '../model/court-tables';
import type { FilingRules } from '../model/filing-tables';
import type { CourtCase, CourtCaseLookup } from './case-problems';
import type { PaymentRules } from './payment-problems';

/** What a provider's rules check the content against. What hasn't loaded is undefined, and its problems come later. */
export interface RuleContext {
  /** The court's tables for the content. */
  tables: CourtTables | undefined;
  /** What the filings are checked against. */
  filings: FilingRules | undefined;
  /** What the payment is checked against. */
  payment: PaymentRules | undefined;
  /** The case that is filed into, as the court last had it. */
  courtCase: CourtCase | undefined;
  /** The same, or that the court no longer has it. */
  lookup: CourtCaseLookup | undefined;
  /** Ids of the filings confirmed to go out without an attorney. */
  withoutAttorney: ReadonlySet<string>;
}
