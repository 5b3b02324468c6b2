/**
 * `npm run bench:grid`: measures the product's grid, AG Grid Community, MUI X DataGrid and react-data-grid on the same
 * rows in one run of headless Chromium. Prints each figure as a ratio to a reference, with our limit.
 *
 * `--rows 1000,10000`, `--grids ours,react-data-grid` and `--rounds 9` narrow a run; `--acts` skips scrolling, polling
 * and memory.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'bench/grid');
const built = join(root, '.cache/bench-grid');
/** Tall enough that our grid, which leaves room for the rest of its page, is as tall as the others (`H`). */
const viewport = { width: 1280, height: 1028 };
const allGrids = ['ag-grid', 'ours', 'react-data-grid', 'mui'] as const;

interface Comparison {
  /** Rounds of mount, sort and filter; short times need more rounds. */
  rounds: number;
  /** Rounds that also scroll, poll and measure memory. */
  fullRounds: number;
  reference: Grid;
  /** Our limits, as ratios to the reference. */
  limits: Readonly<Record<string, number>>;
}

const acts = ['mount', 'sort number', 'sort text', 'filter', 'clear filter'];

/** The size of real lists, with the lightest grid as reference. */
const realList: Comparison = {
  rounds: 9,
  fullRounds: 3,
  reference: 'react-data-grid',
  limits: Object.fromEntries([...acts, ...acts.map(cpuOf), 'scroll CPU'].map((name) => [name, 1.1])),
};

const comparisons: ReadonlyMap<number, Comparison> = new Map([
  [1_000, realList],
  [10_000, realList],
  [
    100_000,
    {
      rounds: 3,
      fullRounds: 3,
      reference: 'ag-grid',
      limits: {
        mount: 0.2,
        'sort number': 0.25,
        'sort text': 0.4,
        filter: 0.6,
        'scroll CPU': 0.7,
        poll: 0.1,
        heap: 0.1,
        gzip: 0.45,
      },
    },
  ],
]);

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string' },
    grids: { type: 'string' },
    rounds: { type: 'string' },
    acts: { type: 'boolean', default: false },
  },
});
const sizes = options.rows?.split(',').map(Number) ?? [...comparisons.keys()];
const grids = allGrids.filter((grid) => !options.grids || options.grids.split(',').includes(grid));

type Grid = (typeof allGrids)[number];
type Figures = Record<string, number>;

function run(command: string, ...given: string[]): void {
  const { status } = spawnSync(command, given, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${given.join(' ')} failed.`);
}

if (!existsSync(join(folder, 'node_modules'))) run('npm', 'ci', '--prefix', folder, '--ignore-scripts', '--no-audit');
run('npx', 'vite', 'build', '--config', join(folder, 'vite.config.ts'), '--logLevel', 'error');

const kinds: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const server = createServer(({ url = '/' }, response) => {
  const file = join(built, new URL(url, 'http://localhost').pathname);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' });
  return response.end(readFileSync(file));
});
await new Promise<void>((listening) => server.listen(0, listening));
const address = server.address();
const origin = `http://localhost:${typeof address === 'object' && address ? address.port : ''}`;

/** Gzipped bytes of a page's JavaScript. */
function gzipOf(grid: Grid): number {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(join(built, '.vite/manifest.json'), 'utf8'),
  );
  const files = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  collect(`${grid}.html`);
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file))).byteLength, 0);
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return metric(cdp, 'JSHeapUsedSize');
}

async function measure(browser: Browser, grid: Grid, count: number, isFull: boolean): Promise<Figures> {
  const page = await browser.newPage({ viewport });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${origin}/${grid}.html`);
  await page.waitForFunction('window.benchReady');
  const bench = <T>(call: string): Promise<T> => page.evaluate(`bench.${call}`);
  type Timed = { ms: number; block: number };
  type Frames = { max: number; long: number; blank: number };

  await bench(`gen(${count})`);
  const heapOfRows = isFull ? await heapOf(cdp) : Number.NaN;
  const taken: Figures = {};
  const act = async (name: string, call: string) => {
    const before = await metric(cdp, 'TaskDuration');
    const { ms } = await bench<Timed>(call);
    taken[name] = ms;
    taken[cpuOf(name)] = ((await metric(cdp, 'TaskDuration')) - before) * 1000;
  };
  const sort = async (name: string, key: string, isDescending: boolean) => {
    const first = JSON.stringify(await bench(`firstOf('${key}', ${isDescending})`));
    await act(name, `sort('${key}', ${isDescending}, ${first})`);
    await bench('unsort()');
  };
  await act('mount', 'mount()');
  await page.waitForTimeout(isFull ? 1000 : 300);
  const heap = isFull ? (await heapOf(cdp)) - heapOfRows : Number.NaN;
  await sort('sort number', 'fee', true);
  await sort('sort text', 'matter', false);
  await act('filter', "filter('moore v. walsh 5')");
  await act('clear filter', 'clear()');
  if (!isFull) {
    await page.close();
    return taken;
  }
  const poll = await bench<Timed>('poll(0.05)');
  const pollSorted = await bench<Timed>(`poll(${1000 / count}, true)`);
  const scrollFrames = 120;
  const before = await metric(cdp, 'TaskDuration');
  const scroll = await bench<Frames>(`scroll(180, ${scrollFrames})`);
  const scrollCpu = ((await metric(cdp, 'TaskDuration')) - before) * 1000;
  const jump = await bench<Frames>('jump(60)');
  const elements = await bench<number>('elements()');
  await page.close();
  return {
    ...taken,
    'scroll CPU': scrollCpu / scrollFrames,
    'long frames': scroll.long,
    'blank on jump': jump.blank,
    poll: poll.ms,
    'poll 1,000 sorted': pollSorted.ms,
    'longest such task': pollSorted.block,
    heap: heap / 1e6,
    elements,
    gzip: gzipOf(grid) / 1000,
  };
}

/** The figure that holds an act's processor time, which other work on the machine changes less than its duration. */
function cpuOf(act: string): string {
  return `${act} CPU`;
}

const median = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const browser = await chromium.launch({ ...chromiumLaunchOptions() });
for (const count of sizes) {
  const comparison = comparisons.get(count) ?? realList;
  const rounds = options.rounds ? Number(options.rounds) : comparison.rounds;
  const fullRounds = options.acts ? 0 : Math.min(rounds, comparison.fullRounds);
  const taken = new Map<Grid, Figures[]>(grids.map((grid) => [grid, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const grid of grids) taken.get(grid)?.push(await measure(browser, grid, count, round < fullRounds));
  const result = new Map<Grid, Figures>();
  for (const [grid, runs] of taken) {
    const names = Object.keys(runs[0] ?? {});
    const figuresOf = (name: string) => runs.flatMap((each) => each[name] ?? []);
    result.set(grid, Object.fromEntries(names.map((name) => [name, median(figuresOf(name))])));
  }
  print(count, rounds, comparison, result);
}
await browser.close();
server.close();

function print(count: number, rounds: number, comparison: Comparison, result: ReadonlyMap<Grid, Figures>): void {
  const { reference, limits } = comparison;
  const figure = (grid: Grid, name: string) => result.get(grid)?.[name] ?? Number.NaN;
  const ratio = (grid: Grid, name: string) => figure(grid, name) / figure(reference, name);
  const cell = (grid: Grid, name: string) => {
    const shown = figure(grid, name).toFixed(figure(grid, name) < 10 ? 1 : 0);
    return Number.isFinite(ratio(grid, name)) ? `${shown} (${ratio(grid, name).toFixed(2)})` : shown;
  };
  const limit = (name: string) => {
    const most = limits[name];
    if (most === undefined) return '';
    return ratio('ours', name) > most ? `≤ ${most}: exceeded` : `≤ ${most}`;
  };
  console.log(
    `\n${count.toLocaleString('en-US')} rows, median of ${rounds} (ms, MB, kB; in brackets the ratio to ${reference})`,
  );
  console.table(
    Object.fromEntries(
      Object.keys(result.get('ours') ?? {}).map((name) => [
        name,
        { ...Object.fromEntries(grids.map((grid) => [grid, cell(grid, name)])), limit: limit(name) },
      ]),
    ),
  );
}
