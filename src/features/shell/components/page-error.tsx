import type { ErrorComponentProps } from '@tanstack/react-router';
import { isChunkError } from '@/lib/browser/chunks';
import { ChunkFailure } from './chunk-failure';
import { NotFound } from './not-found';
import { PageFailure } from './page-failure';

/** Stands where a page failed, whatever it failed with. It is there before it is needed: perhaps for want of a network. */
export function PageError({ error }: Pick<ErrorComponentProps, 'error'>) {
  return isChunkError(error) ? <ChunkFailure error={error} /> : <PageFailure error={error} />;
}

/** Stands where there is no such page. */
export function PageNotFound() {
  return <NotFound />;
}
