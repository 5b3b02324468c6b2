import type { ReactNode } from 'react';
import { LoadingOverlay } from '@/lib/ui/loading-overlay';
import { useSession } from '../use-session';

/** Shows the application until the session ends, here or in another tab. Then it removes the person's data from the page. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'ending') return children;
  return <LoadingOverlay label={session.cause === 'another-person' ? 'Signing in as someone else…' : 'Signing out…'} />;
}
