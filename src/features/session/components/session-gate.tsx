import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingOverlay } from '@/lib/ui/loading-overlay';
import { useSession } from '../use-session';

const SwitchQuestion = lazy(() => import('./switch-question'));

/**
 * Shows the application until the session ends, here or in another tab. Then it removes the person's data from the page.
 * Before that, asks whether a link may sign in another person.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status === 'choosing')
    return (
      <Suspense fallback={null}>
        <SwitchQuestion {...session} />
      </Suspense>
    );
  if (session.status !== 'ending')
    return (
      <>
        {children}
        {session.status === 'authenticated' && session.isLeaving && <LoadingOverlay label="Saving your work…" />}
      </>
    );
  return <LoadingOverlay label={session.cause === 'another-person' ? 'Signing in as someone else…' : 'Signing out…'} />;
}
