import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFirmAndRole } from '@/features/firm';
import { isNewFirm } from '../model/first-steps';
import { recentQuery } from '../queries';

const FirstSteps = lazy(() => import('./first-steps'));

/** The first steps of a new firm, for its administrators. Loads nothing for anyone else. */
export function NewFirmSteps() {
  const { firm } = useFirmAndRole();
  const { data: recent } = useQuery(recentQuery);
  if (!firm?.isAdministrator || !recent || !isNewFirm(recent.total)) return null;
  return (
    <Suspense fallback={null}>
      <FirstSteps clientId={firm.clientId} submitted={recent.total} />
    </Suspense>
  );
}
