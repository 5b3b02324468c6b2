import { useStore } from '@tanstack/react-form';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { findFieldProblems, inWords, type Problem, type Step, steps, tableNames } from '@/features/efiling';
import { type FieldErrors, FieldErrorsProvider } from '@/lib/form';
import { type ServerProblem, stillRefused } from '../model/server-problems';
import { PreflightContext, useRunPreflight } from '../preflight/use-preflight';
import { useProvider } from '../provider-context';
import { rulesOptions } from '../queries-draft';
import { CourtTablesContext, type LoadedTables, useLoadedTables } from './court-tables';
import { useDraft } from './draft-context';
import { useFilingForm } from './filing-form';
import { useCaseTypeOfCourtCase, useCourtCase } from './use-court-case';
import { useHearingProblems } from './use-hearing-problems';
import { type ChangedRecipients, useRecipientChanges } from './use-recipient-changes';
import { useReturnDayProblems } from './use-return-dates';
import { type ListFailure, useFilingRules, usePaymentRules } from './validation-rules';

interface Problems {
  /** All problems, in step order. */
  all: readonly Problem[];
  /** Problems of visited steps, the only ones shown in the form. */
  shown: readonly Problem[];
  /** The visited steps. */
  seen: ReadonlySet<Step>;
  /** Some lists, or the rules, are still loading, so there may be more problems. */
  isChecking: boolean;
  /** Lists that couldn't be loaded. The draft can't be checked without them. */
  failures: readonly ListFailure[];
  /** Ids of the filings confirmed to go out without an attorney. Forgotten when the draft is closed. */
  withoutAttorney: ReadonlySet<string>;
  confirmWithoutAttorney: (filingId: string, isConfirmed: boolean) => void;
  /** Of a resubmission: who is served now, and was not before. Also forgotten then. */
  recipients: ChangedRecipients;
}

const ProblemsContext = createContext<Problems | undefined>(undefined);

/** Tells what must be fixed before the draft can be submitted. */
export function useProblems(): Problems {
  const problems = useContext(ProblemsContext);
  if (!problems) throw new Error('useProblems needs a ProblemsContext.');
  return problems;
}

interface ProblemsProviderProps {
  /** The visited steps. */
  seen: ReadonlySet<Step>;
  /** Problems reported by the last submission. */
  refused: readonly ServerProblem[];
  children: ReactNode;
}

/** Checks the content against the court's tables and passes the messages to the fields. */
export function ProblemsProvider({ seen, refused, children }: ProblemsProviderProps) {
  const { state } = useDraft();
  const content = useStore(useFilingForm().store, (form) => form.values);
  const loaded = useLoadedTables(state, content);
  return (
    <CourtTablesContext value={loaded}>
      <CheckedContent seen={seen} refused={refused}>
        {children}
      </CheckedContent>
    </CourtTablesContext>
  );
}

function CheckedContent({ seen, refused, children }: ProblemsProviderProps) {
  const content = useStore(useFilingForm().store, (form) => form.values);
  const provider = useProvider();
  const { fields, labels } = provider;
  const { data: rules } = useQuery(rulesOptions(provider));
  const loaded = useContext(CourtTablesContext);
  const tables = loaded?.isComplete ? loaded.tables : undefined;
  const { rules: filingRules, failures: ofFilings } = useFilingRules();
  const { rules: paymentRules, failures: ofPayment } = usePaymentRules();
  const [withoutAttorney, setWithoutAttorney] = useState<ReadonlySet<string>>(() => new Set());
  useCaseTypeOfCourtCase();
  const { lookup, courtCase, isPending, error, retry } = useCourtCase();
  const failures = [
    ...tableFailures(loaded),
    ...(error ? [{ name: 'the case', steps: [], retry }] : []),
    ...ofFilings,
    ...ofPayment,
  ];
  const preflight = useRunPreflight(filingRules?.policy, tables);
  const returnDay = useReturnDayProblems();
  const hearings = useHearingProblems();
  const recipients = useRecipientChanges();
  const isLoaded = !isPending && rules && tables && filingRules && paymentRules;
  const isAsking = preflight.isChecking || returnDay.isChecking || hearings.isChecking || recipients.isChecking;
  const isChecking = (!isLoaded || isAsking) && failures.length === 0;
  const all = useMemo(() => {
    const context = { tables, filings: filingRules, payment: paymentRules, courtCase, lookup, withoutAttorney };
    const found = [...(rules?.(content, context) ?? []), ...findFieldProblems(content, fields, tables)].map((each) => ({
      ...each,
      message: inWords(each.message, labels),
    }));
    return [
      ...found,
      ...returnDay.problems,
      ...hearings.problems,
      ...recipients.problems,
      ...preflight.problems,
      ...stillRefused(refused, content),
    ];
  }, [
    content,
    rules,
    fields,
    labels,
    tables,
    filingRules,
    paymentRules,
    refused,
    lookup,
    courtCase,
    withoutAttorney,
    preflight,
    returnDay.problems,
    hearings.problems,
    recipients.problems,
  ]);
  const shown = useMemo(() => all.filter(({ step }) => seen.has(step)), [all, seen]);
  const confirmWithoutAttorney = (filingId: string, isConfirmed: boolean) =>
    setWithoutAttorney((former) => {
      const others = [...former].filter((id) => id !== filingId);
      return new Set(isConfirmed ? [...others, filingId] : others);
    });
  const problems = { all, shown, seen, isChecking, failures, withoutAttorney, confirmWithoutAttorney, recipients };
  const errors: FieldErrors = useMemo(
    () => new Map(shown.map(({ path, message }) => [path, message] as const).reverse()),
    [shown],
  );
  return (
    <ProblemsContext value={problems}>
      <PreflightContext value={preflight}>
        <FieldErrorsProvider errors={errors}>{children}</FieldErrorsProvider>
      </PreflightContext>
    </ProblemsContext>
  );
}

function tableFailures(loaded: LoadedTables | undefined): ListFailure[] {
  if (!loaded) return [];
  const { failed, retry } = loaded;
  return [...failed].map((table) => ({ name: tableNames[table] ?? 'a list', steps, retry }));
}
