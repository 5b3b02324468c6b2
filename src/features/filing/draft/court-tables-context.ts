import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import type { CourtTables } from '../model/court-tables';
import { inputRules } from '../model/data-fields';
import { type Classification, courtTablesOptions } from '../queries';

/** The tables of the chosen court, and whether they have all come. */
export interface LoadedTables {
  tables: CourtTables;
  /** The tables are those of the content as it stands: it can be checked against them. */
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

/** Loads the tables that hold for a classification; while those of a new one come, the old ones stay in sight. */
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

/** The tables of the chosen court. Only below the draft's page. */
export function useCourtTables(): LoadedTables {
  const loaded = useContext(CourtTablesContext);
  if (!loaded) throw new Error('There are no court tables around this component.');
  return loaded;
}
