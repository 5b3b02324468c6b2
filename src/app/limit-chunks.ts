import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { chunkInTime } from '@/lib/browser/chunks';

/** Gives every page's piece of the application two minutes to come; a page whose piece does not come shows its error. */
export function limitChunks(router: AnyRouter): void {
  const routes: AnyRoute[] = Object.values(router.routesById);
  for (const { options } of routes) {
    const { component, loader } = options;
    const load = component?.preload;
    if (!load) continue;
    component.preload = () => chunkInTime(Promise.resolve(load()));
    // A loader in the same piece would wait for it without end; one that is not begins at once.
    if (typeof loader !== 'function') continue;
    options.loader = (...context: unknown[]) => {
      const failure = new Promise<never>((_, reject) => component.preload?.()?.catch(reject));
      return Promise.race([loader(...context), failure]);
    };
  }
}
