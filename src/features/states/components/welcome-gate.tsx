import { lazy, Suspense, useState } from 'react';
import { useIsStateUnchosen } from '../selected-state';

const WelcomeDialog = lazy(() => import('./welcome-dialog'));

/** Asks somebody who never chose a state for one. Put aside, the question comes again with the next visit. */
export function WelcomeGate() {
  const isUnchosen = useIsStateUnchosen();
  const [isPutAside, setPutAside] = useState(false);
  return <Suspense>{isUnchosen && !isPutAside && <WelcomeDialog onClose={() => setPutAside(true)} />}</Suspense>;
}
