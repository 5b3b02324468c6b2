/** The initial content of a draft. */
import type { QueryClient } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import {
  emptyContent,
  type FilingContent,
  type FilingProvider,
  type FirstContent,
  isIndexedCase,
  MissingTablesError,
  partiesOfFirm,
} from '@/features/efiling';
import { loadLastFiling } from '../draft/last-filing';
import { withCourtDefaults } from '../model/dependent-resets';
import { ifInTime } from '../queries-recent';

/** A draft with what was chosen first: of the court's case, if that was a case the provider indexes. */
export async function initialContent(
  client: QueryClient,
  provider: FilingProvider,
  state: StateCode,
  first: FirstContent,
): Promise<FilingContent> {
  const { courtCode, caseTrackingId, caseNumber: named } = first;
  const extra = provider.firstExtra || first.extra ? { ...provider.firstExtra, ...first.extra } : undefined;
  if (!isIndexedCase(first) || caseTrackingId === undefined)
    return withDefaults(client, provider, state, { ...emptyContent, ...first, ...(extra && { extra }) });
  const ofCase = await existingCaseContent(client, provider, state, { courtCode, caseTrackingId, named });
  return { ...first, ...ofCase, extra: { ...extra, ...ofCase.extra } };
}

/** A filing into a case, with the court's current data and the parties that the firm already represents. */
export async function existingCaseContent(
  client: QueryClient,
  provider: FilingProvider,
  state: StateCode,
  { courtCode, caseTrackingId, named }: { courtCode: string; caseTrackingId: string; named?: string | undefined },
): Promise<FilingContent> {
  const [{ caseNumber, caseTitle, caseCategory, caseType, parties }, attorneys, fillFromLast] = await Promise.all([
    client.fetchQuery(provider.courtCase(state, courtCode, caseTrackingId, named)),
    // Without the attorneys, the person selects the parties.
    client.fetchQuery(provider.tables.attorneys(state)).catch(() => []),
    loadLastFiling(client, provider, state, courtCode),
  ]);
  const content: FilingContent = {
    ...emptyContent,
    isNonIndexedCase: false,
    courtCode,
    caseTrackingId,
    caseNumber,
    caseTitle,
    caseCategoryCode: caseCategory.code,
    caseTypeCode: caseType.code,
    filingPartyIds: partiesOfFirm(parties, attorneys),
  };
  const tables = await ifInTime(client.fetchQuery(provider.tables.ofFiling(state, content)));
  return tables ? fillFromLast(content, tables) : content;
}

/** Adds the court's defaults. Lists that fail to load don't prevent the draft: its form names them. */
async function withDefaults(
  client: QueryClient,
  provider: FilingProvider,
  state: StateCode,
  content: FilingContent,
): Promise<FilingContent> {
  const [tables, fillFromLast] = await Promise.all([
    client.fetchQuery(provider.tables.ofFiling(state, content)).catch((error: unknown) => {
      if (error instanceof MissingTablesError) return error.tables;
      throw error;
    }),
    loadLastFiling(client, provider, state, content.courtCode),
  ]);
  return withCourtDefaults(fillFromLast(content, tables), tables);
}
