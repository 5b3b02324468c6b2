import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CaseFilingType, Court, FilingFlow, StateCode } from '@/api/generated/filing/model';
import type { FilingContent } from '@/features/efiling';
import { Combobox } from '@/lib/form';
import { ErrorState } from '@/lib/ui/error-state';
import { toOptions } from '../model/options';
import { useFilingStart } from '../provider-context';
import { useRecentCourts } from '../queries-recent';
import { loadInitialContent } from './first-content';
import { useStartDraft } from './use-start-draft';

interface CourtChooserProps {
  flow: FilingFlow;
  state: StateCode;
  mappingId: string | undefined;
}

interface CourtChoice {
  label: string;
  caseFilingType: CaseFilingType;
  isOffered: (court: Court) => boolean;
  /** What the draft starts with besides the court. */
  first: Partial<FilingContent>;
}

/** By flow: which courts to offer and how to start the draft. An existing case is a non-indexed one here. */
const flows: Readonly<Record<FilingFlow, CourtChoice>> = {
  'new-case': {
    label: 'Court',
    caseFilingType: 'Initial',
    isOffered: ({ initial }: Court) => initial,
    first: {},
  },
  'existing-case': {
    label: 'Court',
    caseFilingType: 'Subsequent',
    isOffered: ({ subsequent, allowFilingIntoNonIndexedCase }: Court) => subsequent && allowFilingIntoNonIndexedCase,
    first: { isNonIndexedCase: true, filingPartyIds: [] },
  },
};

/** The courts that accept the filing. Choosing one creates the draft and opens it. */
export function CourtChooser({ flow, state, mappingId }: CourtChooserProps) {
  const { label, caseFilingType, isOffered, first } = flows[flow];
  const queryClient = useQueryClient();
  const { facts, courts: courtsOf } = useFilingStart();
  const { data: courts, error, refetch } = useQuery(courtsOf(state, caseFilingType));
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
      onChange={(code) =>
        code !== undefined &&
        start(code, () => loadInitialContent(queryClient, facts.id, state, { ...first, courtCode: code }))
      }
    />
  );
}
