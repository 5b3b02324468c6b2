/**
 * Checks import directions (docs/adr/0003): `routes → features → api → lib`, features only through each other's index
 * and as listed below, and application, sandbox and tests separate. Unused list entries fail, too. Run by `npm run
 * check`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkImportCircles } from './import-circles.ts';
import { importsOf, sourceFiles, target } from './imports.ts';

/** Features each feature may import, through their index. Must have no cycle. */
export const allowedFeatures: Readonly<Record<string, readonly string[]>> = {
  addresses: [],
  billing: ['efiling', 'firm', 'navigation', 'orders', 'payment-card', 'session', 'shell'],
  cases: ['docket-sync', 'efiling', 'matters', 'navigation', 'orders', 'session', 'states'],
  'courtesy-copy': ['documents', 'e-service', 'efiling', 'matters', 'session', 'states'],
  documents: ['integrations'],
  'docket-sync': ['documents', 'efiling', 'firm', 'integrations', 'matters', 'orders', 'session', 'states'],
  drafts: [],
  'e-service': ['documents', 'efiling', 'firm', 'matters', 'session', 'states'],
  efiling: ['addresses', 'fsx', 'session'],
  example: ['documents', 'firm', 'matters'],
  filing: [
    'addresses',
    'documents',
    'drafts',
    'efiling',
    'firm',
    'hearings',
    'matters',
    'navigation',
    'orders',
    'preflight',
    'session',
    'states',
    'templates',
  ],
  'filing-account': ['efiling', 'firm', 'session', 'states'],
  firm: ['session'],
  fsx: ['firm', 'integrations', 'session'],
  hearings: ['efiling'],
  home: [
    'filing-account',
    'firm',
    'integrations',
    'matters',
    'navigation',
    'onboarding',
    'orders',
    'session',
    'states',
    'templates',
  ],
  integrations: ['firm', 'session'],
  'legal-services': ['addresses', 'documents', 'e-service', 'efiling', 'matters', 'session', 'states'],
  'matter-records': ['documents', 'integrations', 'matters', 'stamped-copies'],
  matters: ['firm', 'integrations', 'session'],
  navigation: ['efiling', 'firm', 'states'],
  onboarding: ['addresses', 'firm', 'payment-card', 'session', 'shell', 'states'],
  notifications: ['orders'],
  orders: [
    'documents',
    'e-service',
    'efiling',
    'firm',
    'hearings',
    'integrations',
    'legal-services',
    'session',
    'signatures',
    'states',
    'templates',
  ],
  reporting: ['billing', 'firm', 'integrations', 'orders', 'shell'],
  palette: ['filing-account', 'firm', 'matters', 'navigation', 'orders', 'session', 'states', 'templates'],
  'payment-card': [],
  preflight: ['efiling'],
  'process-serving': [
    'addresses',
    'documents',
    'drafts',
    'efiling',
    'filing',
    'firm',
    'matters',
    'orders',
    'session',
    'states',
  ],
  session: [],
  'service-contacts': ['addresses', 'efiling', 'session', 'states'],
  settings: ['addresses', 'billing', 'firm', 'fsx', 'integrations', 'navigation', 'onboarding', 'session'],
  signatures: ['documents', 'e-service', 'efiling', 'matters', 'session', 'states'],
  signing: ['documents', 'shell', 'signatures'],
  shell: [
    'docket-sync',
    'filing-account',
    'firm',
    'integrations',
    'matters',
    'navigation',
    'notifications',
    'palette',
    'session',
    'states',
  ],
  'stamped-copies': ['documents', 'orders'],
  states: ['efiling', 'firm', 'matters', 'session'],
  templates: [],
};

/** Other folders of `src` each folder may import. The composition root (`src/main.tsx`, `src/app`) may import all. */
const allowedRooms: Readonly<Record<string, readonly string[]>> = {
  routes: ['features', 'app/router'],
  features: ['api', 'lib'],
  api: ['lib'],
  lib: [],
};

/** A broken rule and the file that breaks it. */
export interface Violation {
  file: string;
  imported: string;
  rule: string;
}

/** The violations in one module. `file` is relative to the repository root. */
export function violationsOf(file: string, source: string): Violation[] {
  return importsOf(file, source).flatMap((imported) => {
    const rule = brokenRule(file, target(file, imported));
    return rule ? [{ file, imported, rule }] : [];
  });
}

function brokenRule(file: string, to: string): string | undefined {
  if (file.startsWith('src/')) return brokenInSource(file, to);
  if (file.startsWith('sandbox/') && to.startsWith('src/'))
    return 'the sandbox stands for the outside world and never uses the application';
  return undefined;
}

function brokenInSource(file: string, to: string): string | undefined {
  if (/^(sandbox|tests|e2e|scripts)\//.test(to)) {
    return isTest(file) && to.startsWith('tests/') ? undefined : `the application never mentions ${to.split('/')[0]}`;
  }
  const room = file.split('/')[1] ?? '';
  const allowed = allowedRooms[room];
  if (!to.startsWith('src/') || !allowed) return undefined;
  const toRoom = to.split('/')[1] ?? '';
  if (toRoom !== room)
    return allowed.some((each) => to === `src/${each}` || to.startsWith(`src/${each}/`))
      ? undefined
      : `${room} may use ${allowed.join(', ') || 'nothing else'}, not ${toRoom}`;
  return room === 'features' ? brokenBetweenFeatures(file, to) : undefined;
}

function brokenBetweenFeatures(file: string, to: string): string | undefined {
  const from = file.split('/')[2] ?? '';
  const [, , feature = '', ...inside] = to.split('/');
  if (feature === from) return undefined;
  if (!(allowedFeatures[from] ?? []).includes(feature))
    return `features/${from} is not on the list to use features/${feature}`;
  return inside.length > 0 && inside.join('/') !== 'index'
    ? `features/${feature} may be imported only through its index`
    : undefined;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** A cycle among the allowed features, as a path, or undefined. */
export function cycleOf(list: Readonly<Record<string, readonly string[]>>): string[] | undefined {
  const visit = (feature: string, path: string[]): string[] | undefined => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature];
    for (const next of list[feature] ?? []) {
      const cycle = visit(next, [...path, feature]);
      if (cycle) return cycle;
    }
    return undefined;
  };
  for (const feature of Object.keys(list)) {
    const cycle = visit(feature, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** A module, relative to the repository root. */
export interface Module {
  path: string;
  text: string;
}

/** Allowances that no import uses, so that the list stays strict. */
export function unusedAllowances(
  modules: readonly Module[],
  features = allowedFeatures,
  rooms = allowedRooms,
): string[] {
  const used = new Set<string>();
  for (const { path, text } of modules) {
    const [root, room = '', from = ''] = path.split('/');
    if (root !== 'src') continue;
    for (const imported of importsOf(path, text)) {
      const to = target(path, imported).split('/').slice(1);
      for (const depth of [1, 2]) used.add(`${room} → ${to.slice(0, depth).join('/')}`);
      if (room === 'features' && to[0] === 'features') used.add(`features/${from} → features/${to[1]}`);
    }
  }
  const allowed = [
    ...Object.entries(features).flatMap(([from, list]) => list.map((to) => `features/${from} → features/${to}`)),
    ...Object.entries(rooms).flatMap(([from, list]) => list.map((to) => `${from} → ${to}`)),
  ];
  return allowed.filter((edge) => !used.has(edge));
}

/** Listed features without a folder. */
function missingFeatures(root: string): string[] {
  const folders = readdirSync(join(root, 'src/features'));
  return Object.keys(allowedFeatures).filter((feature) => !folders.includes(feature));
}

/** All violations in the repository at `root`, one sentence each. */
export function checkBoundaries(root: string): string[] {
  const modules = ['src', 'sandbox'].flatMap((folder) =>
    sourceFiles(root, folder).map((path): Module => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
  return [
    ...modules
      .flatMap(({ path, text }) => violationsOf(path, text))
      .map(({ file, imported, rule }) => `${file}: imports ${imported}; ${rule}`),
    ...unusedAllowances(modules).map((edge) => `scripts/boundaries.ts: allows ${edge}, which no import uses`),
    ...missingFeatures(root).map((feature) => `scripts/boundaries.ts: lists features/${feature}, which doesn't exist`),
    ...checkImportCircles(root).map((circle) => `import cycle: ${circle}`),
  ];
}

if (import.meta.main) {
  const problems = checkBoundaries(resolve(import.meta.dirname, '..'));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
