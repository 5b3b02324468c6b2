/**
 * No trace of the password and the one-time code of an account with a docket provider in the browser, in what the page
 * logs and reports, or in any answer. tests/docket-account-traces.test.tsx looks for them in the sandbox's tables too.
 */
import type { BrowserContext, Page } from '@playwright/test';
import * as z from 'zod';
import { browserState, listenToConsole, reportsFromNowOn } from './support/browser-traces.ts';
import { expect, openAs, people, test } from './support/test.ts';

const accounts = [
  {
    name: 'PACER',
    userName: 'trace-mfa',
    path: '/docket-sync/pacer/login',
    open: async () => {},
    saved: (page: Page) => page.getByText('PACER account saved'),
  },
  {
    name: 'the Florida portal',
    userName: 'trace-fl-mfa',
    path: '/docket-sync/search',
    open: (page: Page) => page.getByRole('button', { name: 'Add an account: Florida E-Filing Portal' }).click(),
    saved: (page: Page) => page.getByRole('listitem').filter({ hasText: /^trace-fl-mfa/ }),
  },
] as const;

for (const { name, userName, path, open, saved } of accounts)
  test(`the password and code of an account with ${name} stay nowhere`, async ({ page, context, request, control }) => {
    const password = 'Kestrel7~Quarry';
    const said = listenToConsole(context);
    const sent = await reportsFromNowOn(request);
    const { addresses, answers } = watchTraffic(context);
    // The session is recorded, as monitoring does with a sample.
    await page.addInitScript(() => sessionStorage.setItem('monitoring-draw', '0'));
    await openAs(page, people.nora, path);
    await open(page);
    const save = page.getByRole('button', { name: 'Save account' });
    await page.getByLabel('User name').fill(userName);
    await page.getByLabel('Password').fill(password);
    await control.fault({ operationId: 'saveDocketCredential', userId: people.nora.userId, status: 500, times: 1 });
    await save.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await save.click();
    const field = page.getByLabel('One-time code');
    await expect(field).toBeVisible();
    const code = await oneTimeCode(page, userName);
    await field.fill(code === '000000' ? '000001' : '000000');
    await save.click();
    await expect(field).toHaveValue('');
    await field.fill(code);
    const typed = await browserState(page, said);
    await save.click();
    await expect(saved(page)).toBeVisible();
    await page.evaluate((message) => {
      // Like a throw, but without the browser's own console message.
      window.dispatchEvent(new ErrorEvent('error', { error: new Error(message) }));
    }, `A failure of ${userName}`);
    await expect.poll(sent).toContain(`A failure of ${userName}`);
    await expect.poll(sent).toContain('replay_recording');
    const places = {
      'the browser while typing': typed,
      'the browser': await browserState(page, said),
      'the page': await page.content(),
      reports: await sent(),
      addresses: addresses.join('\n'),
      answers: (await Promise.all(answers)).join('\n'),
    };
    expect(places.addresses).toContain('/Credentials/client/');
    expect(places.answers).toContain(userName);
    for (const [place, held] of Object.entries(places)) {
      const isCode = new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`);
      // Without the texts, which a failure would print.
      expect(held.includes(password) || held.includes(encodeURIComponent(password)), `password in ${place}`).toBe(
        false,
      );
      expect(isCode.test(held), `code in ${place}`).toBe(false);
    }
  });

/** Addresses and headers of every request, and every answer with its headers. */
function watchTraffic(context: BrowserContext): { addresses: string[]; answers: Promise<string>[] } {
  const addresses: string[] = [];
  const answers: Promise<string>[] = [];
  context.on('request', (request) => addresses.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  context.on('response', (response) => {
    const isText = /json|text/.test(response.headers()['content-type'] ?? '') && !response.url().includes('/api/live/');
    if (isText) answers.push(response.text().catch(() => 'The page was left.'));
  });
  return { addresses, answers };
}

async function oneTimeCode(page: Page, userName: string): Promise<string> {
  const answer = await page.request.get(`/sandbox/api/dockets/code/${userName}`);
  return z.object({ code: z.string() }).parse(await answer.json()).code;
}
