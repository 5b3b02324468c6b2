/**
 * The pages of bulk sync and of one docket in Chromium. Times are the main thread's own, which other work on the machine
 * changes little; the median of several rounds.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { demoPassword } from '../../sandbox/demo/people.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import type { Limits } from '../limits.ts';
import { serveBuild } from '../serve-build.ts';

const root = resolve(import.meta.dirname, '../..');
const rounds = 7;
const pollRounds = 5;
const caseCount = 1240;
const viewport = { width: 1280, height: 900 };
/** A light page, from which the others are opened. */
const light = '/app/docket-sync/pacer/login';
const plainList = '/app/docket-sync/watchers';
const confirmPage = '/app/docket-sync/bulk-sync';
const row = '[role=grid] [role=row][aria-rowindex="2"], table tbody tr:nth-child(2)';

export async function measurePages(
  limits: Limits,
  { dist: given, port }: { dist: string | undefined; port: number },
): Promise<void> {
  const dist = given ?? join(root, '.cache/bench-dockets');
  if (given === undefined) build(dist);
  const server = await serveBuild(dist, { port, data: '.cache/bench-dockets-data' });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    await measureConfirm(browser, server.origin, limits);
    await measurePoll(browser, server.origin, limits);
    await measureDocket(browser, server.origin, limits);
    await measureMatching(browser, server.origin, limits, dist);
  } finally {
    await browser.close();
    server.stop();
  }
}

function build(dist: string): void {
  const config = join(root, 'bench/dockets/vite.config.ts');
  const given = ['build', '--config', config, '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'];
  const { status } = spawnSync(join(root, 'node_modules/.bin/vite'), given, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}

interface Opened {
  page: Page;
  cdp: CDPSession;
}

async function open(browser: Browser, origin: string): Promise<Opened> {
  const context = await browser.newContext({ viewport, baseURL: origin });
  await context.request.post('/api/platform/account/login', {
    form: { email: 'nora.marlow@example.com', password: demoPassword },
    maxRedirects: 0,
  });
  const page = await context.newPage();
  await page.goto(light);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

/** Milliseconds of the main thread's work so far. */
async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Goes to a page of the application without loading it again. */
async function go({ page }: Opened, path: string, shown: string): Promise<void> {
  // A person's input, without which the pages' guard takes quick navigations for redirects in a circle.
  await page.keyboard.press('Shift');
  await page.evaluate((to) => window.history.pushState({}, '', to), path);
  await page
    .locator(shown)
    .first()
    .waitFor()
    .catch(async (cause) => {
      const text = await page.locator('body').innerText();
      throw new Error(`${path} shows no ${shown}, at ${page.url()}:\n${text.slice(0, 2000)}`, { cause });
    });
  await page.waitForTimeout(400);
}

/** The main thread's time to open a page whose code is loaded, from the light one. */
async function mount(opened: Opened, path: string, shown: string): Promise<number> {
  await go(opened, light, 'form');
  const before = await workOf(opened.cdp);
  await go(opened, path, shown);
  return (await workOf(opened.cdp)) - before;
}

/** Mounts of pages in turn, so that all of them see the same machine; the medians. */
async function mounts(opened: Opened, paths: readonly string[], shown: string): Promise<number[]> {
  // Their code is loaded once.
  for (const path of paths) await mount(opened, path, shown);
  const times = paths.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, path] of paths.entries()) times[place]?.push(await mount(opened, path, shown));
  return times.map(median);
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const matterOf = (index: number) => ({
  displayName: `${String(index % 400).padStart(5, '0')}-Ortega`,
  matterReference: `m-${index % 400}`,
  retailerReference: `r-${index % 400}`,
});

/** Cases of the demo's account in New York that no one follows. */
const cases = Array.from({ length: caseCount }, (_, index) => ({
  productCaseId: 4_000_096 + index,
  caseNumber: `${650_097 + index}/2024`,
  description: `Whitmore ${index} v. Lakeshore Holdings ${(index * 7) % 97} LLC`,
  courtName: 'Kings County Supreme Court',
  matter: matterOf(index),
}));

async function measureConfirm(browser: Browser, origin: string, limits: Limits): Promise<void> {
  const opened = await open(browser, origin);
  const { page, cdp } = opened;
  const selection = { v: 1, clientId: 1, userId: 1, providerId: 4, accountName: 'nmarlow', state: 'NY', cases };
  await page.evaluate((text) => localStorage.setItem('bulk-sync-selected', text), JSON.stringify(selection));
  const [plain = Number.NaN, confirm = Number.NaN] = await mounts(opened, [plainList, confirmPage], row);
  console.log(`Plain list of ${caseCount} cases: ${plain.toFixed(1)} ms; confirm page ${confirm.toFixed(1)} ms.`);
  limits.check('the confirm page’s mount to that of a plain list', confirm / plain, 1.3);
  const nodes = async (path: string) => {
    await mount(opened, path, row);
    return page.evaluate(() => document.querySelectorAll('main *').length);
  };
  limits.check('its DOM nodes to those of the plain list', (await nodes(confirmPage)) / (await nodes(plainList)), 1.2);

  await go(opened, confirmPage, row);
  const box = page.getByRole('searchbox');
  await box.focus();
  const keys: number[] = [];
  for (const key of 'whitmore 12') {
    const before = await workOf(cdp);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(400);
    keys.push((await workOf(cdp)) - before);
  }
  limits.check('the slowest keystroke in its search', Math.max(...keys), 50, ' ms');
  await page.context().close();
}

/** Tells what the answer of a poll costs that changes 1,000 cases, beyond one that changes none. */
async function measurePoll(browser: Browser, origin: string, limits: Limits): Promise<void> {
  const costs: number[] = [];
  for (let round = 0; round < pollRounds; round += 1) {
    const opened = await open(browser, origin);
    const { page, cdp } = opened;
    let changed = 0;
    let answers = 0;
    await page.route('**/Case/bulk-sync-status*', (route) => {
      answers += 1;
      const body = cases.map(({ courtName: _, ...bulkSyncCase }, index) => ({
        bulkSyncCase,
        orderId: 990_001,
        subActionOrderId: index < changed ? 1_000_000 + index : null,
      }));
      return route.fulfill({ json: body });
    });
    await go(opened, '/app/docket-sync/bulk-sync/summary?order=990001&provider=4&state=NY', row);
    const costOfAnswer = async () => {
      const seen = answers;
      const before = await workOf(cdp);
      while (answers === seen) await page.waitForTimeout(100);
      await page.waitForTimeout(1_000);
      return (await workOf(cdp)) - before;
    };
    const unchanged = await costOfAnswer();
    changed = 1000;
    costs.push((await costOfAnswer()) - unchanged);
    await page.context().close();
  }
  limits.check('to paint an answer with 1,000 changes, beyond one with none', median(costs), 16, ' ms');
}

/** A docket of 5,000 entries beside one of 100, both as the sandbox pages them. */
async function measureDocket(browser: Browser, origin: string, limits: Limits): Promise<void> {
  const opened = await open(browser, origin);
  const totals: Readonly<Record<string, number>> = { '4100000': 100, '4100001': 5000 };
  await opened.page.route('**/Case/case-documents*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const total = totals[new URL(route.request().url()).searchParams.get('CaseId') ?? ''];
    await route.fulfill({ response, json: { ...answer, total } });
  });
  // The firm's first search makes its entries searchable, which keeps the sandbox busy.
  await go(opened, '/app/docket-sync/entries', 'main li, main [role=row]');
  await opened.page.getByText(/^Preparing the search/).waitFor({ state: 'hidden', timeout: 120_000 });
  const paths = ['/app/docket-sync/order/30001', '/app/docket-sync/order/30002'];
  const [short = Number.NaN, long = Number.NaN] = await mounts(opened, paths, 'h2:has-text("Docket (")');
  console.log(`A docket of 100 entries: ${short.toFixed(1)} ms; of 5,000: ${long.toFixed(1)} ms.`);
  limits.check('a docket of 5,000 entries to one of 100', long / short, 1.5);
  await opened.page.context().close();
}

/** Seconds that the browser's pages and their workers have computed so far. */
async function computedBy(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** 1,000 cases against 24,000 matters in the page's worker: what all threads compute, with what sending them takes. */
async function measureMatching(browser: Browser, origin: string, limits: Limits, dist: string): Promise<void> {
  const [worker] = globSync('assets/match-worker-*.js', { cwd: dist });
  if (!worker) throw new Error('The build has no worker that matches names.');
  const { page } = await open(browser, origin);
  await page.waitForTimeout(1_000);
  const before = await computedBy(browser);
  await page.evaluate(async (address) => {
    const surname = (index: number) => `Name${(index * 7919) % 6000}`;
    const matters = Array.from({ length: 24_000 }, (_, index) => ({
      matterReference: `m-${index}`,
      displayName: `${String(index).padStart(5, '0')}-${surname(index)}`,
      description: `${surname(index)} v. ${surname(index + 31)} Holdings LLC`,
      client: `Ana ${surname(index)}`,
      status: index % 5 === 0 ? 'Closed' : 'Open',
    }));
    const asked = Array.from({ length: 1_000 }, (_, index) => ({
      caseNumber: `${650_000 + index}/2025`,
      description: `${surname(index * 17)} v. ${surname(index * 17 + 31)} Holdings LLC`,
    }));
    const made = new Worker(address, { type: 'module' });
    const answer = new Promise<MessageEvent>((done, fail) => {
      made.addEventListener('message', done);
      made.addEventListener('error', fail);
    });
    made.postMessage({ cases: asked, matters });
    const { data } = await answer;
    if (data.length !== asked.length) throw new Error('An answer a case is expected.');
  }, `/app/${worker}`);
  const seconds = (await computedBy(browser)) - before;
  limits.check('to match 1,000 cases with 24,000 matters in a worker', seconds, 2, ' s');
  await page.context().close();
}
