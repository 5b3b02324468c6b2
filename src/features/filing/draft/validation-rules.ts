import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rowOf } from '../model/court-tables';
import type { FilingRules, FilingTypeTables } from '../model/filing-tables';
import type { PaymentRules } from '../model/payment-problems';
import { courtPolicyOptions, filingTypeTablesOptions, paymentAccountsOptions } from '../queries-filings';
import { useCourtTables } from './court-tables';
import { useDraft } from './draft-context';
import { useFilingContent } from './filing-form';
import { useChangingDocuments, useUnattachedDocuments } from './unattached-documents';

/** What the filings are checked against; undefined while loading. */
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
  const unattached = useUnattachedDocuments();
  const changing = useChangingDocuments();
  return useMemo(
    () =>
      policy && isComplete && byFilingType
        ? { tables, policy, byFilingType, unattached: [...unattached, ...changing] }
        : undefined,
    [policy, isComplete, tables, byFilingType, unattached, changing],
  );
}

/** The distinct filing types of the content, sorted. */
function useFilingTypeCodes(): readonly string[] {
  const joined = useFilingContent(({ filings }) =>
    [...new Set(filings.flatMap(({ filingTypeCode }) => filingTypeCode ?? []))].sort().join(' '),
  );
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
}

/** Undefined until all tables are loaded. */
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

/** What the payment is checked against; undefined while loading or before a court is chosen. */
export function usePaymentRules(): PaymentRules | undefined {
  const { state } = useDraft();
  const { tables } = useCourtTables();
  const courtCode = useFilingContent((content) => content.courtCode);
  const { data: accounts } = useQuery(paymentAccountsOptions(state));
  const { data: policy } = useQuery({
    ...courtPolicyOptions(state, courtCode ?? ''),
    enabled: courtCode !== undefined,
  });
  const court = rowOf(tables.courts, courtCode);
  return useMemo(
    () => (accounts && policy && court ? { accounts, policy, court, now: new Date() } : undefined),
    [accounts, policy, court],
  );
}
