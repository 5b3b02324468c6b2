import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../use-session';

const SessionEnding = lazy(() => import('./session-ending'));

/** How long before its end a session that was not renewed is warned of, in milliseconds. */
const warningTime = 120_000;
/** The longest delay a browser's timer keeps. */
const longestDelay = 2 ** 31 - 1;

/** Warns two minutes before a session ends that could not be renewed; a new token takes the warning away. */
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
    <Suspense>
      <SessionEnding expiresAt={expiresAt} isEmbedded={session.isEmbedded} />
    </Suspense>
  );
}
