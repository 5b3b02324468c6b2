import { useDebouncedValue } from '@mantine/hooks';
import { useStore } from '@tanstack/react-form';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { factsOf } from '@/features/efiling';
import { usePermissions } from '@/features/firm';
import { stateSettingsQuery } from '@/features/states';
import { FieldErrorsProvider } from '@/lib/form';
import { isComplete, verificationKey } from '../model/address-checks';
import { findOrderProblems, type OrderProblem, type Verifications } from '../model/problems';
import { whyNoProofFiling } from '../model/proof-filing';
import type { OrderStep } from '../model/steps';
import { addressChecksQuery, proofFilingFeesQuery } from '../queries';
import { useOrderDraft } from './order-context';
import { useOrderContent, useOrderForm } from './order-form';

interface OrderProblems {
  /** All problems, in step order. */
  all: readonly OrderProblem[];
  /** Problems of visited steps, the only ones shown in the form. */
  shown: readonly OrderProblem[];
  seen: ReadonlySet<OrderStep>;
  verifications: Verifications;
  /** Addresses are being verified, so there may be more problems. */
  isChecking: boolean;
  /** Addresses couldn't be verified. */
  checksError: Error | null;
  retryChecks: () => void;
  /** Why proofs can't be filed in the content's court. */
  whyNoFiling: string | undefined;
}

const ProblemsContext = createContext<OrderProblems | undefined>(undefined);

/** What is to be fixed, and what is known of the addresses. */
export function useOrderProblems(): OrderProblems {
  const problems = useContext(ProblemsContext);
  if (!problems) throw new Error('useOrderProblems needs an OrderProblemsProvider.');
  return problems;
}

const noChecks: Verifications = new Map();

/** Milliseconds without a change before addresses are verified. */
const checkDelay = 600;

/** Finds the problems of the content, verifies its addresses, and passes the errors of visited steps to the fields. */
export function OrderProblemsProvider({ seen, children }: { seen: ReadonlySet<OrderStep>; children: ReactNode }) {
  const content = useStore(useOrderForm().store, ({ values }) => values);
  const { placing } = useOrderDraft();
  const addresses = useMemo(() => content.jobs.flatMap((job) => job.addresses), [content.jobs]);
  const [settled] = useDebouncedValue(addresses, checkDelay);
  const checks = useQuery({
    ...addressChecksQuery(useQueryClient(), settled),
    placeholderData: keepPreviousData,
  });
  const verifications = checks.data ?? noChecks;
  const whyNoFiling = useWhyNoFiling();
  const isUnverified = addresses.some((address) => isComplete(address) && !verifications.has(verificationKey(address)));
  const all = useMemo(
    () => findOrderProblems(content, verifications, whyNoFiling),
    [content, verifications, whyNoFiling],
  );
  const shown = useMemo(() => all.filter(({ step }) => seen.has(step)), [all, seen]);
  const errors = useMemo(() => {
    const refused = [...(placing.failure?.fields ?? [])];
    return new Map([...refused, ...shown.map(({ path, text }) => [path, text] as const)]);
  }, [shown, placing.failure]);
  const value = {
    all,
    shown,
    seen,
    verifications,
    isChecking: isUnverified && checks.error === null,
    checksError: isUnverified ? checks.error : null,
    retryChecks: () => void checks.refetch(),
    whyNoFiling,
  };
  return (
    <ProblemsContext value={value}>
      <FieldErrorsProvider errors={errors}>{children}</FieldErrorsProvider>
    </ProblemsContext>
  );
}

/** Why proofs can't be filed in the content's state and court; undefined while it isn't known, and where they can. */
function useWhyNoFiling(): string | undefined {
  const state = useOrderContent((content) => content.state);
  const courtCode = useOrderContent((content) => content.case.courtCode);
  const { data: fees } = useQuery(proofFilingFeesQuery(state));
  const { data: settings } = useQuery(stateSettingsQuery);
  const canFile = usePermissions()?.canFile;
  const setting = settings?.find((each) => each.state === state);
  if (!fees || !setting || canFile === undefined) return undefined;
  return whyNoProofFiling({
    stateName: setting.name,
    fees,
    isProviderKnown: factsOf(setting.eFiling.provider)?.filesProofs ?? false,
    canFile,
    courtCode,
  });
}
