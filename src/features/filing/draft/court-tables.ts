import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import {
  attorneyName,
  type Classification,
  type CourtTables,
  caseFilingTypeOf,
  emptyTables,
  type FilingContent,
  type FilingProvider,
  MissingTablesError,
  rowOf,
} from '@/features/efiling';
import { type ChangedTables, resetClassification } from '../model/dependent-resets';
import { useProvider } from '../provider-context';

/** The tables that apply to the draft. */
export interface LoadedTables {
  tables: CourtTables;
  /** The tables match the current content, so it can be checked against them. */
  isComplete: boolean;
  /** The tables that couldn't be loaded. */
  failed: ReadonlySet<string>;
  retry: () => void;
}

const noneFailed: ReadonlySet<string> = new Set();

/** Loads the tables for a classification. Keeps showing the former ones until the new ones load. */
export function useLoadedTables(state: StateCode, classification: Classification): LoadedTables {
  const { tables } = useProvider();
  const query = useQuery({
    ...tables.ofFiling(state, classification),
    placeholderData: (previous: CourtTables | undefined) => previous,
  });
  const { data, isPlaceholderData, error, refetch } = query;
  return useMemo(
    () => ({
      tables: data ?? (error instanceof MissingTablesError ? error.tables : emptyTables),
      isComplete: data !== undefined && !isPlaceholderData,
      failed: error instanceof MissingTablesError && !data ? new Set(error.causes.keys()) : noneFailed,
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

/** Tells what a select of a table shows when its options couldn't be loaded: a way to load them. */
export function useReloadOf(table: keyof CourtTables): (() => void) | undefined {
  const { failed, retry } = useCourtTables();
  return failed.has(table) ? retry : undefined;
}

/** Tells whether the firm has no attorneys with the provider. Not while they load, or when that failed. */
export function useHasNoAttorneys(): boolean {
  const { tables, isComplete, failed } = useCourtTables();
  return isComplete && !failed.has('attorneys') && tables.attorneys.length === 0;
}

/**
 * Names what the filer chose from a table, and says when the name is missing. Codes are never shown. `knownNameOf` leaves
 * a missing name out, for use within a sentence.
 */
export function useTableNames() {
  const { tables, isComplete, failed } = useCourtTables();
  const missing = (table: keyof CourtTables) => {
    if (failed.has(table)) return "Couldn't be loaded";
    return isComplete ? 'No longer offered' : 'Loading…';
  };
  const knownNameOf = (table: CodedTable, code: string | undefined): string | undefined =>
    code === undefined
      ? undefined
      : rowOf<{ code: string; name: string }>(tables[table], code)?.name.trim() || undefined;
  const nameOf = (table: CodedTable, code: string | undefined): string | undefined =>
    knownNameOf(table, code) ?? (code === undefined ? undefined : missing(table));
  const attorneyNameOf = (id: string): string => {
    const attorney = tables.attorneys.find(({ attorneyId }) => attorneyId === id);
    if (attorney) return attorneyName(attorney);
    return isComplete ? 'An attorney no longer with the firm' : missing('attorneys');
  };
  return { nameOf, knownNameOf, attorneyNameOf };
}

/** The tables whose rows have a code and a name. */
type CodedTable = Exclude<keyof CourtTables, 'attorneys' | 'inputs' | 'own'>;

/** Loads the tables for content whose court, category or case type just changed. */
export async function loadChangedTables(
  client: QueryClient,
  { tables: queries }: FilingProvider,
  state: StateCode,
  content: FilingContent,
): Promise<ChangedTables> {
  const { courtCode, caseCategoryCode } = content;
  const categories =
    courtCode === undefined
      ? []
      : await client.fetchQuery(queries.caseCategories(state, courtCode, caseFilingTypeOf(content)));
  const isKept = categories.some((category) => category.code === caseCategoryCode);
  const caseTypes =
    courtCode !== undefined && caseCategoryCode !== undefined && isKept
      ? await client.fetchQuery(queries.caseTypes(state, courtCode, caseCategoryCode))
      : [];
  const classified = resetClassification(content, { categories, caseTypes });
  const tables = await client.fetchQuery(queries.ofFiling(state, classified.content));
  return { categories, caseTypes, tables };
}
