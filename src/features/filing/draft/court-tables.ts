import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import type { CourtTables } from '../model/court-tables';
import { inputRules } from '../model/data-fields';
import { type ChangedTables, resetClassification } from '../model/dependent-resets';
import { caseFilingTypeOf, type FilingContent } from '../model/filing-content';
import { type Classification, caseCategoriesOptions, caseTypesOptions, courtTablesOptions } from '../queries';

/** The tables that apply to the draft. */
export interface LoadedTables {
  tables: CourtTables;
  /** The tables match the current content, so it can be checked against them. */
  isComplete: boolean;
  error: Error | null;
  retry: () => void;
}

const noTables: CourtTables = {
  courts: [],
  attorneys: [],
  categories: [],
  filerTypes: [],
  disclaimers: [],
  inputs: inputRules([]),
  documentTypes: [],
  suffixes: [],
  languages: [],
  addressStates: [],
  countries: [],
  caseTypes: [],
  procedureRemedies: [],
  damageAmounts: [],
  crossReferences: [],
  partyTypes: [],
  filingTypes: [],
};

/** Loads the tables for a classification. Keeps showing the former ones until the new ones load. */
export function useLoadedTables(state: StateCode, classification: Classification): LoadedTables {
  const query = useQuery({
    ...courtTablesOptions(state, classification),
    placeholderData: (previous: CourtTables | undefined) => previous,
  });
  const { data, isPlaceholderData, error, refetch } = query;
  return useMemo(
    () => ({
      tables: data ?? noTables,
      isComplete: data !== undefined && !isPlaceholderData,
      error,
      retry: () => void refetch(),
    }),
    [data, isPlaceholderData, error, refetch],
  );
}

export const CourtTablesContext = createContext<LoadedTables | undefined>(undefined);

/** The tables of the draft's court. */
export function useCourtTables(): LoadedTables {
  const loaded = useContext(CourtTablesContext);
  if (!loaded) throw new Error('useCourtTables needs a CourtTablesContext.');
  return loaded;
}

/** Loads the tables for content whose court, category or case type just changed. */
export async function loadChangedTables(
  client: QueryClient,
  state: StateCode,
  content: FilingContent,
): Promise<ChangedTables> {
  const { courtCode, caseCategoryCode } = content;
  const categories =
    courtCode === undefined
      ? []
      : await client.fetchQuery(caseCategoriesOptions(state, courtCode, caseFilingTypeOf(content)));
  const isKept = categories.some((category) => category.code === caseCategoryCode);
  const caseTypes =
    courtCode !== undefined && caseCategoryCode !== undefined && isKept
      ? await client.fetchQuery(caseTypesOptions(state, courtCode, caseCategoryCode))
      : [];
  const classified = resetClassification(content, { categories, caseTypes });
  const tables = await client.fetchQuery(courtTablesOptions(state, classified.content));
  return { categories, caseTypes, tables };
}
