/**
 * `npm run size`: what a browser loads before a screen of a signed-in person can be used, gzipped, against its budget,
 * and what it has loaded once it is idle. `--chunks` lists the files, `--dist FOLDER` takes another build. Reads the build's manifest: the entry, what it imports, and the chunks of the screen's routes with what those import.
 * Fails as well when chunks import each other in a ring.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildManifest, kilobytes } from './build-manifest.ts';

interface Budget {
  screen: string;
  /** Route files whose components the screen shows, from `src/routes`. */
  routes: string[];
  /** Kilobytes (1000 bytes) of gzip. */
  javascript: number;
  css: number;
  /** What the screen imports lazily by itself, behind its first paint. */
  behind: string[];
}

/** Behind the first paint of every screen. */
const behindFrame = [
  'src/features/states/components/state-selector.tsx',
  'src/features/palette/recent.ts',
  'src/app/fonts.css',
];

const budgets: readonly Budget[] = [
  {
    screen: '/app/',
    routes: ['_authenticated/_main/index.tsx'],
    javascript: 170,
    css: 20,
    behind: ['src/features/home/components/home-work.tsx'],
  },
  {
    screen: '/app/orders',
    routes: ['_authenticated/_main/orders/index.tsx'],
    javascript: 200,
    css: 20,
    behind: ['src/features/orders/components/orders-deferred.ts'],
  },
];

const { values: options } = parseArgs({
  options: { dist: { type: 'string' }, chunks: { type: 'boolean', default: false } },
});
const manifest = new BuildManifest(resolve(options.dist ?? resolve(import.meta.dirname, '../dist')));

/** Keys of the manifest that a route file was split into: its component's chunk, where it has one. */
function chunksOf(route: string): string[] {
  return manifest.keys.filter((key) => key.startsWith(`src/routes/${route}`));
}

const cycle = manifest.cycle();
if (cycle) throw new Error(`Chunks of the build import each other: ${cycle.join(' → ')}`);

let exceeded = 0;
for (const { screen, routes, javascript, css, behind } of budgets) {
  const missing = routes.filter((route) => !existsSync(resolve(import.meta.dirname, '../src/routes', route)));
  if (missing.length > 0)
    throw new Error(`The budget of ${screen} names routes that are not there: ${missing.join(', ')}`);
  const unsplit = routes.filter((route) => chunksOf(route).length === 0);
  if (unsplit.length > 0) throw new Error(`The build has no chunk of ${unsplit.join(', ')}`);
  const later = [...behindFrame, ...behind];
  const gone = later.filter((module) => manifest.chunksOf(module).length === 0);
  if (gone.length > 0) throw new Error(`The build has no chunk of ${gone.join(', ')}, which ${screen} loads lazily.`);
  const chunks = manifest.closure([...manifest.entries, ...routes.flatMap(chunksOf)]);
  const size = manifest.sizeOf(chunks);
  const idle = manifest.sizeOf(manifest.closure([...chunks, ...later.flatMap((module) => manifest.chunksOf(module))]));
  const verdict = size.javascript > javascript * 1000 || size.css > css * 1000 ? 'TOO LARGE' : 'ok';
  if (verdict !== 'ok') exceeded += 1;
  console.log(
    `${screen}: JavaScript ${kilobytes(size.javascript)} of ${javascript} kB, CSS ${kilobytes(size.css)} of ${css} kB gzip: ${verdict}; until idle ${kilobytes(idle.javascript)} and ${kilobytes(idle.css)} kB`,
  );
  if (options.chunks)
    for (const key of chunks) console.log(`  ${kilobytes(manifest.sizeOf([key]).javascript)} kB ${key}`);
}
if (exceeded > 0) process.exitCode = 1;
