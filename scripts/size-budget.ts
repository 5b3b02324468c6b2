/**
 * `npm run size`: the gzipped size a browser loads before a signed-in person can use a screen, against its budget.
 * `--chunks` lists the files, `--dist FOLDER` uses an existing build. Uses the build's manifest: the entry, its imports,
 * and the chunks of the screen's routes with their imports. Also fails on a cycle of chunks. Other first screens
 * are named with their size beside the target. What a browser has loaded once idle is measured
 * in e2e/loaded-code.spec.ts.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildManifest, kilobytes } from './build-manifest.ts';
import { budgets, chunksOf as chunksOfRoute, routeFile } from './size/first-screens.ts';

/** Gzipped kilobytes that another first screen should have. */
const target = 200;

interface FirstScreen {
  screen: string;
  routes: string[];
  /** Lazy imports without which the screen can't be used. */
  needs: string[];
}

const full = '_authenticated/_full-screen';
const providerOf = (id: string) => `src/features/efiling/${id}/provider.ts`;
const startOf = (id: string) => `src/features/efiling/${id}/start.ts`;
const start = (id: string, flow: string) => [startOf(id), `src/features/efiling/${id}/start-${flow}.tsx`];

const firstScreens: readonly FirstScreen[] = [
  { screen: '/case-initiation, Illinois', routes: [`${full}/case-initiation/index.tsx`], needs: [startOf('tyler')] },
  {
    screen: '/case-initiation, California',
    routes: [`${full}/case-initiation/index.tsx`],
    needs: start('onelegal', 'new-case'),
  },
  { screen: '/case-initiation-fl', routes: [`${full}/case-initiation-fl.tsx`], needs: start('granicus', 'new-case') },
  { screen: '/existing-case, Illinois', routes: [`${full}/existing-case/index.tsx`], needs: [startOf('tyler')] },
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
    needs: start('none', 'on-paper'),
  },
  ...['tyler', 'onelegal', 'granicus'].map((id) => ({
    screen: `the filings step, ${id}`,
    routes: [`${full}/case-initiation/$orderId/route.tsx`, `${full}/case-initiation/$orderId/filings.tsx`],
    needs: [providerOf(id)],
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
  ...[
    'index.tsx',
    'alerts.tsx',
    'watchers.tsx',
    'entries.tsx',
    'deadlines.tsx',
    'search.tsx',
    'order.$orderId.tsx',
    'pacer.login.tsx',
    'bulk-sync/index.tsx',
    'bulk-sync/summary.tsx',
  ].map((route) => ({
    screen: `/docket-sync/${route.replace(/(\/?index)?\.tsx$/, '')}`,
    routes: [`_authenticated/_main/docket-sync/${route}`],
    needs: [],
  })),
  ...['index.tsx', 'payment.tsx', 'payments.tsx', 'invoice.$invoiceId/index.tsx'].map((route) => ({
    screen: `/billing/${route.replace(/(\/?index)?\.tsx$/, '')}`,
    routes: ['route.tsx', ...(route.startsWith('invoice') ? ['invoice.$invoiceId/route.tsx'] : []), route].map(
      (file) => `_authenticated/_main/billing/${file}`,
    ),
    needs: [],
  })),
  ...[
    `${full}/serve-it/order/process-serving/index.tsx`,
    `${full}/serve-it/order/process-serving/$orderId.tsx`,
    `${full}/file-import.tsx`,
    `${full}/lsop.tsx`,
    `${full}/skip-trace.tsx`,
    ...['serve-it/orders/$orderId/index.tsx', 'serve-it/orders/$orderId/review.tsx', 'lsop.orders.$orderId.tsx'].map(
      (route) => `_authenticated/_main/${route}`,
    ),
    ...['electronic-signature.tsx', 'deednetwork.tsx'].map((route) => `_authenticated/_main/${route}`),
  ].map((route) => ({
    screen: `/${route.replace(/^_authenticated\/_[a-z-]+\//, '').replace(/(\/index)?\.tsx$/, '')}`,
    routes: [route],
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

const chunksOf = (route: string) => chunksOfRoute(manifest, route);

const cycle = manifest.cycle();
if (cycle) throw new Error(`Chunks of the build import each other: ${cycle.join(' → ')}`);

let exceeded = 0;
for (const { screen, routes, javascript, css } of budgets) {
  const missing = routes.filter((route) => !existsSync(routeFile(route)));
  if (missing.length > 0) throw new Error(`The budget of ${screen} names missing routes: ${missing.join(', ')}`);
  const unsplit = routes.filter((route) => chunksOf(route).length === 0);
  if (unsplit.length > 0) throw new Error(`The build has no chunk for ${unsplit.join(', ')}`);
  const chunks = manifest.closure([...manifest.entries, ...routes.flatMap(chunksOf)]);
  const size = manifest.sizeOf(chunks);
  const isTooLarge = size.javascript > javascript * 1000 || size.css > css * 1000;
  if (isTooLarge) exceeded += 1;
  console.log(
    `${screen}: JavaScript ${kilobytes(size.javascript)} of ${javascript} kB, CSS ${kilobytes(size.css)} of ${css} kB gzip: ${isTooLarge ? 'TOO LARGE' : 'ok'}`,
  );
  if (options.chunks)
    for (const key of chunks) console.log(`  ${kilobytes(manifest.sizeOf([key]).javascript)} kB ${key}`);
}
for (const { screen, routes, needs } of firstScreens) {
  const lazy = needs.flatMap((module) => {
    const found = manifest.chunksOf(module);
    if (found.length === 0) throw new Error(`The build has no chunk for ${module}, which ${screen} needs.`);
    return found;
  });
  const chunks = routes.flatMap(chunksOf);
  if (chunks.length < routes.length) throw new Error(`The build has no chunk for ${routes.join(', ')}`);
  const { javascript } = manifest.sizeOf(manifest.closure([...manifest.entries, ...chunks, ...lazy]));
  console.log(`${screen}: JavaScript ${kilobytes(javascript)} kB gzip; the target is ${target}`);
}
if (exceeded > 0) process.exitCode = 1;
