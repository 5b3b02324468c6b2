/** What a new draft begins with, for each way to begin one. */
import type { QueryClient } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import { resetToTables } from '../model/dependent-resets';
import { emptyContent } from '../model/empty-content';
import type { FilingContent } from '../model/filing-content';
import { courtCaseOptions } from '../queries';
import { loadChangedTables } from './load-changed-tables';

/** A case to be opened at a court, with the court's defaults. */
export function newCaseAt(client: QueryClient, state: StateCode, courtCode: string): Promise<FilingContent> {
  return withDefaults(client, state, { ...emptyContent, courtCode });
}

/** A filing into a case of a court that the provider has no index of, with the court's defaults. */
export function nonIndexedCaseAt(client: QueryClient, state: StateCode, courtCode: string): Promise<FilingContent> {
  return withDefaults(client, state, { ...emptyContent, courtCode, isNonIndexedCase: true, filingPartyIds: [] });
}

/** A filing into a case as its court has it now. */
export async function filingInto(
  client: QueryClient,
  state: StateCode,
  { courtCode, caseTrackingId }: { courtCode: string; caseTrackingId: string },
): Promise<FilingContent> {
  const { caseNumber, caseTitle, caseCategory, caseType } = await client.fetchQuery(
    courtCaseOptions(state, courtCode, caseTrackingId),
  );
  return {
    ...emptyContent,
    isNonIndexedCase: false,
    courtCode,
    caseTrackingId,
    caseNumber,
    caseTitle,
    caseCategoryCode: caseCategory.code,
    caseTypeCode: caseType.code,
    filingPartyIds: [],
  };
}

async function withDefaults(client: QueryClient, state: StateCode, content: FilingContent): Promise<FilingContent> {
  return resetToTables(content, await loadChangedTables(client, state, content)).content;
}
