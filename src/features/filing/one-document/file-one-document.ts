/**
 * Files one document into a case without the form: prepared with what the court asks and costs, then filed in one press
 * (serving supplement, section 8). What the court still wants opens in the form.
 */
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { failureOf } from '@/api/errors';
import { getListDraftsQueryKey } from '@/api/generated/filing';
import type { FeeQuote, FilingDocument, FilingType, StateCode } from '@/api/generated/filing/model';
import {
  type FilingContent,
  type FilingProvider,
  findFieldProblems,
  inWords,
  likelyAttorney,
  loadProvider,
  newFiling,
  offeredFilingTypes,
  rowOf,
  usualLabels,
  withDocument,
  withoutHidden,
} from '@/features/efiling';
import { providerOfState } from '@/features/states';
import { fitToType, withFilingType } from '../model/filing-fit';
import { toSubmission } from '../model/submission';
import { existingCaseContent } from '../start/initial-content';

/** A document to file into a case that the provider indexes. */
export interface OneDocument {
  state: StateCode;
  courtCode: string;
  caseTrackingId: string;
  /** Its `id` is also the filing's. */
  document: FilingDocument;
  /** Chooses among the court's filing types; undefined if none fits. */
  suggest: (filingTypes: readonly FilingType[]) => FilingType | undefined;
  /** Replaces the suggestion. */
  filingTypeCode?: string | undefined;
}

/** What would be filed. */
export interface PreparedFiling {
  state: StateCode;
  provider: FilingProvider;
  /** As the draft keeps it. */
  content: FilingContent;
  /** As the court gets it. */
  submitted: FilingContent;
  filingTypes: readonly FilingType[];
  /** What the form must still be told; empty if it can be filed at once. */
  problems: readonly string[];
  /** The court's fees; undefined as long as a filing type is missing. */
  quote: FeeQuote | undefined;
}

/** Reads the case, the court's tables and fees. Changes nothing. @throws ApiError, MissingTablesError */
export async function prepareOneDocument(client: QueryClient, given: OneDocument): Promise<PreparedFiling> {
  const { state, courtCode, caseTrackingId, document, suggest } = given;
  const provider = await loadProvider(await providerOfState(client, state));
  const base = await existingCaseContent(client, provider, state, { courtCode, caseTrackingId });
  const [tables, policy, accounts, courtCase, rules] = await Promise.all([
    client.fetchQuery(provider.tables.ofFiling(state, base)),
    client.fetchQuery(provider.policy(state, courtCode)),
    client.fetchQuery(provider.paymentAccounts(state)),
    client.fetchQuery(provider.courtCase(state, courtCode, caseTrackingId)),
    provider.loadRules(),
  ]);
  const filingTypes = offeredFilingTypes(tables.filingTypes);
  const code = rowOf(filingTypes, given.filingTypeCode)?.code ?? suggest(filingTypes)?.code;
  const typeTables =
    code === undefined ? undefined : await client.fetchQuery(provider.typeTables(state, courtCode, code));
  const attorney = likelyAttorney(base, tables.attorneys, courtCase.parties, undefined);
  const bare = withDocument(newFiling(document.id, attorney), 'lead', document);
  const typed = withFilingType(bare, code, tables.filingTypes);
  const filing = typeTables ? fitToType(typed, typeTables, tables.documentTypes) : typed;
  const content: FilingContent = { ...base, filings: [filing] };
  const court = rowOf(tables.courts, courtCode);
  const found = rules(content, {
    tables,
    filings: { tables, policy, byFilingType: new Map(code && typeTables ? [[code, typeTables]] : []), unattached: [] },
    payment: court && { accounts, policy, court, now: new Date() },
    courtCase,
    lookup: courtCase,
    withoutAttorney: new Set(),
  });
  const labels = { ...usualLabels, ...provider.labels };
  const problems = [...found, ...findFieldProblems(content, provider.fields, tables)];
  const submitted = toSubmission(withoutHidden(content, provider.fields, tables));
  return {
    state,
    provider,
    content,
    submitted,
    filingTypes,
    problems: [...new Set(problems.map(({ message }) => inWords(message, labels)))],
    quote:
      code === undefined
        ? undefined
        : await provider.calls['existing-case'].quote(state, { content: submitted }, { signal: AbortSignal.any([]) }),
  };
}

/** The matter whose order it is, and the key that makes one filing of all attempts. */
export interface FilingIdentity {
  key: string;
  mappingId: string | undefined;
  clientReference: string | undefined;
}

/** The order with this key was submitted before, perhaps by someone else. */
const submittedOrder = z.object({ orderId: z.int() });

/** Makes the draft. Returns the order of this key, and whether it was submitted before. @throws ApiError */
export async function draftOneDocument(
  client: QueryClient,
  { state, provider, content }: Pick<PreparedFiling, 'state' | 'provider' | 'content'>,
  { key: idempotencyKey, mappingId, clientReference }: FilingIdentity,
): Promise<{ orderId: number; version: number; isSubmitted: boolean }> {
  const { saveDraft } = provider.calls['existing-case'];
  try {
    const draft = await saveDraft(state, { content, idempotencyKey, mappingId, clientReference });
    void client.invalidateQueries({ queryKey: getListDraftsQueryKey(state) });
    return { orderId: draft.orderId, version: draft.version, isSubmitted: false };
  } catch (error) {
    const { code, body } = failureOf(error);
    const known = submittedOrder.safeParse(body);
    if (code !== 'draft-submitted' || !known.success) throw error;
    return { orderId: known.data.orderId, version: 0, isSubmitted: true };
  }
}

/** The court's fees are other than those that were shown. Nothing was filed. */
export class FeesChangedError extends Error {
  constructor() {
    super('The court’s fees changed. Check them and file again.');
    this.name = 'FeesChangedError';
  }
}

/**
 * Drafts, quotes and files. Repeating it with the same key files once.
 * @returns the filing's order
 * @throws ApiError, FeesChangedError
 */
export async function fileOneDocument(
  client: QueryClient,
  prepared: PreparedFiling,
  identity: FilingIdentity,
): Promise<number> {
  const { state, provider, submitted, quote: shown } = prepared;
  const { orderId, version, isSubmitted } = await draftOneDocument(client, prepared, identity);
  if (isSubmitted) return orderId;
  const { quote, submit } = provider.calls['existing-case'];
  const current = await quote(state, { orderId, content: submitted }, { signal: AbortSignal.any([]) });
  if (current.feesCalculationAmount !== shown?.feesCalculationAmount) throw new FeesChangedError();
  const submission = { orderId, version, content: submitted, quoteId: current.quoteId };
  await submit(state, submission, { 'Idempotency-Key': identity.key });
  return orderId;
}
