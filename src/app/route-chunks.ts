/** The code of each page, loaded with it: what happens when it takes too long or doesn't load. */
import type { AnyRoute, AnyRouter, ErrorComponentProps } from '@tanstack/react-router';
import { createElement } from 'react';
import { ChunkError, chunkInTime, loadMissingStyles } from '@/lib/browser/chunks';
import { nextTurn } from '@/lib/browser/idle';

/**
 * Gives the code of each page two minutes to load. Code that doesn't load fails the page, which shows an error. The
 * router alone would hide the failure and reload the document, even while offline.
 */
export function guardRouteChunks(
  router: AnyRouter,
  routes: readonly AnyRoute[] = Object.values(router.routesById),
): void {
  for (const { id, options } of routes) {
    guardErrorComponent(router, options);
    const { component, loader } = options;
    const load = component?.preload;
    if (!load) continue;
    component.preload = async () => {
      await loadMissingStyles();
      // Loaders outside the page's code send their requests first, each in a turn of its own (`src/api/http.ts`): a
      // browser asks a server for few files at a time, and a page has many.
      await nextTurn();
      await nextTurn();
      await chunkInTime(Promise.resolve(load()));
      // The router removes `preload` from a component that has loaded.
      if (component.preload) throw new ChunkError(`Loading chunk failed: ${id}`);
    };
    // A loader in the same chunk would wait forever; a loader outside it starts immediately.
    if (typeof loader !== 'function') continue;
    options.loader = (...context: unknown[]) => {
      const failure = new Promise<never>((_, reject) => component.preload?.()?.catch(reject));
      return Promise.race([loader(...context), failure]);
    };
  }
}

/** An error page in the chunk that didn't load can't be shown, so the default one is. */
function guardErrorComponent(router: AnyRouter, options: AnyRoute['options']): void {
  const own = options.errorComponent || undefined;
  if (!own?.preload) return;
  const { preload } = own;
  const guarded = (props: ErrorComponentProps) =>
    createElement(own.preload ? router.options.defaultErrorComponent || own : own, props);
  options.errorComponent = Object.assign(guarded, { preload });
}
