/** The application in a frame: what the host page may do. */
import { listenToHost } from '@/features/session/host-messages';
import type { createRouter } from './router';

/** Lets host pages at `hosts` choose the matter to show. */
export function followHost(router: ReturnType<typeof createRouter>, hosts: readonly string[]): void {
  listenToHost({
    hosts,
    showMatter: ({ clientReference, mappingId }) =>
      void router.navigate({
        to: '/matter-view/$clientReference',
        params: { clientReference },
        search: mappingId === undefined ? {} : { mappingId },
      }),
  });
}
