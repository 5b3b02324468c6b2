/** The other faces of a route: signed out, and in a deployment that has nothing but what it must have. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accessibilityErrors } from '../../e2e/support/axe.ts';
import { addressOf, type ListedRoute } from './route-list.ts';

/** Narrowest screen, and the usual one. */
const [narrow, usual] = [390, 1280];
const height = 900;

/** Milliseconds for a page that hangs. A busy machine is no finding. */
export const longest = 120_000;

/** The services that a deployment may lack. */
const optionalServices = ['docketWatch', 'places', 'notifications', 'workspace', 'invitations', 'live'];

/** What a deployment may set beside them: nothing of it, and every switch off. */
const optionalParts = ['support', 'monitoring', 'maps', 'googlePlacesKey'];

/** A browser for which the deployment's optional services are missing and its switches off. */
export async function openSwitchedOff(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: narrow, height } });
  context.setDefaultTimeout(longest);
  const answer = await fetch(`${origin}/app/config.js`);
  const text = await answer.text();
  const [, before = '', object = '{}'] = /^([^{]*)(\{.*\})/s.exec(text) ?? [];
  const config: Record<string, unknown> & { services: Record<string, string> } = JSON.parse(object);
  for (const part of optionalParts) delete config[part];
  for (const service of optionalServices) delete config.services[service];
  config.features = {
    onboardingEnabled: false,
    forceOnboardingForExistingClients: false,
    skipDocumentExtraction: true,
  };
  await context.route('**/app/config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${before}${JSON.stringify(config)};` }),
  );
  return context;
}

export interface Variant {
  /** `signed out`, `switched off`. */
  name: string;
  context: BrowserContext;
}

/** Opens a route in a variant; what is wrong there in words: a broken page, its width, its accessibility. */
export async function checkVariant(
  { name, context }: Variant,
  listed: ListedRoute,
  arrive: (page: Page, listed: ListedRoute) => Promise<void>,
): Promise<string[]> {
  const page = await context.newPage();
  const problems: string[] = [];
  try {
    await page.setViewportSize({ width: narrow, height });
    await page.emulateMedia({ colorScheme: 'light' });
    await arrive(page, listed);
    if (await page.getByRole('heading', { name: 'Something went wrong' }).count()) problems.push('fails');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) problems.push(`${overflow} px too wide for ${narrow}`);
    for (const error of await accessibilityErrors(page)) problems.push(`light: ${error}`);
    await page.setViewportSize({ width: usual, height });
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const error of await accessibilityErrors(page)) problems.push(`dark: ${error}`);
  } catch (error) {
    problems.push(`${addressOf(listed)} did not open: ${error instanceof Error ? error.message : error}`);
  } finally {
    await page.close();
  }
  return problems.map((problem) => `${name}: ${problem}`);
}
