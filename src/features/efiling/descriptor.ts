/** What filing asks a provider: one descriptor for each, in `<id>/provider.ts`, and one to start (docs/adr/0026). */
import type { DataTag, QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ApiError } from '@/api/errors';
import type {
  Attorney,
  AvailableHearingDatesRequest,
  CancelFilingsResult,
  CaseCategory,
  CaseFilingType,
  CaseParty,
  CaseServiceContact,
  CaseServiceContactsRequest,
  CaseType,
  CodeName,
  Court,
  CourtPolicy,
  ExistingCaseForFiling,
  FeeQuote,
  FilingFlow,
  FilingType,
  HearingReservation,
  HearingSlot,
  NewCaseDraft,
  NewCaseFilingDetail,
  NewServiceContact,
  NoticeOfFilingRequest,
  NoticeOfFilingResult,
  PaymentAccount,
  ReturnDate,
  SaveNewCaseDraft,
  ScheduleHearingRequest,
  SearchPublicServiceContactsParams,
  ServiceContact,
  ServiceContactDetail,
  ServiceContactHistoryEntry,
  ServiceContactUpdate,
  SmtpLogEntry,
  StateCode,
  SubmissionResult,
  SubmitNewCase,
} from '@/api/generated/filing/model';
import type { ProviderFacts } from './facts';
import type { CaseParams } from './model/case-params';
import type { CourtTables } from './model/court-tables';
import type { ProviderFields } from './model/fields';
import type { Extra, FilingContent } from './model/filing-content';
import type { FilingTypeTables } from './model/filing-tables';
import type { FormLabels } from './model/labels';
import type { Step } from './model/steps';
import type { Problem } from './rules/problems';
import type { RuleContext } from './rules/rule-context';

/** A saved draft of either flow. */
export type FilingDraft = Omit<NewCaseDraft, 'content'> & { content: FilingContent };

/** A draft to save. Without an order's id, the call makes one. */
export type DraftToSave = Omit<SaveNewCaseDraft, 'content'> & {
  content: FilingContent;
  /** The abandoned order that a new draft is a copy of, with providers that abandon filings. */
  copiesOrderId?: number;
};

/** A draft to submit to the court. */
export type Submission = Omit<SubmitNewCase, 'content'> & { content: FilingContent };

/** What was submitted, with the court's decisions. */
export type SubmittedFiling = Pick<NewCaseFilingDetail, 'filings' | 'mappingId' | 'clientReference'> & {
  content: FilingContent;
};

/** The case that an order opened. */
export interface OpenedCase {
  caseNumber: string;
  caseTrackingId: string;
}

/** A provider's own shape of the content: each undoes the other, and members that neither knows survive. */
export interface Codec<Wire> {
  toWire(content: FilingContent): Wire;
  fromWire(wire: Wire): FilingContent;
}

/** The calls of a filing flow, in the form's content. Each throws `ApiError`. */
export interface FlowCalls {
  /** The query key of a draft. */
  draftKey: (state: StateCode, orderId: number) => readonly unknown[];
  loadDraft: (state: StateCode, orderId: number, options?: { signal: AbortSignal }) => Promise<FilingDraft>;
  saveDraft: (state: StateCode, draft: DraftToSave) => Promise<FilingDraft>;
  /** What the content would cost now. */
  quote: (
    state: StateCode,
    /** Without an order, nothing is kept. */
    request: { orderId?: number; content: FilingContent },
    options: { signal: AbortSignal },
  ) => Promise<FeeQuote>;
  /** Files with the court. Never repeated without the same key (decision 15). */
  submit: (
    state: StateCode,
    submission: Submission,
    headers: { 'Idempotency-Key': string },
  ) => Promise<SubmissionResult>;
  /** What an order submitted, to copy or correct it. `isAcceptedOnly`: without what came back, where that can be told. */
  loadSubmitted: (
    state: StateCode,
    orderId: number,
    options?: { isAcceptedOnly?: boolean },
  ) => Promise<SubmittedFiling>;
}

/** A query that a loader starts and a component reads. */
export type Query<Value, Failure = ApiError> = UseQueryOptions<Value, Failure> & {
  queryKey: DataTag<QueryKey, Value, Failure>;
};

/** The choices that decide which tables apply. */
export type Classification = Pick<
  FilingContent,
  'courtCode' | 'caseCategoryCode' | 'caseTypeCode' | 'isNonIndexedCase' | 'caseTrackingId'
>;

/** The court's tables. They change rarely and stay fresh for a day. */
interface TableQueries {
  /** The courts of a state that accept such filings. */
  courts: (state: StateCode, caseFilingType: CaseFilingType) => Query<Court[]>;
  /** The case categories of a court for such filings. */
  caseCategories: (state: StateCode, courtCode: string, caseFilingType: CaseFilingType) => Query<CaseCategory[]>;
  /** The case types of a category. Only `initial` ones can open a case. */
  caseTypes: (state: StateCode, courtCode: string, caseCategoryCode: string) => Query<CaseType[]>;
  /** The firm's attorneys with the provider. */
  attorneys: (state: StateCode) => Query<Attorney[]>;
  /**
   * All tables of a filing together, because it is checked against all of them. Fails with a `MissingTablesError`, which
   * has those that loaded; each is cached and retried by itself.
   */
  ofFiling: (state: StateCode, classification: Classification) => Query<CourtTables, Error>;
}

/** What can be asked about an order's filings. Each throws `ApiError`. */
interface OrderCalls {
  /** A filed document, or the stamped copy of one, by the address that the order has for it. */
  loadDocument: (state: StateCode, address: { url: string; fileName: string }) => Promise<Blob>;
  /** All documents of an order, as one archive. */
  loadDocuments: (state: StateCode, orderId: number, options: RequestInit) => Promise<Blob>;
  /** Withdraws filings that the court has not reviewed. The response has a result for each. */
  cancelFilings: (state: StateCode, orderId: number, filingIds: string[]) => Promise<CancelFilingsResult>;
  /** The emails that served a recipient; undefined where the provider keeps no log of them. */
  mailLog?: (state: StateCode, notice: ServiceNotice) => Promise<SmtpLogEntry[]>;
}

/** The notice of a filing to a recipient. */
export interface ServiceNotice {
  courtCode: string;
  filingId: string;
  serviceContactId: string;
}

/** Whether the person is signed in to an account with the provider. */
export interface SignInStatus {
  state: StateCode;
  isAuthenticated: boolean;
  userName?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  firmName?: string | undefined;
}

/**
 * The person's account with the provider (decision 18). Passwords appear only in arguments and requests: nothing here is
 * a mutation, whose cache would keep its variables. Each throws `ApiError`.
 */
export interface SignInCalls {
  statusKey: (state: StateCode) => readonly unknown[];
  loadStatus: (state: StateCode, options: { signal: AbortSignal }) => Promise<SignInStatus>;
  signIn: (state: StateCode, credentials: { userName: string; password: string }) => Promise<SignInStatus>;
  /** Requests an email with a link to set a new password. */
  requestPasswordEmail: (state: StateCode, email: string) => Promise<void>;
  /** Requests another activation email. */
  requestActivationEmail: (state: StateCode, email: string) => Promise<void>;
}

/** What a draft starts with: its court and, to file into one, its case. The court's defaults are added to it. */
export type FirstContent = Partial<FilingContent> & { courtCode: string };

/** What a provider's own start of a filing gets. */
export interface StartProps {
  state: StateCode;
  /** The case that the link names. Where the court says otherwise, the court is right (filing variants, V4). */
  params: CaseParams;
  /** The reference of the current matter, whose cases are offered first. */
  clientReference: string | undefined;
  /** Makes the draft for that case at once, if the court takes filings into it. */
  begins: boolean;
  /**
   * Makes the draft and opens it. Choosing the same again makes no second one. `apiType`: the system of the court, where
   * the state has several.
   */
  onChoose: (first: FirstContent, choice?: { apiType?: number }) => void;
  isStarting: boolean;
  /** Why the draft couldn't be made, and what to do. */
  failure: string | undefined;
}

/** What a provider's own notice above a draft gets. */
export interface DraftNoticeProps {
  state: StateCode;
  courtCode: string;
}

/** A case and its court, as the provider names them. */
export interface CaseAtCourt {
  courtCode: string;
  caseTrackingId: string;
}

/**
 * The firm's service contacts and who is served in a case (filing variants, section 7). Each call throws `ApiError`: 409
 * `contact-exists`, 403 `not-your-contact`.
 */
export interface ContactCalls {
  /** The start of the keys of all that a change to contacts makes stale. */
  staleKeys: (state: StateCode) => readonly QueryKey[];
  /** The public contacts of all firms that match; at most 200. Needs at least one part to search for. */
  publicList: (state: StateCode, search: SearchPublicServiceContactsParams) => Query<ServiceContact[]>;
  /** A contact with every case it is attached to, and the drafts that name it. */
  detail: (state: StateCode, serviceContactId: string) => Query<ServiceContactDetail>;
  create: (state: StateCode, contact: NewServiceContact) => Promise<ServiceContact>;
  change: (state: StateCode, contact: ServiceContactUpdate) => Promise<ServiceContact>;
  /** Removes a contact from the firm's list and from every case. Can't be undone. */
  remove: (state: StateCode, serviceContactId: string) => Promise<void>;
  /** Attaches contacts to a case, all or none. Repeating it has no effect. */
  attach: (state: StateCode, request: CaseServiceContactsRequest) => Promise<CaseServiceContact[]>;
  /** Detaches contacts from a case, all or none. Repeating it has no effect. */
  detach: (state: StateCode, request: CaseServiceContactsRequest) => Promise<void>;
  /** Who is served in a case, and for which party. */
  ofCase: (state: StateCode, courtCase: CaseAtCourt) => Query<CaseServiceContact[]>;
  parties: (state: StateCode, courtCase: CaseAtCourt) => Query<CaseParty[]>;
  /** Who changed a case's contacts, latest first. */
  history: (state: StateCode, caseTrackingId: string) => Query<ServiceContactHistoryEntry[]>;
}

/**
 * Hearings on courts' calendars (filing variants, section 8). Each call throws `ApiError`: 409 `slot-taken` with `nearest`,
 * 503 `court-calendar-closed` with `opensAt`.
 */
export interface SchedulingCalls {
  /** The free slots of at most 180 days, earliest first. */
  slots: (
    state: StateCode,
    request: AvailableHearingDatesRequest,
    options?: { signal: AbortSignal },
  ) => Promise<HearingSlot[]>;
  /**
   * The day a court proposes for a summons to be answered, and the days to choose from. Undefined until the content has
   * what the court asks for.
   */
  returnDate: (
    state: StateCode,
    content: FilingContent,
    choice: { outOfState: boolean },
  ) => { key: unknown; load: (options: { signal: AbortSignal }) => Promise<ReturnDate> } | undefined;
  /** Reserves a slot for a filing. Repeating it gets the same reservation. */
  reserve: (state: StateCode, request: ScheduleHearingRequest) => Promise<HearingReservation>;
}

/** What a court asks with a proposed order (filing variants, section 6). */
export interface ProposedOrderRules {
  /** The order as a Word document, besides the PDF. */
  word: 'required' | 'optional' | 'none';
  /** Whether a letter to the judge goes with it. */
  letter: 'required' | 'optional' | 'none';
  /** Why there must be a judge: missing where the court finds one. */
  needsJudge?: boolean;
  /** Why competing orders aren't taken, and what the court wants instead. Missing where they are. */
  competing?: string;
}

/** Notices of filing (filing variants, section 10). */
export interface NoticeCalls {
  /** The court's filing types for cases that are open. */
  types: (state: StateCode, courtCode: string) => Query<FilingType[]>;
  /** Generates, files and serves a notice: one for each order, else 409 `notice-exists`. */
  file: (state: StateCode, request: NoticeOfFilingRequest) => Promise<NoticeOfFilingResult>;
}

/**
 * What a provider has for the pages that start a filing: `<id>/start.ts`, which loads without its calls, fields and tables.
 */
export interface FilingStart {
  facts: ProviderFacts;
  /** The same as in its tables. */
  courts: TableQueries['courts'];
  /** Chooses the court or the case, where that differs from choosing in a list of the court's or the firm's. */
  choosers?: Readonly<Partial<Record<FilingFlow, ComponentType<StartProps>>>>;
  /** Starts the queries that its choosers read first, besides the courts. */
  beforeStart?: (client: QueryClient, state: StateCode) => void;
}

/** What must be fixed before the content can be submitted, in the order of the steps. */
export type Rules = (content: FilingContent, context: RuleContext) => Problem[];

/** A provider's part of filing. Everything else exists once, in the form. */
export interface FilingProvider {
  facts: ProviderFacts;
  calls: Readonly<Record<FilingFlow, FlowCalls>>;
  /** How the calls of a flow shape the content. */
  codec: Readonly<Record<FilingFlow, Codec<object>>>;
  /** The fields that only this provider asks for. Each step shows them after what every provider asks for. */
  fields: ProviderFields;
  /** What those of the case start with. */
  firstExtra?: Extra;
  /** What its filers call inputs of every provider, where that is not the usual name. */
  labels?: Partial<FormLabels>;
  /** The steps of a filing, in order. Returns the same list for the same steps, since a page compares them. */
  steps: (content: FilingContent) => readonly Step[];
  /** Loads the rules, which only drafts are checked by. */
  loadRules: () => Promise<Rules>;
  /** Shown above every step: what the firm must do elsewhere before it can submit. Nothing, as long as nothing is. */
  draftNotice?: ComponentType<DraftNoticeProps>;
  /**
   * The number of a court's system, where the courts of a state have several. Undefined for a court that the state
   * doesn't have.
   */
  systemOfCourt?: (client: QueryClient, state: StateCode, courtCode: string) => Promise<number | undefined>;
  /** What the fees depend on besides the filings, as long as it is missing: `the case type`, without this. */
  missingForQuote?: (content: FilingContent) => string[];
  tables: TableQueries;
  /** The components, motion types and optional services of a filing type. */
  typeTables: (state: StateCode, courtCode: string, filingTypeCode: string) => Query<FilingTypeTables, Error>;
  /** A court's policy: size limits, file types, fee waivers. */
  policy: (state: StateCode, courtCode: string) => Query<CourtPolicy>;
  /** A case with its parties, as the court has it. Refetched per draft, because parties change. */
  courtCase: (
    state: StateCode,
    courtCode: string,
    caseTrackingId: string,
    /** Where it is known: some courts' records are searched by number alone. */
    caseNumber?: string,
  ) => Query<ExistingCaseForFiling>;
  /**
   * What came back of an order, as a filing into the case that the order opened (filing variants, section 3). Undefined
   * where it is filed again as it was. Throws `ApiError`.
   */
  intoOpenedCase?: (
    client: QueryClient,
    state: StateCode,
    content: FilingContent,
    opened: OpenedCase,
  ) => Promise<FilingContent>;
  /**
   * The case type that the court has now, which a draft was perhaps begun without; null if it recorded none. Undefined
   * where case types don't change.
   */
  currentCaseType?: (state: StateCode, caseTrackingId: string) => Query<CodeName | null>;
  /** The firm's payment accounts and those offered to every firm. */
  paymentAccounts: (state: StateCode) => Query<PaymentAccount[]>;
  /** The firm's service contacts, whom a filing can be served on. */
  serviceContacts: (state: StateCode) => Query<ServiceContact[]>;
  /** Undefined where the provider keeps no contacts of a firm. */
  contacts?: ContactCalls;
  /** Whether a query loads a court's table, which no submission changes. */
  isTable: (queryKey: QueryKey) => boolean;
  orders: OrderCalls;
  /**
   * Its filings have no security, attorney, comments or service of their own: the case's fields ask for them. No one
   * but the filer is told of the decision.
   */
  hasPlainFilings?: true;
  /** Whom all filings are served on, where that is chosen for all at once. */
  servedWithAll?: (content: FilingContent) => readonly { name: string; email: string }[];
  /** What goes with a proposed order. Undefined: nothing but the reason why it can be signed. */
  proposedOrders?: (content: FilingContent, tables: CourtTables) => ProposedOrderRules;
  /** Undefined where hearings aren't reserved through the provider. */
  scheduling?: SchedulingCalls;
  /** Undefined where the provider generates no notices of filing. */
  notices?: NoticeCalls;
  /** Undefined where no one signs in to the provider. */
  signIn?: SignInCalls;
}
