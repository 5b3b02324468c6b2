import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Combobox } from '@/lib/form';
import { ErrorState } from '@/lib/ui/error-state';
import type { StartProps } from '../descriptor';
import { flCourts } from './courts';
import { PortalAccount } from './portal-account';
import { Templates } from './templates';

/** Chooses the county's court, or a template of the portal that settles court, division, case type and documents. */
export default function StartNewCase({ params, onChoose, isStarting, failure }: StartProps) {
  const { data: courts, error, refetch } = useQuery(flCourts());
  const options = useMemo(() => courts?.map(({ courtId, name }) => ({ value: courtId, label: name })) ?? [], [courts]);
  const [chosen, setChosen] = useState(params.courtLocationCode);
  const court = courts?.find(({ courtId }) => courtId === chosen);
  if (error && !courts)
    return <ErrorState title="The courts couldn't be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="md">
      <PortalAccount />
      <Combobox
        label="Court"
        required
        description={isStarting ? 'Creating the draft…' : 'Florida has one court for each of its 67 counties.'}
        options={options}
        value={court?.courtId}
        loading={courts === undefined}
        disabled={isStarting}
        placeholder="Type a county"
        error={failure}
        onChange={setChosen}
      />
      {court && (
        <>
          <div>
            <Button loading={isStarting} onClick={() => onChoose({ courtCode: court.courtId })}>
              Start a new case
            </Button>
          </div>
          <Templates court={court} flow="new-case" onChoose={onChoose} isStarting={isStarting} />
        </>
      )}
    </Stack>
  );
}
