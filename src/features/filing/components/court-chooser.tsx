import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { Combobox } from '@/lib/form';
import { ErrorState } from '@/lib/ui/error-state';
import { useStartDraft } from '../draft/use-start-draft';
import { toOptions } from '../model/court-options';
import { courtsOptions } from '../queries';

interface CourtChooserProps {
  state: StateCode;
  mappingId: string | undefined;
}

/** The courts at which a case can be opened. Choosing one makes the draft and goes on with it. */
export function CourtChooser({ state, mappingId }: CourtChooserProps) {
  const { data: courts, error, refetch } = useQuery(courtsOptions(state, 'Initial'));
  const options = useMemo(() => toOptions((courts ?? []).filter((court) => court.initial)), [courts]);
  const { start, courtCode, isStarting, failure } = useStartDraft({ state, mappingId });
  if (error) return <ErrorState title="The courts could not be loaded" onRetry={() => void refetch()} />;
  return (
    <Combobox
      label="Court"
      required
      description={
        isStarting
          ? 'Making the draft…'
          : 'Choosing the court makes a draft, which is saved as you go. It can be changed.'
      }
      options={options}
      value={courtCode}
      loading={courts === undefined}
      disabled={isStarting}
      placeholder="Type a county or a division"
      error={failure}
      onChange={(code) => code !== undefined && start(code)}
    />
  );
}
