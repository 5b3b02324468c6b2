/**
 * The product's two typefaces are half as big as its code. On a first visit, the page uses system fonts until its data
 * has loaded; later visits use the cached typefaces from the start.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { nextIdleTurn } from '@/lib/browser/idle';
import { localStore } from '@/lib/storage/browser-storage';

const mark = 'has-typefaces';
/** Milliseconds to wait for the first page before loading the typefaces anyway. */
const patience = 5000;

interface FirstPage {
  router: AnyRouter;
  queryClient: QueryClient;
}

/** Loads the typefaces: immediately if the browser has cached them, otherwise after the first page. */
export async function loadTypefaces(page: FirstPage): Promise<void> {
  if (localStore.read(mark) === null) await Promise.race([isThere(page), pause(patience)]);
  try {
    await import('./fonts.css');
  } catch {
    // Offline: keep the system fonts, and let the next visit try again.
    return;
  }
  localStore.write(mark, 'yes');
}

/** Resolves when the page has rendered and its queries have settled. */
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
