import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { chunkInTime } from '@/lib/browser/chunks';

/** Gives the code of each page two minutes to load; after that the page shows an error. */
export function limitChunks(router: AnyRouter): void {
  const routes: AnyRoute[] = Object.values(router.routesById);
  for (const { options } of routes) {
    const { component, loader } = options;
    const load = component?.preload;
    if (!load) continue;
    component.preload = () => chunkInTime(Promise.resolve(load()));
    // A loader in the same chunk would wait forever; a loader outside it starts immediately.
    if (typeof loader !== 'function') continue;
    options.loader = (...context: unknown[]) => {
      const failure = new Promise<never>((_, reject) => component.preload?.()?.catch(reject));
      return Promise.race([loader(...context), failure]);
    };
  }
}
