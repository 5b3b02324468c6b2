/**
 * `npm run size`: what a browser loads before a screen of a signed-in person can be used, gzipped, against its budget.
 * Reads the build's manifest: the entry, what it imports, and the chunks of the screen's routes with what those import.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../dist');

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

interface Budget {
  screen: string;
  /** Route files whose components the screen shows, from `src/routes`. */
  routes: string[];
  /** Kilobytes (1000 bytes) of gzip. */
  javascript: number;
  css: number;
}

const budgets: readonly Budget[] = [
  { screen: '/app/', routes: ['_authenticated/_main.tsx', '_authenticated/_main/index.tsx'], javascript: 170, css: 20 },
  {
    screen: '/app/orders',
    routes: ['_authenticated/_main.tsx', '_authenticated/_main/orders/index.tsx'],
    javascript: 200,
    css: 20,
  },
];

const manifestPath = join(dist, '.vite/manifest.json');
if (!existsSync(manifestPath)) throw new Error('There is no build. Run `npm run build` first.');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestPath, 'utf8'));

/** Keys of the manifest that a route file was split into: its component's chunk, where it has one. */
function chunksOf(route: string): string[] {
  return Object.keys(manifest).filter((key) => key.startsWith(`src/routes/${route}`));
}

function closure(keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

const gzipSize = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
let exceeded = 0;
for (const { screen, routes, javascript, css } of budgets) {
  const missing = routes.filter((route) => !existsSync(resolve(import.meta.dirname, '../src/routes', route)));
  if (missing.length > 0)
    throw new Error(`The budget of ${screen} names routes that are not there: ${missing.join(', ')}`);
  const chunks = [...closure([...entries, ...routes.flatMap(chunksOf)])];
  const scripts = chunks.reduce((sum, key) => sum + gzipSize(manifest[key]?.file ?? ''), 0);
  const styles = [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))].reduce(
    (sum, file) => sum + gzipSize(file),
    0,
  );
  const verdict = scripts > javascript * 1000 || styles > css * 1000 ? 'TOO LARGE' : 'ok';
  if (verdict !== 'ok') exceeded += 1;
  console.log(
    `${screen}: JavaScript ${kilobytes(scripts)} of ${javascript} kB, CSS ${kilobytes(styles)} of ${css} kB gzip: ${verdict}`,
  );
  if (process.argv.includes('--chunks'))
    for (const key of chunks) console.log(`  ${kilobytes(gzipSize(manifest[key]?.file ?? ''))} kB ${key}`);
}
if (exceeded > 0) process.exitCode = 1;
