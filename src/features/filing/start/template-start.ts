/** Loads what a filing from a template starts with. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { EFilingProvider, StateCode } from '@/api/generated/filing/model';
import { getListTemplatesQueryKey } from '@/api/generated/workspace';
import type { FilingTemplate } from '@/api/generated/workspace/model';
import {
  type CourtTables,
  emptyContent,
  type FilingContent,
  type FilingProvider,
  type FilingTypeTables,
  loadProvider,
  providerIdOf,
} from '@/features/efiling';
import { loadChangedTables } from '../draft/court-tables';
import { loadLastFiling } from '../draft/last-filing';
import { type FittedTemplate, fitTemplate, templateClassification } from '../model/template-fit';
import { existingCaseContent } from './initial-content';

export interface LoadedTemplate {
  fitted: FittedTemplate;
  tables: CourtTables;
}

/** The provider of a template's court: the one that starts filings in the state, or one beside it. */
export function providerOfTemplate(
  client: QueryClient,
  idOfState: EFilingProvider,
  { state, content }: FilingTemplate,
) {
  const { code } = content.court;
  return queryOptions({
    queryKey: [...getListTemplatesQueryKey(), 'provider', idOfState, state, code],
    queryFn: async () => {
      const ofState = await loadProvider(idOfState);
      const apiType = await ofState.systemOfCourt?.(client, state, code);
      return apiType === undefined ? ofState : loadProvider(providerIdOf({ apiType }));
    },
    retry: false,
    // Its value has functions, which aren't compared.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A filing from a template, checked against the court's tables of today. */
export function templateStartOptions(
  client: QueryClient,
  provider: FilingProvider,
  template: FilingTemplate,
  caseTrackingId: string | undefined,
) {
  return queryOptions({
    queryKey: [...getListTemplatesQueryKey(), 'start', template.templateId, caseTrackingId],
    queryFn: () => loadTemplate(client, provider, template, caseTrackingId),
    retry: false,
    // An edit is never reset.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

async function loadTemplate(
  client: QueryClient,
  provider: FilingProvider,
  template: FilingTemplate,
  caseTrackingId: string | undefined,
): Promise<LoadedTemplate> {
  const { state, content } = template;
  const courtCode = content.court.code;
  const isOpening = caseTrackingId === undefined;
  const base: FilingContent = isOpening
    ? { ...emptyContent, ...templateClassification(content) }
    : await existingCaseContent(client, provider, state, { courtCode, caseTrackingId });
  const [{ tables }, fillFromLast] = await Promise.all([
    isOpening ? loadOpening(client, provider, state, base) : loadFiling(client, provider, state, base),
    loadLastFiling(client, provider, state, courtCode),
  ]);
  const codes = content.filings.flatMap(({ filingType }) => filingType?.code ?? []);
  const offered = codes.filter((code) => tables.filingTypes.some((type) => type.code === code));
  const ofTypes = new Map<string, FilingTypeTables>(
    await Promise.all(
      [...new Set(offered)].map(
        async (code) => [code, await client.fetchQuery(provider.typeTables(state, courtCode, code))] as const,
      ),
    ),
  );
  const fitted = fitTemplate(isOpening ? emptyContent : base, template, {
    tables,
    ofTypes,
    fields: provider.fields.case,
    makeId: () => crypto.randomUUID(),
  });
  return { fitted: { ...fitted, content: fillFromLast(fitted.content, tables) }, tables };
}

/** The tables of a case to open, without the category or case type that are gone. */
async function loadOpening(client: QueryClient, provider: FilingProvider, state: StateCode, content: FilingContent) {
  const { tables, categories, caseTypes } = await loadChangedTables(client, provider, state, content);
  return { tables: { ...tables, categories, caseTypes } };
}

async function loadFiling(client: QueryClient, provider: FilingProvider, state: StateCode, content: FilingContent) {
  return { tables: await client.fetchQuery(provider.tables.ofFiling(state, content)) };
}
