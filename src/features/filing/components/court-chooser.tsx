import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Court, FilingFlow, StateCode } from '@/api/generated/filing/model';
import { Combobox } from '@/lib/form';
import { ErrorState } from '@/lib/ui/error-state';
import { newCaseAt, nonIndexedCaseAt } from '../draft/beginnings';
import { useStartDraft } from '../draft/use-start-draft';
import { toOptions } from '../model/court-options';
import { courtsOptions } from '../queries';

interface CourtChooserProps {
  /** Whether a case is to be opened, or filed into that the court has no index of. */
  flow: FilingFlow;
  state: StateCode;
  mappingId: string | undefined;
}

/** Which courts take such filings, and what a draft at one of them begins with. */
const ways = {
  'new-case': {
    label: 'Court',
    caseFilingType: 'Initial',
    isOffered: ({ initial }: Court) => initial,
    begin: newCaseAt,
  },
  'existing-case': {
    label: 'Court of the case',
    caseFilingType: 'Subsequent',
    isOffered: ({ subsequent, allowFilingIntoNonIndexedCase }: Court) => subsequent && allowFilingIntoNonIndexedCase,
    begin: nonIndexedCaseAt,
  },
} as const;

/** The courts that take such a filing. Choosing one makes the draft and goes on with it. */
export function CourtChooser({ flow, state, mappingId }: CourtChooserProps) {
  const { label, caseFilingType, isOffered, begin } = ways[flow];
  const queryClient = useQueryClient();
  const { data: courts, error, refetch } = useQuery(courtsOptions(state, caseFilingType));
  const options = useMemo(() => toOptions((courts ?? []).filter(isOffered)), [courts, isOffered]);
  const { start, choice, isStarting, failure } = useStartDraft({ state, mappingId });
  if (error) return <ErrorState title="The courts could not be loaded" onRetry={() => void refetch()} />;
  return (
    <Combobox
      label={label}
      required
      description={
        isStarting
          ? 'Making the draft…'
          : 'Choosing the court makes a draft, which is saved as you go. It can be changed.'
      }
      options={options}
      value={choice}
      loading={courts === undefined}
      disabled={isStarting}
      placeholder="Type a county or a division"
      error={failure && `${failure} Choose the court again to try once more.`}
      onChange={(code) => code !== undefined && start(code, () => begin(queryClient, state, code))}
    />
  );
}
