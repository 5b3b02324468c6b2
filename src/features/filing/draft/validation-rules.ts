import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FilingRules, type FilingTypeTables, type PaymentRules, rowOf, type Step } from '@/features/efiling';
import { useProvider } from '../provider-context';
import { useCourtTables } from './court-tables';
import { useDraft } from './draft-context';
import { useFilingContent } from './filing-form';
import { useChangingDocuments, useUnattachedDocuments } from './unattached-documents';

/** A list that couldn't be loaded. */
export interface ListFailure {
  /** As a person knows it: `payment accounts`. */
  name: string;
  /** The steps that need it, besides the review. */
  steps: readonly Step[];
  retry: () => void;
}

/** What a part of the content is checked against. */
interface CheckedAgainst<Rules> {
  /** Undefined until loaded. */
  rules: Rules | undefined;
  failures: readonly ListFailure[];
}

/** The court's policy: limits and accepted payments. */
export function useCourtPolicy() {
  const { state } = useDraft();
  const courtCode = useFilingContent((content) => content.courtCode);
  const { policy } = useProvider();
  return useQuery({ ...policy(state, courtCode ?? ''), enabled: courtCode !== undefined });
}

/** Tells what the filings are checked against. */
export function useFilingRules(): CheckedAgainst<FilingRules> {
  const { state } = useDraft();
  const provider = useProvider();
  const { tables, isComplete } = useCourtTables();
  const courtCode = useFilingContent((content) => content.courtCode);
  const codes = useFilingTypeCodes();
  const policyQuery = useCourtPolicy();
  const { data: policy } = policyQuery;
  const typeTables = useQueries({
    queries: codes.map((code) => ({
      ...provider.typeTables(state, courtCode ?? '', code),
      enabled: courtCode !== undefined,
    })),
    combine: (results) => ({
      byFilingType: toMap(codes, results),
      failed: results.filter(({ data, error }) => error !== null && data === undefined),
    }),
  });
  const unattached = useUnattachedDocuments();
  const changing = useChangingDocuments();
  const { byFilingType, failed } = typeTables;
  const rules = useMemo(
    () =>
      policy && isComplete && byFilingType
        ? { tables, policy, byFilingType, unattached: [...unattached, ...changing] }
        : undefined,
    [policy, isComplete, tables, byFilingType, unattached, changing],
  );
  const failures: ListFailure[] = [];
  if (policyQuery.error && !policy)
    failures.push({ name: "the court's filing limits", steps: ['filings'], retry: () => void policyQuery.refetch() });
  if (failed.length > 0)
    failures.push({
      name: 'components and services of the filing types',
      steps: ['filings'],
      retry: () => {
        for (const query of failed) void query.refetch();
      },
    });
  return { rules, failures };
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

/** Tells what the payment is checked against; no rules before a court is chosen. */
export function usePaymentRules(): CheckedAgainst<PaymentRules> {
  const { state } = useDraft();
  const { tables } = useCourtTables();
  const courtCode = useFilingContent((content) => content.courtCode);
  const { paymentAccounts } = useProvider();
  const { data: accounts, error, refetch } = useQuery(paymentAccounts(state));
  const { data: policy } = useCourtPolicy();
  const court = rowOf(tables.courts, courtCode);
  const rules = useMemo(
    () => (accounts && policy && court ? { accounts, policy, court, now: new Date() } : undefined),
    [accounts, policy, court],
  );
  // The payment step says it itself.
  const failures =
    error && !accounts ? [{ name: 'your payment accounts', steps: [], retry: () => void refetch() }] : [];
  return { rules, failures };
}
