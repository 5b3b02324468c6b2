import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StartProps } from '../descriptor';
import StartExistingCase from '../onelegal/start-existing-case';
import { courtsOf } from '../onelegal/tables';
import DeliveryHours from './delivery-hours';

/** Finds the case. Says first when a courier can be at the court: at the link's, or at any of the state's on paper. */
export default function StartOnPaper(props: StartProps) {
  const { state, params } = props;
  const { data: courts } = useQuery(courtsOf(state));
  const onPaper = courts?.filter(({ isPhysical }) => isPhysical) ?? [];
  const court = onPaper.find(({ courtId }) => courtId === params.courtLocationCode) ?? onPaper[0];
  return (
    <Stack gap="lg">
      {court && <DeliveryHours state={state} courtCode={court.courtId} />}
      <StartExistingCase {...props} />
    </Stack>
  );
}
