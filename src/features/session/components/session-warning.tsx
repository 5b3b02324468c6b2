import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../use-session';

const SessionEnding = lazy(() => import('./session-ending'));

/** Milliseconds before the end of a session at which to warn. */
const warningTime = 120_000;
/** The longest delay that browser timers support. */
const longestDelay = 2 ** 31 - 1;

/** Warns two minutes before a session ends that couldn't be renewed. A new token removes the warning. */
export function SessionWarning() {
  const session = useSession();
  const expiresAt = session.status === 'authenticated' ? session.expiresAt : undefined;
  const [warnedOf, setWarnedOf] = useState<number>();
  useEffect(() => {
    const delay = (expiresAt ?? Number.POSITIVE_INFINITY) - warningTime - Date.now();
    if (delay > longestDelay) return;
    const timer = setTimeout(() => setWarnedOf(expiresAt), delay);
    return () => clearTimeout(timer);
  }, [expiresAt]);
  if (expiresAt === undefined || warnedOf !== expiresAt) return null;
  return (
    <Suspense fallback={null}>
      <SessionEnding expiresAt={expiresAt} isEmbedded={session.isEmbedded} />
    </Suspense>
  );
}
