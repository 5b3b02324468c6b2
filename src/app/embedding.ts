/** The application in a frame: what the page around it may bring about. */
import { listenToHost } from '@/features/session/host-messages';
import type { createRouter } from './router';

/** Lets the pages at `hosts` say which matter is shown. */
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
