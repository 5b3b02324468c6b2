import type { ReactNode } from 'react';
import { LoadingOverlay } from '@/lib/ui/loading-overlay';
import { useSession } from '../use-session';

/** The application, until its session ends, here or in another tab: then nothing of the person stays on the page. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'ending') return children;
  return (
    <LoadingOverlay label={session.cause === 'another-person' ? 'Signing in as somebody else…' : 'Signing out…'} />
  );
}
