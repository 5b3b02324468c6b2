/**
 * `npm run test:faults`: every page, with each of its calls failing in each way. No page is blank, no error is uncaught,
 * no text shows raw values, and what was typed stays. Prints a line for each rule that a visit breaks. Takes more than
 * half an hour; `FAULTS='/orders*,/existing-case'` visits the pages whose route starts so or is so, and
 * `FAULT_KINDS=500,HTML` breaks calls so.
 */
import { act, cleanup, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { builtPages } from './built-pages.ts';
import { takeConsoleMessages } from './console.ts';
import { appUnderTest, type RenderedApp } from './render-app.tsx';

const chosen = process.env.FAULTS;

const problem = (status: number) => () =>
  HttpResponse.json({ code: 'odd', detail: `The server said ${status}.` }, { status });
const body =
  (text: string, type = 'application/json') =>
  () =>
    new HttpResponse(text, { headers: { 'content-type': type } });

const faults: Readonly<Record<string, () => Response | Promise<Response>>> = {
  500: problem(500),
  403: problem(403),
  423: problem(423),
  429: problem(429),
  'cut JSON': body('{"orderId": 1, "na'),
  null: body('null'),
  '{}': body('{}'),
  HTML: body('<h1>Sign in to the network</h1>', 'text/html'),
  hang: () => new Promise<never>(() => {}),
  offline: () => HttpResponse.error(),
};

/** Calls of the session and the frame, which every page makes. They are broken on one page only. */
const sharedCall =
  /account\/(refresh|isLoggedIn)|Clients\/\d+$|Users?\/|UserRoles|Retailer|settings\?|ProfileSettings|announcements/i;
const pageOfSharedCalls = '/orders';

/** What a person must never read. */
const rawText = /\bundefined\b|\bNaN\b|\[object |\bnull\b|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/;

/** Console messages of calls that failed, which the application reports on purpose. */
const failedCall = /ApiError|ContractMismatchError|CancelError|Error in route match|The response of/;

/** A failed call is made again at once, so that a visit takes less time. */
const retryDelay = 20;

const kinds = Object.keys(faults).filter((kind) => (process.env.FAULT_KINDS ?? kind).split(',').includes(kind));

const app = appUnderTest();
const broken: string[] = [];
const counted = { visits: 0 };

/** An operation, whatever it is about: method and path with its identifiers replaced. */
function callOf({ method, url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/^\/api/, '').replaceAll(/\/(\d+|[0-9a-f-]{36})(?=\/|$)/gi, '/…');
  const names = searchParams.get('settingNames') ?? searchParams.get('name') ?? '';
  return `${method} ${path}${names && `?${names}`}`;
}

async function settle({ router, queryClient }: RenderedApp, isHanging: boolean): Promise<void> {
  const limit = { timeout: isHanging ? 300 : 8_000, interval: 30 };
  const isQuiet = () => router.state.status === 'idle' && queryClient.isFetching() === 0;
  await act(() => vi.waitFor(() => expect(isQuiet()).toBe(true), limit).catch(() => {}));
}

/** A page with a heading, a placeholder, or a dialog. */
const isBlank = () => screen.queryAllByRole('heading').length === 0 && screen.queryAllByRole('status').length === 0;

const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

interface Page {
  route: string;
  address: string;
  /** What the page says without a failure. */
  said: ReadonlySet<string>;
}

async function visit({ route, address, said }: Page, call: string, fault: string): Promise<void> {
  const uncaught: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault();
    uncaught.push(String('reason' in event ? event.reason : event.error));
  };
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  app.answer((request) => (callOf(request) === call ? faults[fault]?.() : undefined));
  const rendered = await app.renderApp(address, { retryDelay });
  await settle(rendered, fault === 'hang');
  counted.visits += 1;
  const fail = (what: string) => {
    const line = `${route} · ${call} · ${fault}: ${what}`;
    broken.push(line);
    process.stdout.write(`${line}\n`);
  };
  if (isBlank()) fail(`blank: ${rendered.container.textContent.slice(0, 80)}`);
  const raw = rawText.exec(document.body.textContent ?? '');
  if (raw) fail(`raw text: ${document.body.textContent?.slice(Math.max(0, raw.index - 40), raw.index + 40)}`);
  const titles = alerts().filter((title) => title !== '' && !said.has(title));
  const twice = titles.filter((title, place) => titles.indexOf(title) !== place);
  if (twice.length > 0) fail(`said twice: ${twice[0]}`);
  const stuck = screen.queryByRole('heading', { name: /something went wrong/i });
  if (stuck && within(document.body).queryAllByRole('button', { name: /try again|reload|refresh/i }).length === 0)
    fail('an error page without a way on');
  await typeAndFetchAgain(rendered, fail, fault);
  for (const message of takeConsoleMessages()) if (!failedCall.test(message)) fail(`console: ${message.slice(0, 200)}`);
  if (uncaught.length > 0) fail(`uncaught: ${uncaught[0]}`);
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
  rendered.unmount();
  cleanup();
  app.reset();
}

/** Enough to see whether a page forgets what it holds when a call fails again. */
const retyped: ReadonlySet<string> = new Set(['500', 'HTML', 'offline']);

/** Tells what a person types stays when everything is fetched again and the call fails again. */
async function typeAndFetchAgain(rendered: RenderedApp, fail: (what: string) => void, fault: string): Promise<void> {
  const field = screen
    .queryAllByRole<HTMLInputElement>('textbox')
    .find((each) => !each.disabled && !each.readOnly && each.closest('[role=grid]') === null);
  if (!field || !retyped.has(fault)) return;
  await rendered.user.type(field, 'zq');
  const typed = field.value;
  if (!typed.includes('zq')) return;
  await act(() => rendered.queryClient.invalidateQueries().catch(() => {}));
  await settle(rendered, false);
  // What comes in front of a page may hide it.
  const fields = screen.queryAllByRole<HTMLInputElement>('textbox', { hidden: true });
  const kept = fields.some(({ value }) => value === typed);
  if (!kept) fail(`lost what was typed into ${field.labels?.[0]?.textContent ?? field.ariaLabel}`);
}

describe.runIf(chosen !== undefined)('with a failing call', () => {
  const wanted = (chosen === 'all' ? '/*' : (chosen ?? '')).split(',');
  const isWanted = (route: string) =>
    wanted.some((each) => (each.endsWith('*') ? route.startsWith(each.slice(0, -1)) : route === each));
  const pages = builtPages.filter(([route]) => isWanted(route));
  it.each(pages)('%s', { timeout: 1_200_000 }, async (route, address) => {
    const calls = new Set<string>();
    app.answer((request) => {
      calls.add(callOf(request));
      return undefined;
    });
    const healthy = await app.renderApp(address);
    await settle(healthy, false);
    const page = { route, address, said: new Set(alerts()) };
    healthy.unmount();
    takeConsoleMessages();
    app.reset();
    const before = { broken: broken.length, visits: counted.visits };
    for (const call of calls) {
      if (sharedCall.test(call) && route !== pageOfSharedCalls) continue;
      for (const fault of kinds) await visit(page, call, fault);
    }
    process.stdout.write(`${route}: ${counted.visits - before.visits} visits\n`);
    expect(broken.slice(before.broken)).toEqual([]);
  });

  afterAll(() => {
    process.stdout.write(`${counted.visits} visits, ${broken.length} rules broken\n`);
  });
});
