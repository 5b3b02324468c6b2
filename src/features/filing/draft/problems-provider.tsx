import { useStore } from '@tanstack/react-form';
import { type ReactNode, useContext, useMemo } from 'react';
import { type FieldErrors, FieldErrorsProvider } from '@/lib/form';
import { useFilingForm } from '../forms/filing-form';
import { findCaseProblems } from '../model/case-problems';
import { findFilingProblems } from '../model/filing-problems';
import { findPartyProblems } from '../model/party-problems';
import { findPaymentProblems } from '../model/payment-problems';
import { type ServerProblem, stillRefused } from '../model/server-problems';
import type { Step } from '../model/steps';
import { CourtTablesContext, useLoadedTables } from './court-tables-context';
import { useDraft } from './draft-context';
import { ProblemsContext } from './problems-context';
import { useAdoptCase } from './use-adopt-case';
import { useCourtCase } from './use-court-case';
import { useFilingRules } from './use-filing-rules';
import { usePaymentRules } from './use-payment-rules';

interface ProblemsProviderProps {
  /** The steps that the person has been through. */
  seen: ReadonlySet<Step>;
  /** What the last submission was refused for. */
  refused: readonly ServerProblem[];
  children: ReactNode;
}

/** Checks the content against the court's tables as it changes, and hands the messages to the fields below. */
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
  useAdoptCase();
  const { answer, courtCase, isPending } = useCourtCase();
  const isChecking = isPending || tables === undefined || filingRules === undefined || paymentRules === undefined;
  const all = useMemo(() => {
    const found = [
      ...(tables ? findCaseProblems(content, tables, answer) : []),
      ...(tables ? findPartyProblems(content, tables, courtCase) : []),
      ...findFilingProblems(content, filingRules),
      ...findPaymentProblems(content, paymentRules),
    ];
    return [...found, ...stillRefused(refused, content)];
  }, [content, tables, filingRules, paymentRules, refused, answer, courtCase]);
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
