import { useStore } from '@tanstack/react-form';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type FieldErrors, FieldErrorsProvider } from '@/lib/form';
import { findCaseProblems } from '../model/case-problems';
import { findFilingProblems } from '../model/filing-problems';
import { findPartyProblems } from '../model/party-problems';
import { findPaymentProblems } from '../model/payment-problems';
import type { Problem } from '../model/problems';
import { type ServerProblem, stillRefused } from '../model/server-problems';
import type { Step } from '../model/steps';
import { CourtTablesContext, useLoadedTables } from './court-tables';
import { useDraft } from './draft-context';
import { useFilingForm } from './filing-form';
import { useCaseTypeOfCourtCase, useCourtCase } from './use-court-case';
import { useFilingRules, usePaymentRules } from './validation-rules';

interface Problems {
  /** All problems, in step order. */
  all: readonly Problem[];
  /** Problems of visited steps, the only ones shown in the form. */
  shown: readonly Problem[];
  /** The visited steps. */
  seen: ReadonlySet<Step>;
  /** Some tables are still loading, so there may be more problems. */
  isChecking: boolean;
}

const ProblemsContext = createContext<Problems | undefined>(undefined);

/** What must be fixed before the draft can be submitted. */
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
  const loaded = useContext(CourtTablesContext);
  const tables = loaded?.isComplete ? loaded.tables : undefined;
  const filingRules = useFilingRules();
  const paymentRules = usePaymentRules();
  useCaseTypeOfCourtCase();
  const { lookup, courtCase, isPending } = useCourtCase();
  const isChecking = isPending || tables === undefined || filingRules === undefined || paymentRules === undefined;
  const all = useMemo(() => {
    const found = [
      ...(tables ? findCaseProblems(content, tables, lookup) : []),
      ...(tables ? findPartyProblems(content, tables, courtCase) : []),
      ...findFilingProblems(content, filingRules),
      ...findPaymentProblems(content, paymentRules),
    ];
    return [...found, ...stillRefused(refused, content)];
  }, [content, tables, filingRules, paymentRules, refused, lookup, courtCase]);
  const problems = useMemo(
    () => ({ all, shown: all.filter(({ step }) => seen.has(step)), seen, isChecking }),
    [all, seen, isChecking],
  );
  const errors: FieldErrors = useMemo(
    () => new Map(problems.shown.map(({ path, message }) => [path, message] as const).reverse()),
    [problems],
  );
  return (
    <ProblemsContext value={problems}>
      <FieldErrorsProvider errors={errors}>{children}</FieldErrorsProvider>
    </ProblemsContext>
  );
}
