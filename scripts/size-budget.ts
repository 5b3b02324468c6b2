/**
 * `npm run size`: the gzipped size a browser loads before a signed-in person can use a screen, against its budget, and
 * what it has loaded once idle. `--chunks` lists the files, `--dist FOLDER` uses an existing build. Uses the build's
 * manifest: the entry, its imports, and the chunks of the screen's routes with their imports. Also fails on a cycle of
 * chunks. The screens that file are named with their size beside the target, which none of them meets yet.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildManifest, kilobytes } from './build-manifest.ts';
import { areaModuleOf, loadsByArea } from './route-areas.ts';

interface Budget {
  screen: string;
  /** Route files of the screen's components, relative to `src/routes`. */
  routes: string[];
  /** Gzipped kilobytes (1000 bytes). */
  javascript: number;
  css: number;
  /** Lazy imports of the screen, loaded after its first paint. */
  behind: string[];
}

/** Lazy imports of every screen, loaded after its first paint. */
const behindFrame = ['src/features/states/components/state-selector.tsx', 'src/features/palette/recent.ts'];

const budgets: readonly Budget[] = [
  {
    screen: '/app/',
    routes: ['_authenticated/_main/index.tsx'],
    javascript: 181,
    css: 20,
    behind: ['src/features/home/components/home-work.tsx'],
  },
  {
    screen: '/app/orders',
    routes: ['_authenticated/_main/orders/index.tsx'],
    javascript: 210,
    css: 20,
    behind: ['src/features/orders/components/grids/orders-tools.tsx'],
  },
];

/** Gzipped kilobytes that a first screen that files should have. */
const filingTarget = 200;

interface FilingScreen {
  screen: string;
  routes: string[];
  /** Lazy imports without which the screen can't be used. */
  needs: string[];
}

const full = '_authenticated/_full-screen';
const providerOf = (id: string) => `src/features/efiling/${id}/provider.ts`;
const start = (id: string, flow: string) => [providerOf(id), `src/features/efiling/${id}/start-${flow}.tsx`];

const filingScreens: readonly FilingScreen[] = [
  { screen: '/case-initiation, Illinois', routes: [`${full}/case-initiation/index.tsx`], needs: [providerOf('tyler')] },
  {
    screen: '/case-initiation, California',
    routes: [`${full}/case-initiation/index.tsx`],
    needs: start('onelegal', 'new-case'),
  },
  { screen: '/case-initiation-fl', routes: [`${full}/case-initiation-fl.tsx`], needs: start('granicus', 'new-case') },
  { screen: '/existing-case, Illinois', routes: [`${full}/existing-case/index.tsx`], needs: [providerOf('tyler')] },
  {
    screen: '/existing-case, California',
    routes: [`${full}/existing-case/index.tsx`],
    needs: start('onelegal', 'existing-case'),
  },
  {
    screen: '/existing-case-fl',
    routes: [`${full}/existing-case-fl.tsx`],
    needs: start('granicus', 'existing-case'),
  },
  {
    screen: '/existing-case-physical',
    routes: [`${full}/existing-case-physical.tsx`],
    needs: [providerOf('none'), 'src/features/efiling/none/start-on-paper.tsx'],
  },
  ...['tyler', 'onelegal', 'granicus'].map((id) => ({
    screen: `the filings step, ${id}`,
    routes: [`${full}/case-initiation/$orderId/route.tsx`, `${full}/case-initiation/$orderId/filings.tsx`],
    needs: [providerOf(id), `src/features/efiling/${id}/rules.ts`],
  })),
  { screen: '/new-courtesy-copy', routes: [`${full}/new-courtesy-copy.tsx`], needs: [] },
  ...[
    'index.tsx',
    'service-contacts/index.tsx',
    'service-contacts/$contactId.tsx',
    'fsx.tsx',
    'attorneys.tsx',
    'administrators.tsx',
    'experience.tsx',
    'service.tsx',
  ].map((route) => ({
    screen: `/filing-account/${route.replace(/(\/index)?\.tsx$/, '')}`,
    routes: [`_authenticated/_main/filing-account/${route}`],
    needs: [],
  })),
  ...['$state.my-court-cases.tsx', 'case-search.tsx', 'case-search-fl.tsx'].map((route) => ({
    screen: `/${route.replace('$state.', 'IL/').replace('.tsx', '')}`,
    routes: [`_authenticated/_main/${route}`],
    needs: [],
  })),
  ...['index.tsx', 'payment.tsx', 'payments.tsx', 'invoice.$invoiceId/index.tsx'].map((route) => ({
    screen: `/billing/${route.replace(/(\/?index)?\.tsx$/, '')}`,
    routes: ['route.tsx', ...(route.startsWith('invoice') ? ['invoice.$invoiceId/route.tsx'] : []), route].map(
      (file) => `_authenticated/_main/billing/${file}`,
    ),
    needs: [],
  })),
  ...['index.tsx', 'run.tsx'].map((route) => ({
    screen: `/reporting/${route.replace(/(index)?\.tsx$/, '')}`,
    routes: ['route.tsx', route].map((file) => `_authenticated/_main/reporting/${file}`),
    needs: [],
  })),
];

const { values: options } = parseArgs({
  options: { dist: { type: 'string' }, chunks: { type: 'boolean', default: false } },
});
const manifest = new BuildManifest(resolve(options.dist ?? resolve(import.meta.dirname, '../dist')));

/** Manifest keys of a route file's chunks: its component, if split, and its area, if not in the entry. */
function chunksOf(route: string): string[] {
  const source = readFileSync(resolve(import.meta.dirname, '../src/routes', route), 'utf8');
  const area = loadsByArea(source) ? manifest.chunksOf(areaModuleOf(route)) : [];
  return [...manifest.keys.filter((key) => key.startsWith(`src/routes/${route}`)), ...area];
}

const cycle = manifest.cycle();
if (cycle) throw new Error(`Chunks of the build import each other: ${cycle.join(' → ')}`);

let exceeded = 0;
for (const { screen, routes, javascript, css, behind } of budgets) {
  const missing = routes.filter((route) => !existsSync(resolve(import.meta.dirname, '../src/routes', route)));
  if (missing.length > 0) throw new Error(`The budget of ${screen} names missing routes: ${missing.join(', ')}`);
  const unsplit = routes.filter((route) => chunksOf(route).length === 0);
  if (unsplit.length > 0) throw new Error(`The build has no chunk for ${unsplit.join(', ')}`);
  const later = [...behindFrame, ...behind];
  const gone = later.filter((module) => manifest.chunksOf(module).length === 0);
  if (gone.length > 0) throw new Error(`The build has no chunk for ${gone.join(', ')}, which ${screen} loads lazily.`);
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
for (const { screen, routes, needs } of filingScreens) {
  const lazy = needs.flatMap((module) => {
    const found = manifest.chunksOf(module);
    if (found.length === 0) throw new Error(`The build has no chunk for ${module}, which ${screen} needs.`);
    return found;
  });
  const chunks = routes.flatMap(chunksOf);
  if (chunks.length < routes.length) throw new Error(`The build has no chunk for ${routes.join(', ')}`);
  const { javascript } = manifest.sizeOf(manifest.closure([...manifest.entries, ...chunks, ...lazy]));
  console.log(`${screen}: JavaScript ${kilobytes(javascript)} kB gzip; the target is ${filingTarget}`);
}
if (exceeded > 0) process.exitCode = 1;
