/**
 * The product's two typefaces weigh as much as half of its code. On a first visit a page is written in the system's own
 * until everything it shows is there; a browser that has them writes in them from the beginning.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { nextIdleTurn } from '@/lib/browser/idle';
import { localStore } from '@/lib/browser/storage';

const mark = 'has-typefaces';
/** How long a page may take to be there before they are fetched anyway, in milliseconds. */
const patience = 5000;

interface FirstPage {
  router: AnyRouter;
  queryClient: QueryClient;
}

/** Loads them: at once where the browser has them, otherwise behind the first page. */
export async function loadTypefaces(page: FirstPage): Promise<void> {
  if (localStore.read(mark) === null) await Promise.race([isThere(page), pause(patience)]);
  try {
    await import('./fonts.css');
  } catch {
    // The connection is gone: the page stays as it is written, and the next visit tries again.
    return;
  }
  localStore.write(mark, 'yes');
}

/** Resolves once the page is drawn and what it asked for is answered. */
async function isThere({ router, queryClient }: FirstPage): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      resolve();
    });
  });
  await nextIdleTurn();
  while (queryClient.isFetching() > 0) await pause(50);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
