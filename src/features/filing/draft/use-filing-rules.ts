import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFilingContent } from '../forms/filing-form';
import type { FilingRules, FilingTypeTables } from '../model/filing-tables';
import { courtPolicyOptions, filingTypeTablesOptions } from '../queries-filings';
import { useCourtTables } from './court-tables-context';
import { useDraft } from './draft-context';
import { useChanging } from './use-changing';
import { useUnattached } from './use-unattached';

/** The tables that the filings of the content are checked against; undefined while they are being loaded. */
export function useFilingRules(): FilingRules | undefined {
  const { state } = useDraft();
  const { tables, isComplete } = useCourtTables();
  const courtCode = useFilingContent((content) => content.courtCode);
  const codes = useFilingTypeCodes();
  const { data: policy } = useQuery({
    ...courtPolicyOptions(state, courtCode ?? ''),
    enabled: courtCode !== undefined,
  });
  const byFilingType = useQueries({
    queries: codes.map((code) => ({
      ...filingTypeTablesOptions(state, courtCode ?? '', code),
      enabled: courtCode !== undefined,
    })),
    combine: (results) => toMap(codes, results),
  });
  const unattached = useUnattached();
  const changing = useChanging();
  return useMemo(
    () =>
      policy && isComplete && byFilingType
        ? { tables, policy, byFilingType, unattached: [...unattached, ...changing] }
        : undefined,
    [policy, isComplete, tables, byFilingType, unattached, changing],
  );
}

/** The filing types that the content names, each once, in an order that does not depend on that of the filings. */
function useFilingTypeCodes(): readonly string[] {
  const joined = useFilingContent(({ filings }) =>
    [...new Set(filings.flatMap(({ filingTypeCode }) => filingTypeCode ?? []))].sort().join(' '),
  );
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
}

/** Undefined until all of them are there. */
function toMap(
  codes: readonly string[],
  results: readonly { data: FilingTypeTables | undefined }[],
): ReadonlyMap<string, FilingTypeTables> | undefined {
  const entries = results.flatMap(({ data }, index) => {
    const code = codes[index];
    return data && code !== undefined ? [[code, data] as const] : [];
  });
  return entries.length === codes.length ? new Map(entries) : undefined;
}
