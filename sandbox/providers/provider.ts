/** An e-filing provider's rules. Each provider has a folder here; nothing else knows one by name. */
import type { Database } from '../db/connection.ts';
import type { FilingContent } from '../db/schema/filing-content.ts';
import type { StoredFees } from '../db/schema/stored-fees.ts';
import type { StateCode } from '../generated/filing/schemas.ts';
import type { FilingRecord } from '../services/filing/filing-progress.ts';
import type { OrderRecord } from '../services/filing/order-store.ts';
import type { CourtRules } from '../services/filing/submission/court-rules.ts';
import type { FieldErrors } from '../services/filing/submission/field-errors.ts';
import type { FilingFacts, PaymentAccountRow } from '../services/filing/submission/filing-facts.ts';
import type { ProviderFacts } from './provider-facts.ts';

/** A clerk's decision. Without a reason, the rejection says that none was given. */
export interface Decision {
  decision: 'accept' | 'reject' | 'return';
  reason?: string | undefined;
  comment?: string | undefined;
}

/** A decided filing of a locked order, before its status changes. */
export interface DecidedFiling {
  order: OrderRecord;
  filing: FilingRecord;
  decision: Decision['decision'];
  /** When the court received the filing. */
  receivedAt: Date;
  decidedAt: Date;
}

export interface Clerk {
  /** What a clerk decides about a filing that wishes nothing (`reject:`, `return:`). */
  decide(filing: FilingRecord): Decision;
  /** What follows a decision in the court's records, in the same transaction. */
  afterDecision(tx: Database, decided: DecidedFiling): Promise<void>;
}

export interface Provider extends ProviderFacts, Clerk {
  /** The court's tables for content; undefined when the state has no such court. */
  tables(db: Database, state: StateCode, content: FilingContent): Promise<CourtRules | undefined>;
  /** Why content can't be submitted, by field path. Pure. */
  check(content: FilingContent, rules: CourtRules | undefined, facts: FilingFacts): FieldErrors;
  /**
   * The fees for content, with the chosen account if any. Pure.
   * @throws ProblemError 422 `content-incomplete` with missing and unknown values by path.
   */
  price(content: FilingContent, rules: CourtRules | undefined, account: PaymentAccountRow | undefined): StoredFees;
}
