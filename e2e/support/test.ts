/** Fixtures of the end-to-end tests: signed-in people, the sandbox's control and accessibility checks. */
import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { shiftClock } from '../../tests/shift-clock.ts';
import { accessibilityErrors } from './axe.ts';
import { Control } from './control.ts';
import { untilQuiet, watchRequests } from './quiet.ts';

export const password = 'Benchfile-demo1';

/** Demo people by name; `userId` limits a fault to them. */
export const people = {
  nora: { email: 'nora.marlow@example.com', userId: 1, name: 'Nora Marlow' },
  theo: { email: 'theo.finch@example.com', userId: 2, name: 'Theo Finch' },
  priya: { email: 'priya.raman@example.com', userId: 3, name: 'Priya Raman' },
  demo: { email: 'demo@example.com', userId: 4, name: 'Demo Visitor' },
  june: { email: 'june.ashgrove@example.com', userId: 5, name: 'June Ashgrove' },
  sam: { email: 'sam.okafor@example.com', userId: 6, name: 'Sam Okafor' },
  ines: { email: 'ines.calder@example.com', userId: 8, name: 'Ines Calder' },
  leo: { email: 'leo.whitlock@example.com', userId: 9, name: 'Leo Whitlock' },
  dov: { email: 'dov.pell@example.com', userId: 11, name: 'Dov Pell' },
  maren: { email: 'maren.harrow@example.com', userId: 10, name: 'Maren Harrow' },
  callum: { email: 'callum.stillwater@example.com', userId: 12, name: 'Callum Stillwater' },
  edith: { email: 'edith.ashgrove@example.com', userId: 13, name: 'Edith Ashgrove' },
  otto: { email: 'otto.vance@example.com', userId: 14, name: 'Otto Vance' },
} as const;
export type Person = (typeof people)[keyof typeof people];

/** The matter of Ortega v. Lakeshore Holdings, in the firm of Nora, Theo and Priya. */
export const ortega = { reference: '00015-Ortega', mappingId: '00000000-0000-4000-8000-000000000001' } as const;

/** Fills in the platform's sign-in page. */
export async function signIn(page: Page, { email }: { email: string }, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(typed);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens an address as a signed-in person. */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  const answer = await page.request.post('/api/platform/account/login', {
    form: { email: person.email, password },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(`/app${path}`);
}

/** Console messages about failed calls, which many tests provoke. */
const failedCall = /^(Failed to load resource|ApiError: )/;

/** Collects console errors: exceptions, contract violations and security policy violations. */
function watchErrors(context: BrowserContext, expected: RegExp | undefined): string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!failedCall.test(text) && !expected?.test(text)) errors.push(text);
  };
  context.on('weberror', (error) => note(String(error.error())));
  context.on('console', (message) => message.type() === 'error' && note(message.text()));
  return errors;
}

/** A browser's policy violation report. */
interface SecurityReport {
  'csp-report': { 'document-uri': string; 'violated-directive': string };
}

/** A nonexistent page for tests that provoke reports. */
export const provokingPage = '/provoked';

/**
 * Reports from pages that should have none, including workers. Blocked frames are those of unlisted tools
 * (embedded.spec.ts).
 */
async function unexpectedReports(request: APIRequestContext): Promise<unknown[]> {
  const reports: { body: string }[] = await (await request.get('/sandbox/api/reports?kind=security')).json();
  return reports
    .map(({ body }): SecurityReport => JSON.parse(body))
    .map((report) => report['csp-report'])
    .filter((report) => !report['document-uri'].endsWith(provokingPage))
    .filter((report) => report['violated-directive'] !== 'frame-ancestors');
}

interface TestFixtures {
  /** Names the test's calls to the sandbox. */
  caller: string;
  control: Control;
  /** Console errors that the test expects. */
  expectedErrors: RegExp | undefined;
  quietConsole: undefined;
}

/** How far the tests' clock is from the real one, in milliseconds (`npm run test:dates`). */
const clockOffset = Number(process.env.TEST_CLOCK_OFFSET ?? 0);

export const test = base.extend<TestFixtures, { quietPolicy: undefined }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      if (clockOffset !== 0)
        browser.newContext = async (options) => {
          const context = await open(options);
          await context.addInitScript(shiftClock, clockOffset);
          return context;
        };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  caller: async ({ browserName: _ }, use, { testId, repeatEachIndex }) => use(`${testId}-${repeatEachIndex}`),
  extraHTTPHeaders: async ({ caller }, use) => use({ 'x-sandbox-caller': caller }),
  control: async ({ request, caller }, use) => use(new Control(request, caller)),
  expectedErrors: [undefined, { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors = watchErrors(context, expectedErrors);
      watchRequests(context);
      await use(undefined);
      expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  quietPolicy: [
    async ({ playwright }, use, { project }) => {
      await use(undefined);
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      expect(await unexpectedReports(request), 'security policy violations').toEqual([]);
      await request.dispose();
    },
    { auto: true, scope: 'worker' },
  ],
});

/** Expects no violations of WCAG 2.2 A and AA or of axe's best practices. */
export async function expectAccessible(page: Page, options?: { onlyColors: boolean }): Promise<void> {
  expect.soft(await accessibilityErrors(page, options)).toEqual([]);
}

/** Expects a page to be as wide as its window, in pixels: nothing scrolls sideways. */
export async function expectWidth(page: Page, width: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
}

export { expect, untilQuiet };
