/**
 * `npm run routes:report`: visits every listed route of a build with the demo data and writes a report with screenshots
 * (.cache/routes-report/index.html). Fails when a route is missing, open to the wrong people, too wide for a phone, or
 * inaccessible, when a list shows fewer rows than it should or cuts a text off beside free width, or when a menu or dialog
 * in a frame overprints its text.
 * Each route is visited signed out and with everything optional switched off, too. `--dist FOLDER` uses an existing
 * build, `--only TEXT` limits the routes, `--only rows` measures the lists alone, `--only opened` presses the main pages
 * alone, `--variants` visits the routes signed out and switched off alone, `--port` serves at another port.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { accessibilityErrors } from '../e2e/support/axe.ts';
import { cutTexts } from '../e2e/support/cut-texts.ts';
import { BuildManifest } from './build-manifest.ts';
import { chromiumLaunchOptions } from './chromium.ts';
import { pictureOpened } from './routes/opened-panels.ts';
import { readPaper } from './routes/read-paper.ts';
import { type Finding, pictureWidths, reportPage } from './routes/report-page.ts';
import { addressOf, type ListedRoute, routeList } from './routes/route-list.ts';
import { routeSize } from './routes/route-size.ts';
import { checkVariant, longest, openSwitchedOff, type Variant } from './routes/variants.ts';
import { areTooFew, measureRows } from './routes/visible-rows.ts';
import { build, serveBuild } from './serve-build.ts';

const { values: options } = parseArgs({
  options: {
    dist: { type: 'string' },
    only: { type: 'string', default: '' },
    variants: { type: 'boolean', default: false },
    port: { type: 'string', default: '4361' },
  },
});
const folder = resolve(import.meta.dirname, '../.cache/routes-report');
const dist = options.dist ? resolve(options.dist) : join(folder, 'dist');
const walkers = 2;
const height = 900;

rmSync(join(folder, 'pictures'), { recursive: true, force: true });
mkdirSync(join(folder, 'pictures'), { recursive: true });
if (!options.dist) build(dist);
const manifest = new BuildManifest(dist);
const { origin, stop } = await serveBuild(dist, { port: Number(options.port), data: '.cache/routes-sandbox' });
const browser = await chromium.launch(chromiumLaunchOptions());

const addresses = await withReadPaper();
const wanted = routeList.filter(({ route }) => route.includes(options.only));
const findings = new Map<ListedRoute, Finding>();
await switchSignUpOn();
await Promise.all(Array.from({ length: walkers }, (_, walker) => walk(walker)));
const inOrder = wanted.flatMap((listed) => findings.get(listed) ?? []);
writeFileSync(join(folder, 'index.html'), reportPage(inOrder, [], []));
const isWanted = (part: string) => !options.variants && ['', part].includes(options.only);
const rows = isWanted('rows') ? await measureRows(await openAdministrator(), origin) : [];
const opened = isWanted('opened') ? await pictureOpened(await openAdministrator(), origin, folder) : [];
await browser.close();
stop();

writeFileSync(join(folder, 'index.html'), reportPage(inOrder, rows, opened));
const of = (state: Finding['state']) => inOrder.filter((finding) => finding.state === state).length;
console.log(`${of('built')} built, ${of('leads on')} lead on, ${of('missing')} missing.`);
for (const each of rows) {
  const { list, screen, density, visible, atLeast, cut } = each;
  const note = areTooFew(each) ? `, fewer than ${atLeast}` : '';
  console.log(`${list}, ${screen}, ${density}: ${visible} rows${note}`);
  for (const text of cut) console.log(`${list}, ${screen}, ${density}: ${text}`);
}
for (const { page, opener, problems } of opened)
  for (const problem of problems) console.log(`${page}, “${opener}”: ${problem}`);
console.log(`${opened.length} menus, panels and dialogs in a frame.`);
console.log(`Written to ${join(folder, 'index.html')}`);
const isFaulty = inOrder.some(({ state, problems }) => state === 'missing' || problems.length > 0);
const isOverprinted = opened.some(({ problems }) => problems.length > 0);
const isShort = rows.some((each) => areTooFew(each) || each.cut.length > 0);
if (isFaulty || isOverprinted || isShort) process.exitCode = 1;

async function switchSignUpOn(): Promise<void> {
  const body = JSON.stringify({ onboardingEnabled: true });
  const { ok } = await fetch(`${origin}/sandbox/api/features`, { method: 'PUT', body });
  if (!ok) throw new Error('Sign-up could not be enabled.');
}

/** The routes' addresses; that of a reading names one that the sandbox has. */
async function withReadPaper(): Promise<ReadonlyMap<ListedRoute, string>> {
  const administrator = await openAdministrator();
  const extractionId = await readPaper(administrator.request, origin);
  await administrator.close();
  return new Map(
    routeList.flatMap((listed) =>
      listed.route.includes('{extractionId}') ? [[listed, listed.route.replace('{extractionId}', extractionId)]] : [],
    ),
  );
}

/** Visits every other route, with one browser as an administrator and one signed out. */
async function walk(walker: number): Promise<void> {
  const [administrator, stranger] = [await openAdministrator(), await openContext()];
  const variants: Variant[] = [
    { name: 'signed out', context: stranger },
    { name: 'switched off', context: await signIn(await openSwitchedOff(browser, origin)) },
    { name: 'switched off and signed out', context: await openSwitchedOff(browser, origin) },
  ];
  for (const [place, listed] of wanted.entries()) {
    if (place % walkers !== walker) continue;
    const finding = options.variants ? notVisited(listed) : await visit(administrator, stranger, listed, place);
    for (const variant of variants) finding.problems.push(...(await checkVariant(variant, listed, arrive)));
    findings.set(listed, finding);
    // At once: a run that ends early has found what it has found.
    if (finding.state === 'missing') console.log(`${listed.route}: missing`);
    for (const problem of finding.problems) console.log(`${listed.route}: ${problem}`);
  }
}

function notVisited(listed: ListedRoute): Finding {
  const nothing = { title: '', asksToSignIn: shouldAsk(listed), javascript: 0, css: 0, problems: [], pictures: [] };
  return { ...nothing, listed, state: 'built', address: addressOf(listed) };
}

async function openAdministrator(): Promise<BrowserContext> {
  return signIn(await openContext());
}

async function signIn(context: BrowserContext): Promise<BrowserContext> {
  const form = { email: 'nora.marlow@example.com', password: 'Benchfile-demo1' };
  await context.request.post(`${origin}/api/platform/account/login`, { form, maxRedirects: 0 });
  return context;
}

async function openContext(): Promise<BrowserContext> {
  const screen = { viewport: { width: 1280, height }, colorScheme: 'light' } as const;
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
  context.setDefaultTimeout(longest);
  return context;
}

/** Uses a new tab: a tab remembers its last matter. */
async function visit(
  administrator: BrowserContext,
  stranger: BrowserContext,
  listed: ListedRoute,
  place: number,
): Promise<Finding> {
  const [narrow, middle, wide] = pictureWidths;
  const page = await administrator.newPage();
  await arrive(page, listed);
  const address = placeOf(page);
  const state = await stateOf(page, listed, address);
  const problems: string[] = [];
  const pictures: string[] = [];
  const look = async (width: number) => {
    await page.setViewportSize({ width, height });
    const file = `pictures/${String(place).padStart(2, '0')}-${width}.jpg`;
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 70 });
    pictures.push(file);
  };
  const check = async (what: string) => {
    for (const error of await accessibilityErrors(page)) problems.push(`${what}: ${error}`);
  };
  const title = await page.title();
  if (title === '') problems.push('the page has no title');
  if (await page.getByRole('heading', { name: /^There is no (order|such draft)/ }).count())
    problems.push('its sample is missing');
  await look(narrow);
  await check(`${narrow} wide`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) problems.push(`${overflow} px too wide for ${narrow}`);
  await look(middle);
  for (const text of await page.evaluate(cutTexts)) problems.push(`${middle} wide: ${text}`);
  await check('light');
  await look(wide);
  await page.setViewportSize({ width: middle, height });
  await page.emulateMedia({ colorScheme: 'dark' });
  await check('dark');
  await page.close();
  const asksToSignIn = await isAskedToSignIn(stranger, listed);
  if (asksToSignIn !== shouldAsk(listed)) problems.push(asksToSignIn ? 'asks to sign in' : 'does not ask to sign in');
  const { javascript, css } = routeSize(manifest, listed.route);
  return { listed, state, address, title, asksToSignIn, javascript, css, problems, pictures };
}

/** Opens an address and waits until it is complete. */
async function arrive(page: Page, listed: ListedRoute): Promise<void> {
  await page.goto(`${origin}/app${addresses.get(listed) ?? addressOf(listed)}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const busy = page.locator('[aria-busy="true"], [role="status"][aria-label^="Loading"]');
  // Captures pages as they are, even while they load.
  await expect(busy)
    .toHaveCount(0, { timeout: 10_000 })
    .catch(() => {});
}

async function stateOf(page: Page, listed: ListedRoute, address: string): Promise<Finding['state']> {
  const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
  if (heading === 'Page not found') return 'missing';
  if (listed.leadsTo) return address.startsWith(listed.leadsTo) ? 'leads on' : 'missing';
  return 'built';
}

/** A browser's address, below the prefix. */
function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname.replace(/^\/app(?=\/|$)/, '') || '/'}${search}`;
}

async function isAskedToSignIn(stranger: BrowserContext, listed: ListedRoute): Promise<boolean> {
  const page = await stranger.newPage();
  await page.goto(`${origin}/app${addressOf(listed)}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const isAsked = await page.getByRole('heading', { name: 'Sign in', exact: true }).isVisible();
  await page.close();
  return isAsked;
}

/** Whether the sign-in page is expected to appear. */
function shouldAsk({ route, audience }: ListedRoute): boolean {
  const isOpen = audience === 'everybody' || audience === 'everyone, while sign-up is on';
  return route === '/login' || !isOpen;
}
