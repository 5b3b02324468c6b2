import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { firmQuery } from '@/features/firm';
import { usePerson } from '@/features/session';

const CreditHoldBanner = lazy(() => import('./credit-hold-banner'));

/** What everybody of a firm has to know, whatever they do; most firms have nothing of the kind. */
export function FirmNotices() {
  const clientId = usePerson()?.clientId ?? 0;
  const { data: firm } = useQuery({ ...firmQuery(clientId), enabled: clientId !== 0 });
  return <Suspense>{firm?.creditHold && <CreditHoldBanner />}</Suspense>;
}
