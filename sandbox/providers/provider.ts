/** An e-filing provider's rules. Each provider has a folder here; nothing else knows one by name. */
import type { Database } from '../db/connection.ts';
import type { EnteredEntry, FilingContent } from '../db/schema/filing-content.ts';
import type { filingRecipients } from '../db/schema/filings.ts';
import type { StoredFees } from '../db/schema/stored-fees.ts';
import type { CodeName, CourtPolicy, StateCode } from '../generated/filing/schemas.ts';
import type { Session } from '../http/operation.ts';
import type { FilingRecord } from '../services/filing/filing-progress.ts';
import type { OrderRecord } from '../services/filing/order-store.ts';
import type { FieldErrors } from '../services/filing/submission/field-errors.ts';
import type { FiledCase, FilingFacts, PaymentAccountRow } from '../services/filing/submission/filing-facts.ts';
import type { Step } from '../simulators/due-work.ts';
import type { EnteredWords } from './entered-words.ts';
import type { ProviderFacts } from './provider-facts.ts';

/** A clerk's decision. Without a reason, the rejection says that none was given. */
export interface Decision {
  decision: 'accept' | 'reject' | 'return';
  reason?: string | undefined;
  /** The reason's code; `CLERK` by default. */
  code?: string | undefined;
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

/** Brings submitted documents to a court on paper. */
export interface Courier {
  /** Begins with a new order's documents, in the transaction that submits them. */
  begin(
    tx: Database,
    order: OrderRecord,
    submitted: { content: FilingContent; fees: StoredFees },
    now: Date,
  ): Promise<void>;
}

export interface Clerk {
  /** What a clerk decides about a filing that wishes nothing (`reject:`, `return:`). */
  decide(filing: FilingRecord): Decision;
  /** What the court asks of documents, where its provider knows. */
  policy?(now: Date): Omit<CourtPolicy, 'courtCode'>;
  /** What follows a decision in the court's records, in the same transaction. */
  afterDecision(tx: Database, decided: DecidedFiling): Promise<void>;
  /** Takes documents to the court, where they don't reach it by themselves. Nothing is returned there, but rejected. */
  readonly courier?: Courier;
  /** What the provider does later on its own, by kind of step. */
  readonly steps?: ReadonlyMap<string, Step>;
}

type ByCode<Value> = ReadonlyMap<string, Value>;

/** What every provider's court tables have. */
export interface ContentRules {
  court: { code: string; name: string };
  /** The content's filing types that the court has. */
  filingTypes: ByCode<{
    type: { name: string };
    documentTypes: ByCode<{ code: string; name: string; isDefault: boolean }>;
  }>;
}

/** How the courts name what content refers to. */
export interface CourtRecords {
  /** Undefined for an unknown court. */
  courtName(db: Database, state: StateCode, courtCode: string): Promise<string | undefined>;
  /** The IANA zone of a court's days; undefined for an unknown court. */
  courtTimeZone(db: Database, state: StateCode, courtCode: string): Promise<string | undefined>;
  /** Names of the content's filing types, by code. */
  filingTypeNames(db: Database, state: StateCode, content: FilingContent): Promise<ReadonlyMap<string, string>>;
  /** Names of party types for the content's case type, by code. */
  partyTypeNames(db: Database, state: StateCode, content: FilingContent): Promise<ReadonlyMap<string, string>>;
  /** The case that the content names and the firm may file into. */
  courtCase(
    db: Database,
    firm: { clientId: number; state: StateCode },
    content: FilingContent,
  ): Promise<FiledCase | undefined>;
}

/** Whom a filing is served on, at the address of the moment of submission. */
export type Recipient = Pick<typeof filingRecipients.$inferSelect, 'serviceContactId' | 'name' | 'firmName' | 'email'>;

/** What of content repeats in other cases, as its courts name it. */
export interface RepeatingChoices {
  /** Undefined when missing or unknown at the court; likewise the case type. */
  caseCategory: CodeName | undefined;
  caseType: CodeName | undefined;
  /** Names of party types, by code. */
  partyTypes: ReadonlyMap<string, string>;
  /** What only the provider's courts ask for. */
  fields: { key: string; value: string; name: string }[];
}

/** Its rules come back to it only from its own `tables`. */
export interface Provider<Rules extends ContentRules = ContentRules> extends ProviderFacts, Clerk, CourtRecords {
  /** The court's tables for content; undefined when the state has no such court. */
  tables(db: Database, state: StateCode, content: FilingContent): Promise<Rules | undefined>;
  /** Why content can't be submitted, by field path in the provider's calls. Pure. */
  check(content: FilingContent, rules: Rules | undefined, facts: FilingFacts): FieldErrors;
  /**
   * The fees for content, with the chosen account if any. Pure.
   * @throws ProblemError 422 `content-incomplete` with missing and unknown values by path.
   */
  price(
    content: FilingContent,
    rules: Rules | undefined,
    account: PaymentAccountRow | undefined,
    now: Date,
  ): StoredFees;
  /**
   * Whether the person may file.
   * @throws ProblemError 403 with what to do first.
   */
  requireFiler?(db: Database, session: Session): Promise<void>;
  /** Where returned filings have a time of their own: the court's day from which fewer than two business days are left. */
  dueSoonFrom?(correctBy: Date, timeZone: string): string;
  /** What a template keeps of content. Without this, the code tables tell. Pure. */
  repeating?(content: FilingContent, rules: Rules): RepeatingChoices;
  /** Without this, an order shows what every provider's has. */
  words?(db: Database, firm: { clientId: number; state: StateCode }, content: FilingContent): Promise<EnteredWords>;
  /** Everyone whom one filing of checked content is served on, each once. */
  recipients(entry: EnteredEntry, content: FilingContent, facts: Pick<FilingFacts, 'contacts'>): Recipient[];
}
