/**
 * `npm run lighthouse`: Lighthouse's mobile preset on home and orders, signed in, with a build and the demo data.
 * Prints the median scores of three runs and the failed audits. Fails below accessibility 100, best practices 100 or
 * performance 90. `--dist FOLDER` uses an existing build, `--runs N` sets the runs. On a busy machine, the performance
 * score means little.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumLaunchOptions, chromiumPath } from './chromium.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { build, serveBuild } from './serve-build.ts';

const limits = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 0 } as const;
const pages = ['/', '/orders'];
const person = { email: 'nora.marlow@example.com', userId: 1 };
const password = 'Benchfile-demo1';
const { values: options } = parseArgs({
  options: { dist: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const dist = resolve(options.dist ?? resolve(import.meta.dirname, '../.cache/lighthouse/dist'));
const runs = Math.max(1, Number(options.runs));

if (!options.dist) build(dist);
const served = await serveBuild(dist, { port: 4371, data: '.cache/lighthouse-sandbox' });
const proxy = await startCompressingProxy(4372, 4371);
const origin = 'http://localhost:4372';
const chrome = await launch({
  chromePath: chromiumPath(),
  chromeFlags: ['--headless=new', ...(chromiumLaunchOptions().args ?? [])],
});

let failed = 0;
await signIn(chrome.port);
for (const page of pages) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(page));
  const middle = results.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  report(page, middle[Math.floor(middle.length / 2)]);
}
chrome.kill();
proxy.close();
served.stop();
if (failed > 0) process.exitCode = 1;

/** Signs in within Lighthouse's browser, which clears its cache before each run but keeps cookies. */
async function signIn(port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const form = { email: person.email, password };
  const answer = await context.request.post(`${origin}/api/platform/account/login`, { form, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error('Sign-in failed.');
  await keepSettings();
  await browser.close();
}

/**
 * Stores list settings as for a returning person: a missing setting is a 404 by contract, and browsers log every 404 as
 * an error.
 */
async function keepSettings(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body: JSON.stringify({ userName: person.email, lifetime: 3600 }) };
  const { token } = await (await fetch(`${origin}/sandbox/api/sessions/token`, asked)).json();
  for (const name of ['GridViews.orders', 'GridViews.filings']) {
    const kept = await fetch(`${origin}/api/platform/v1/ProfileSettings`, {
      method: 'PUT',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify({ profileSettingType: 6, name, value: '{}', userId: person.userId }),
    });
    if (!kept.ok) throw new Error(`${name} could not be saved: ${await kept.text()}`);
  }
}

async function measure(page: string): Promise<Result> {
  const result = await lighthouse(`${origin}/app${page}`, {
    port: chrome.port,
    onlyCategories: Object.keys(limits),
    logLevel: 'error',
    // Simulates a first visit: clears what the page stores along with the cache.
    clearStorageTypes: ['local_storage', 'cache_storage', 'service_workers', 'shader_cache', 'file_systems'],
  });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not load ${page}.`);
  if (!result.lhr.finalDisplayedUrl.includes('/app')) throw new Error(`${page} asked to sign in.`);
  return result.lhr;
}

/** 0 to 100. */
function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function report(page: string, result: Result | undefined): void {
  if (!result) return;
  const scores = Object.entries(limits).map(([category, limit]) => {
    const score = scoreOf(result, category);
    if (score < limit) failed += 1;
    return `${category} ${score}${score < limit ? ` (below ${limit})` : ''}`;
  });
  const power = Math.round(result.environment.benchmarkIndex);
  console.log(`${page}: ${scores.join(', ')}; machine speed ${power}`);
  for (const name of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
  ])
    console.log(`  ${name}: ${result.audits[name]?.displayValue}`);
  for (const category of Object.keys(limits))
    for (const { id, weight } of result.categories[category]?.auditRefs ?? []) {
      const audit = result.audits[id];
      if (!audit || audit.score === null || audit.score >= 0.9 || (weight === 0 && category !== 'performance'))
        continue;
      console.log(`  ${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`);
      if (id === 'errors-in-console') console.log(`    ${JSON.stringify(audit.details)}`);
    }
}
