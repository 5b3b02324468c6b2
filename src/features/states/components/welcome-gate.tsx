import { lazy, Suspense, useState } from 'react';
import { useIsStateUnchosen } from '../selected-state';

const Welcome = lazy(() => import('./welcome'));

/** Settles the state of people who never chose one. Once dismissed, the question comes again on the next visit. */
export function WelcomeGate() {
  const isUnchosen = useIsStateUnchosen();
  const [isDismissed, setDismissed] = useState(false);
  return (
    <Suspense fallback={null}>{isUnchosen && !isDismissed && <Welcome onClose={() => setDismissed(true)} />}</Suspense>
  );
}
