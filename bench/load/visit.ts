/** Opens a page of a served build in Chromium, simulating a connection and a device, and measures how it loads. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';

/** Connection and device: Lighthouse's desktop preset and, throttled by the browser, its mobile preset. */
export const presets = {
  desktop: { latency: 40, kilobits: 10_240, slowdown: 1 },
  slow: { latency: 562.5, kilobits: 1474.56, slowdown: 4 },
} as const;
export type Preset = keyof typeof presets;

export interface Target {
  name: string;
  /** Build folder, used to measure file sizes. */
  dist: string;
  base: string;
  /** Origin, without a path. */
  origin: string;
  /** The page, below the base. */
  path: string;
  /** CSS selector of the first meaningful content. */
  ready: string;
  cookies: Readonly<Record<string, string>>;
}

/** Times in milliseconds, sizes in kB gzipped. */
export interface Figures {
  /** Scripts loaded before the content. */
  javascript: number;
  requests: number;
  /** Number of sequential requests before the first data request. */
  chain: number;
  firstPaint: number;
  lcp: number;
  ready: number;
  /** Main-thread time until the page is idle. */
  processor: number;
  layoutShift: number;
}

export interface Visits {
  first: Figures;
  /** The same page in a new tab of the same browser. */
  second: Figures;
}

interface Observed {
  firstPaint: number;
  lcp: number;
  layoutShift: number;
  longTasks: number;
  ready: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Opens a target twice in a new browser. @throws Error if it doesn't become ready or reports an error. */
export async function visitTwice(target: Target, preset: Preset, certificate: string): Promise<Visits> {
  const { args = [], ...launch } = chromiumLaunchOptions();
  const trust = `--ignore-certificate-errors-spki-list=${certificate}`;
  const browser = await chromium.launch({ ...launch, args: [...args, trust, '--disable-gpu', '--disable-quic'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
    const cookies = Object.entries(target.cookies);
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: target.origin })));
    await context.addInitScript(observe, target.ready);
    return { first: await visit(context, target, preset), second: await visit(context, target, preset) };
  } finally {
    await browser.close();
  }
}

async function visit(context: BrowserContext, target: Target, preset: Preset): Promise<Figures> {
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  let requests = 0;
  page.on('requestfinished', () => {
    requests += 1;
  });
  const cdp = await context.newCDPSession(page);
  await throttle(cdp, preset);
  await page.goto(target.origin + target.base + target.path, { waitUntil: 'load', timeout: 90_000 });
  try {
    await page.waitForFunction(() => window.observed.ready > 0, null, { timeout: 60_000 });
  } catch (cause) {
    await page.screenshot({ path: '.cache/bench-load.png' });
    throw new Error(`${target.name} did not get ready: see .cache/bench-load.png.`, { cause: errors[0] ?? cause });
  }
  await waitUntilQuiet(page, () => requests);

  const { firstPaint, lcp, ready, layoutShift } = await page.evaluate(() => window.observed);
  const resources = await resourcesOf(page);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const processor = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  await page.close();
  if (errors[0]) throw errors[0];
  const javascript = weightOf(target, resources, Math.max(ready, firstPaint));
  return { javascript, requests, chain: chainOf(resources), firstPaint, lcp, ready, processor, layoutShift };
}

async function throttle(cdp: CDPSession, preset: Preset): Promise<void> {
  const { latency, kilobits, slowdown } = presets[preset];
  const throughput = kilobits * 128;
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Waits for 1.2 seconds without requests and long tasks. */
async function waitUntilQuiet(page: Page, requests: () => number): Promise<void> {
  for (let quiet = 0, last = -1; quiet < 6; ) {
    await page.waitForTimeout(200);
    const events = requests() + (await page.evaluate(() => window.observed.longTasks));
    quiet = events === last ? quiet + 1 : 0;
    last = events;
  }
}

interface Resource {
  pathname: string;
  start: number;
  end: number;
}

function resourcesOf(page: Page): Promise<Resource[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({
        pathname: new URL(name).pathname,
        start: startTime,
        end: responseEnd,
      })),
  );
}

/** Kilobytes of scripts loaded by a given time. */
function weightOf({ dist, base }: Target, resources: readonly Resource[], moment: number): number {
  const scripts = new Set(
    resources.filter(({ pathname, end }) => pathname.endsWith('.js') && end <= moment).map(({ pathname }) => pathname),
  );
  const bytes = [...scripts]
    .map((pathname) => join(dist, pathname.slice(base.length)))
    .filter((path) => existsSync(path) && statSync(path).isFile())
    .reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).byteLength, 0);
  return bytes / 1000;
}

/** Length of the longest chain of sequential requests that ends before the first data request. */
function chainOf(resources: readonly Resource[]): number {
  const isData = ({ pathname }: Resource) => pathname.startsWith('/api/') && !pathname.endsWith('/account/refresh');
  const firstCall = Math.min(...resources.filter(isData).map(({ start }) => start));
  const before = resources
    .filter(({ pathname, end }) => !pathname.startsWith('/api/') && end <= firstCall)
    .toSorted((one, other) => one.end - other.end);
  let [length, last] = [0, -1];
  for (const { start, end } of before) {
    if (start < last) continue;
    length += 1;
    last = end;
  }
  return length;
}

/** Runs in the page before its scripts. */
function observe(ready: string): void {
  const observed: Observed = { firstPaint: 0, lcp: 0, layoutShift: 0, longTasks: 0, ready: 0 };
  window.observed = observed;
  const follow = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  follow('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  follow('layout-shift', (entry) => {
    if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
      observed.layoutShift += Number(entry.value);
  });
  follow('longtask', () => {
    observed.longTasks += 1;
  });
  const look = () => {
    const found = document.querySelector(ready);
    if (!found?.getClientRects().length) return void requestAnimationFrame(look);
    const now = performance.now();
    requestAnimationFrame(() => {
      observed.ready = now;
    });
  };
  requestAnimationFrame(look);
}
