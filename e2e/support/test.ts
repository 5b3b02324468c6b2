/** What every end-to-end test has: people who sign in, the sandbox's switches, and a look for accessibility errors. */
import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { accessibilityErrors } from './axe.ts';
import { Control } from './control.ts';

export const password = 'Benchfile-demo1';

/** Demo people, by who they are; `userId` aims faults of the sandbox at them alone. */
export const people = {
  nora: { email: 'nora.marlow@example.com', userId: 1, name: 'Nora Marlow' },
  theo: { email: 'theo.finch@example.com', userId: 2, name: 'Theo Finch' },
  priya: { email: 'priya.raman@example.com', userId: 3, name: 'Priya Raman' },
  demo: { email: 'demo@example.com', userId: 4, name: 'Demo Visitor' },
  june: { email: 'june.ashgrove@example.com', userId: 5, name: 'June Ashgrove' },
  sam: { email: 'sam.okafor@example.com', userId: 6, name: 'Sam Okafor' },
  ines: { email: 'ines.calder@example.com', userId: 8, name: 'Ines Calder' },
  leo: { email: 'leo.whitlock@example.com', userId: 9, name: 'Leo Whitlock' },
  maren: { email: 'maren.harrow@example.com', userId: 10, name: 'Maren Harrow' },
  callum: { email: 'callum.stillwater@example.com', userId: 12, name: 'Callum Stillwater' },
} as const;
export type Person = (typeof people)[keyof typeof people];

/** The matter of Ortega v. Lakeshore Holdings, of the firm of Nora, Theo and Priya. */
export const ortega = { reference: '00015-Ortega', mappingId: '00000000-0000-4000-8000-000000000001' } as const;

/** Fills in the platform's sign-in page, as a person would. */
export async function signIn(page: Page, { email }: Pick<Person, 'email'>, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(typed);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens an address of the application as somebody who is signed in already. */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  const answer = await page.request.post('/api/platform/account/login', {
    form: { email: person.email, password },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(`/app${path}`);
}

/** What the browser's console has for reports that are no fault: of calls that fail, which many tests are about. */
const failedCall = /^(Failed to load resource|ApiError: )/;

/**
 * Errors of the code, answers that are not what the contracts say, and whatever the page's security policy refused, as
 * the browser's console has them.
 */
function watchErrors(context: BrowserContext, expected: RegExp | undefined): string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!failedCall.test(text) && !expected?.test(text)) errors.push(text);
  };
  context.on('weberror', (error) => note(String(error.error())));
  context.on('console', (message) => message.type() === 'error' && note(message.text()));
  return errors;
}

/** What a browser reports to the address in the page's policy. */
interface SecurityReport {
  'csp-report': { 'document-uri': string; 'violated-directive': string };
}

/** A page of the application, which there is not, on which a test provokes reports. */
export const provokingPage = '/provoked';

/**
 * What the browsers of this run reported of pages that were to be quiet, also of their workers. Frames that were refused
 * are the tools' that are not listed (embedded.spec.ts).
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
  control: Control;
  /** What the console may say, for a test that is about it. */
  expectedErrors: RegExp | undefined;
  quietConsole: undefined;
}

export const test = base.extend<TestFixtures, { quietPolicy: undefined }>({
  control: async ({ request }, use) => use(new Control(request)),
  expectedErrors: [undefined, { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors = watchErrors(context, expectedErrors);
      await use(undefined);
      expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  quietPolicy: [
    async ({ playwright }, use, { project }) => {
      await use(undefined);
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      expect(await unexpectedReports(request), 'what the security policy refused').toEqual([]);
      await request.dispose();
    },
    { auto: true, scope: 'worker' },
  ],
});

/** No violation of WCAG 2.2 A and AA, nor of what axe calls good practice, on the page as it is. */
export async function expectAccessible(page: Page, options?: { onlyColours: boolean }): Promise<void> {
  expect.soft(await accessibilityErrors(page, options)).toEqual([]);
}

export { expect };
