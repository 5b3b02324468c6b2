import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Court, FilingFlow, StateCode } from '@/api/generated/filing/model';
import { Combobox } from '@/lib/form';
import { ErrorState } from '@/lib/ui/error-state';
import { toOptions } from '../model/options';
import { useProvider } from '../provider-context';
import { useRecentCourts } from '../queries-recent';
import { newCaseContent, nonIndexedCaseContent } from './initial-content';
import { useStartDraft } from './use-start-draft';

interface CourtChooserProps {
  flow: FilingFlow;
  state: StateCode;
  mappingId: string | undefined;
}

/** By flow: which courts to offer and how to start the draft. An existing case is a non-indexed one here. */
const flows = {
  'new-case': {
    label: 'Court',
    caseFilingType: 'Initial',
    isOffered: ({ initial }: Court) => initial,
    initialContent: newCaseContent,
  },
  'existing-case': {
    label: 'Court',
    caseFilingType: 'Subsequent',
    isOffered: ({ subsequent, allowFilingIntoNonIndexedCase }: Court) => subsequent && allowFilingIntoNonIndexedCase,
    initialContent: nonIndexedCaseContent,
  },
} as const;

/** The courts that accept the filing. Choosing one creates the draft and opens it. */
export function CourtChooser({ flow, state, mappingId }: CourtChooserProps) {
  const { label, caseFilingType, isOffered, initialContent } = flows[flow];
  const queryClient = useQueryClient();
  const provider = useProvider();
  const { data: courts, error, refetch } = useQuery(provider.tables.courts(state, caseFilingType));
  const options = useMemo(() => toOptions((courts ?? []).filter(isOffered)), [courts, isOffered]);
  const { start, choice, isStarting, failure } = useStartDraft({ state, mappingId });
  const recent = useRecentCourts(state);
  if (error && !courts)
    return <ErrorState title="The courts couldn't be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <Combobox
      label={label}
      required
      description={
        isStarting ? 'Creating the draft…' : 'We save a draft once you choose a court. You can change the court later.'
      }
      options={options}
      recent={recent}
      value={choice}
      loading={courts === undefined}
      disabled={isStarting}
      placeholder="Type a county or division"
      error={failure && `${failure} Choose the court again to retry.`}
      onChange={(code) => code !== undefined && start(code, () => initialContent(queryClient, provider, state, code))}
    />
  );
}
