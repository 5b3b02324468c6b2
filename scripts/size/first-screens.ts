/** The first screens of a signed-in person, and what each may load (docs/adr/0007). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildManifest } from '../build-manifest.ts';
import { areaModuleOf, loadsByArea } from '../route-areas.ts';

export interface Budget {
  /** `/app/orders` */
  screen: string;
  /** Route files of the screen's components, relative to `src/routes`. */
  routes: readonly string[];
  /** Gzipped kilobytes (1000 bytes) before the screen can be used. */
  javascript: number;
  css: number;
  /** Gzipped kilobytes of JavaScript that the screen has loaded once it is idle, before anything is touched: measured in a browser. */
  untilIdle: number;
}

export const budgets: readonly Budget[] = [
  {
    screen: '/app/',
    routes: ['_authenticated/_main/index.tsx'],
    javascript: 173,
    css: 20,
    untilIdle: 217,
  },
  {
    screen: '/app/orders',
    routes: ['_authenticated/_main/orders/index.tsx'],
    javascript: 199,
    css: 20,
    untilIdle: 246,
  },
];

/** A route file's path. @param route relative to `src/routes` */
export const routeFile = (route: string) => resolve(import.meta.dirname, '../../src/routes', route);

/** Manifest keys of a route file's chunks: its component, if split, and its area, if not in the entry. */
export function chunksOf(manifest: BuildManifest, route: string): string[] {
  const area = loadsByArea(readFileSync(routeFile(route), 'utf8')) ? manifest.chunksOf(areaModuleOf(route)) : [];
  return [...manifest.keys.filter((key) => key.startsWith(`src/routes/${route}`)), ...area];
}
