/**
 * `npm run bench:load`: measures the first load of home and orders against a floor, the same libraries around a bare
 * table (bench/load/floor). Prints each figure's median and its ratio to the floor, on desktop and a slow phone; fails
 * above a limit. Rounds are interleaved, so ratios hold on a busy machine.
 *
 * `--dist FOLDER` uses an existing build, `--rounds N` sets the rounds, `--preset desktop` or `slow` runs one preset.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { build as viteBuild } from 'vite';
import { floorOrders } from '../bench/load/floor/orders.ts';
import { createCertificate, serve } from '../bench/load/serve.ts';
import { type Preset, presets, type Target, type Visits, visitTwice } from '../bench/load/visit.ts';
import { runtimeConfig } from '../sandbox/runtime-config.ts';
import { build, serveBuild } from './serve-build.ts';

const root = resolve(import.meta.dirname, '..');
const { values: options } = parseArgs({
  options: {
    dist: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    preset: { type: 'string' },
    port: { type: 'string', default: '4381' },
  },
});
const dist = resolve(options.dist ?? resolve(root, '.cache/bench-load/dist'));
const floorDist = resolve(root, '.cache/bench-load/floor');
const rounds = Math.max(1, Number(options.rounds));
const chosen = (['desktop', 'slow'] as const).filter((preset) => (options.preset ?? preset) === preset);

/** A printed figure and its limit. */
interface Row {
  name: string;
  read(visits: Visits): number;
  digits?: number;
  /** Limit as a ratio to the floor. */
  ratio?: number;
  /** Absolute limit. */
  most?: number;
}

const rows: readonly Row[] = [
  { name: 'JavaScript until ready, kB', read: ({ first }) => first.javascript },
  { name: 'requests', read: ({ first }) => first.requests, most: 25 },
  { name: 'requests in a row before data', read: ({ first }) => first.chain, most: 2 },
  { name: 'first paint, ms', read: ({ first }) => first.firstPaint },
  { name: 'LCP, ms', read: ({ first }) => first.lcp, ratio: 1.2 },
  { name: 'ready, ms', read: ({ first }) => first.ready },
  { name: 'processor, ms', read: ({ first }) => first.processor, ratio: 1.5 },
  { name: 'layout shift', read: ({ first }) => first.layoutShift, digits: 3, most: 0 },
  { name: 'second visit: requests', read: ({ second }) => second.requests },
  { name: 'second visit: first paint, ms', read: ({ second }) => second.firstPaint },
  { name: 'second visit: LCP, ms', read: ({ second }) => second.lcp, ratio: 1.25 },
  { name: 'second visit: ready, ms', read: ({ second }) => second.ready },
  { name: 'second visit: processor, ms', read: ({ second }) => second.processor },
  { name: 'second visit: layout shift', read: ({ second }) => second.layoutShift, digits: 3, most: 0 },
];

if (!options.dist) build(dist);
await viteBuild({
  root: resolve(root, 'bench/load/floor'),
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  css: { postcss: {} },
  build: { outDir: floorDist, emptyOutDir: true },
});

const certificate = createCertificate();
const sandbox = await serveBuild(dist, { port: Number(options.port), data: '.cache/bench-load/sandbox' });
const apiPort = Number(options.port);
const ours = await serve({ dist, base: '/app', apiPort, answers: { '/app/config.js': config } }, certificate);
const orders = () => JSON.stringify(floorOrders);
const floor = await serve({ dist: floorDist, base: '', answers: { '/api/orders': orders } }, certificate);
const cookies = await signIn(sandbox.origin);

const targets: readonly Target[] = [
  { name: 'floor', dist: floorDist, base: '', origin: floor.origin, path: '/orders', ready: 'td', cookies: {} },
  { name: 'orders', dist, base: '/app', origin: ours.origin, path: '/orders', ready: 'td a', cookies },
  { name: 'home', dist, base: '/app', origin: ours.origin, path: '/', ready: 'main li a', cookies },
];

let exceeded = 0;
for (const preset of chosen) print(preset, await measure(preset));
ours.close();
floor.close();
sandbox.stop();
process.exit(exceeded > 0 ? 1 : 0);

/** Visits by target and round; the first round is a warm-up. */
async function measure(preset: Preset): Promise<Map<string, Visits[]>> {
  const taken = new Map<string, Visits[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const target of targets) {
      const visits = await visitTwice(target, preset, certificate.fingerprint);
      if (round > 0) taken.get(target.name)?.push(visits);
    }
  return taken;
}

function print(preset: Preset, taken: ReadonlyMap<string, Visits[]>): void {
  const { latency, kilobits, slowdown } = presets[preset];
  const line = `${latency} ms, ${kilobits / 1024} Mbit/s, processor ${slowdown} × slower`;
  console.log(`\n${preset}: ${line}; median of ${rounds}, in brackets the ratio to the floor`);
  console.table(
    Object.fromEntries(
      rows.map(({ name, read, digits = 0, ratio, most }) => {
        const figures = targets.map(({ name }) => median((taken.get(name) ?? []).map(read)));
        const [ofFloor = Number.NaN] = figures;
        const cells = targets.map((target, index) => {
          const figure = figures[index] ?? Number.NaN;
          const isOver = index > 0 && (figure / ofFloor > (ratio ?? Infinity) || figure > (most ?? Infinity) + 0.0005);
          if (isOver) exceeded += 1;
          const beside = index > 0 && Number.isFinite(figure / ofFloor) ? ` (${(figure / ofFloor).toFixed(2)})` : '';
          return [target.name, `${figure.toFixed(digits)}${beside}${isOver ? ' OVER' : ''}`];
        });
        const limit = ratio === undefined ? most : `≤ ${ratio} × floor`;
        return [name, { ...Object.fromEntries(cells), limit: limit ?? '' }];
      }),
    ),
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;
}

/** A deployment config with all backends at one origin. */
function config(origin: string): string {
  const { productName, legacyOrigin, services } = runtimeConfig('backends');
  const features = { onboardingEnabled: false, forceOnboardingForExistingClients: false };
  const written = JSON.stringify({ productName, legacyOrigin, services, support: {}, frameAncestors: [], features });
  return `globalThis.benchfileConfig = ${written.replaceAll('http://backends', origin)};`;
}

/** A demo person's cookies. */
async function signIn(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/platform/account/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'nora.marlow@example.com', password: 'Benchfile-demo1' }),
    redirect: 'manual',
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  if (answer.status !== 303 || cookies.length === 0) throw new Error('Sign-in failed.');
  return Object.fromEntries(
    cookies.map((cookie) => [
      cookie.slice(0, cookie.indexOf('=')),
      decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)),
    ]),
  );
}
