import { lazy, Suspense, useState } from 'react';
import { useIsStateUnchosen } from '../selected-state';

const WelcomeDialog = lazy(() => import('./welcome-dialog'));

/** Asks people who never chose a state. Once dismissed, it asks again on the next visit. */
export function WelcomeGate() {
  const isUnchosen = useIsStateUnchosen();
  const [isDismissed, setDismissed] = useState(false);
  return <Suspense>{isUnchosen && !isDismissed && <WelcomeDialog onClose={() => setDismissed(true)} />}</Suspense>;
}
