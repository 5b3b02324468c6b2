import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isChunkError } from '@/lib/browser/chunks';
import { whenIdle } from '@/lib/browser/idle';
import { ChunkFailure } from './chunk-failure';

const loadFailure = () => import('./page-failure');
const PageFailure = lazy(loadFailure);
const NotFound = lazy(() => import('./not-found'));

// Seldom needed, and then perhaps for want of a network: it comes when nothing else is to do.
whenIdle(() => void loadFailure().catch(() => {}));

/** Stands where a page failed, whatever it failed with. */
export function PageError({ error }: Pick<ErrorComponentProps, 'error'>) {
  if (isChunkError(error)) return <ChunkFailure error={error} />;
  return (
    <Suspense>
      <PageFailure error={error} />
    </Suspense>
  );
}

/** Stands where there is no such page. */
export function PageNotFound() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
