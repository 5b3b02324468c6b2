/**
 * `npm run bench:matter`: a matter's folder of 20,000 documents beside one of 50, and the timeline of a matter with 2,000
 * events beside one of 50, in the production build in Chromium, with the sandbox's own data. The time from the click to
 * the first rows, the browser's memory, and the rows in the page wherever the list is scrolled. `--dist FOLDER` takes a
 * build that exists.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, expect, type Locator, type Page } from '@playwright/test';
import { untilQuiet, watchRequests } from '../e2e/support/quiet.ts';
import { seedManyDocuments } from '../sandbox/demo/many-documents.ts';
import { seedManyOrders } from '../sandbox/demo/orders/many-orders.ts';
import { demoPassword } from '../sandbox/demo/people.ts';
import { chromiumLaunchOptions } from './chromium.ts';
import { percentile } from './key-times.ts';
import { Limits } from './limits.ts';
import { build, serveBuild } from './serve-build.ts';

const { values } = parseArgs({ options: { dist: { type: 'string' }, port: { type: 'string', default: '4395' } } });
const most = { firstRows: 1.5, memory: 1.1, rows: 60 } as const;
const rounds = 9;
const documents = { many: 20_000, few: 50 } as const;
/** Each order has about eleven events. */
const orders = { many: 260, few: 4 } as const;
/** Matters that the firm's system knows, whose documents are the demo's, and client references that have no other order. */
const matter = {
  path: '/app/matter-view/00031-Brightwater',
  mappingId: '00000000-0000-4000-8000-000000000003',
} as const;
const timelines = { many: '00901-Many', few: '00902-Few', other: '00022-Pryce' } as const;

/** A page whose list is measured, and the one it is opened from, whose code is loaded. */
interface Measured {
  /** What the list is called. */
  label: string;
  from: string;
  to: string;
  /** Rows it has at least. */
  least: number;
}

const dist = values.dist ?? join(resolve(import.meta.dirname, '..'), '.cache/bench-matter');
if (values.dist === undefined) build(dist);
const folders = { many: '', few: '' };
const { origin, stop } = await serveBuild(dist, {
  port: Number(values.port),
  data: '.cache/bench-matter-data',
  prepare: async ({ db, clock }) => {
    for (const size of ['many', 'few'] as const) {
      const given = { clientId: 1, now: clock.now() };
      const made = await seedManyDocuments(db, { ...given, count: documents[size], matter: '00031-Brightwater' });
      folders[size] = made.folderId;
      await seedManyOrders(db, { ...given, count: orders[size], matter: timelines[size], hasFilings: true });
    }
  },
});
const limits = new Limits();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const folderPage = (folder?: string) =>
    `${matter.path}/documents?mappingId=${matter.mappingId}${folder ? `&folder=${folder}` : ''}`;
  const folderOf = (size: 'many' | 'few'): Measured => ({
    ...{ label: 'Documents in the matter', from: folderPage(), to: folderPage(folders[size]) },
    least: documents[size],
  });
  await compare('a folder', folderOf('many'), folderOf('few'));
  const timelineOf = (reference: string, least: number): Measured => ({
    label: 'Timeline',
    least,
    from: `/app/matter-view/${timelines.other}/timeline`,
    to: `/app/matter-view/${reference}/timeline`,
  });
  await compare('a timeline', timelineOf(timelines.many, 2_000), timelineOf(timelines.few, 40));
} finally {
  await browser.close();
  stop();
}
process.exitCode = limits.report();

/** Measures the long list and the short one in turn, so that both see the same machine. */
async function compare(what: string, many: Measured, few: Measured): Promise<void> {
  const times = { many: [] as number[], few: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const one = await timeOf(many);
    const other = await timeOf(few);
    // The first round warms the server and the browser's cache of code.
    if (round > 0) {
      times.many.push(one);
      times.few.push(other);
    }
  }
  const long = await sizeOf(many);
  const short = await sizeOf(few);
  const median = { many: percentile(times.many, 0.5), few: percentile(times.few, 0.5) };
  console.log(
    `${what} of ${long.count}: first rows after ${median.many.toFixed(0)} ms; of ${short.count}: ${median.few.toFixed(0)} ms.`,
  );
  console.log(
    `memory: ${inMegabytes(long.opened)}, after scrolling a tenth ${inMegabytes(long.tenth)}, all ${inMegabytes(long.scrolled)}; short ${inMegabytes(short.opened)}.`,
  );
  limits.check(`${what}’s first rows to those of the short one`, median.many / median.few, most.firstRows);
  limits.check(`${what}’s memory to that of the short one`, long.opened / short.opened, most.memory);
  limits.check(
    `${what}’s memory after scrolling to its end, to after a tenth`,
    long.scrolled / long.tenth,
    most.memory,
  );
  limits.check(`rows in the page of ${what}`, long.rows, most.rows);
}

/** A tab at the page from which the list is opened. */
async function openFrom(launched: Browser, { from, label }: Measured): Promise<{ page: Page; session: CDPSession }> {
  const context = await launched.newContext({ viewport: { width: 1280, height: 900 }, baseURL: origin });
  const form = { email: 'nora.marlow@example.com', password: demoPassword };
  await context.request.post('/api/platform/account/login', { form, maxRedirects: 0 });
  watchRequests(context);
  const page = await context.newPage();
  await page.goto(from);
  await page.getByRole('grid', { name: label }).getByRole('row').nth(1).waitFor();
  // What a page loads after its data would count for one list or the other.
  await untilQuiet(page);
  const session = await context.newCDPSession(page);
  return { page, session };
}

/** Milliseconds from leaving one list until another's first rows are painted, with nothing of it read before. */
async function timeOf(measured: Measured): Promise<number> {
  const { page } = await openFrom(browser, measured);
  const time = await page.evaluate(
    async ({ to, label }) => {
      const rowText = () =>
        document.querySelector(`[role=grid][aria-label="${label}"] [aria-rowindex="2"]`)?.textContent;
      const before = rowText();
      const start = performance.now();
      window.history.pushState({}, '', to);
      const isThere = () => (rowText() ?? '') !== '' && rowText() !== before;
      while (!isThere()) await new Promise((done) => requestAnimationFrame(done));
      return performance.now() - start;
    },
    { to: measured.to, label: measured.label },
  );
  await page.context().close();
  return time;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

interface Size {
  /** Rows of the whole list. */
  count: number;
  /** Bytes in use once the list is there, after scrolling through a tenth of it, and through all of it. */
  opened: number;
  tenth: number;
  scrolled: number;
  /** The most rows in the page, wherever it is scrolled. */
  rows: number;
}

async function sizeOf(measured: Measured): Promise<Size> {
  const { page, session } = await openFrom(browser, measured);
  await page.evaluate((to) => window.history.pushState({}, '', to), measured.to);
  const grid = page.getByRole('grid', { name: measured.label });
  await expect(page).toHaveURL(new URL(measured.to, origin).href);
  const region = page.getByRole('region', { name: measured.label });
  // A long story is read whole after its first rows.
  await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(measured.least);
  await expect(region).toHaveAttribute('aria-busy', 'false');
  await untilQuiet(page);
  const count = Number(await grid.getAttribute('aria-rowcount')) - 1;
  const opened = await heapOf(session);
  // Everything that scrolling itself loads is there after a tenth.
  await scrollThrough(grid, 0.1);
  await expect(region).toHaveAttribute('aria-busy', 'false');
  const tenth = await heapOf(session);
  const rows = await scrollThrough(grid, 1);
  await expect(region).toHaveAttribute('aria-busy', 'false');
  const scrolled = await heapOf(session);
  await page.context().close();
  return { count, opened, tenth, scrolled, rows };
}

/** Scrolls to a part of a list, screen by screen; returns the most rows that were in the page. */
function scrollThrough(grid: Locator, part: number): Promise<number> {
  return grid.evaluate(async (table, part) => {
    const scroller = table.parentElement;
    let drawn = 0;
    while (scroller && scroller.scrollTop < (scroller.scrollHeight - scroller.clientHeight) * part - 1) {
      scroller.scrollTop += scroller.clientHeight;
      await new Promise((done) => requestAnimationFrame(done));
      drawn = Math.max(drawn, table.querySelectorAll('tr').length);
    }
    return drawn;
  }, part);
}

/** Bytes in use after collecting garbage. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
