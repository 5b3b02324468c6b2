/** Addresses an attacker might write, and the ways they reach a browser. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.ts';

const evil = 'evil.example';

/** Sixty targets that would leave the product if followed. */
export const payloads: readonly string[] = [
  `https://${evil}`,
  `http://${evil}/`,
  `HTTPS://${evil}/`,
  `//${evil}`,
  `///${evil}`,
  `////${evil}`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `\\/${evil}`,
  `/\\/${evil}`,
  `\\/\\/${evil}/`,
  `/\t/${evil}`,
  `/\n/${evil}`,
  `\t//${evil}`,
  ` //${evil}`,
  `//${evil} `,
  `\u0001//${evil}`,
  `/\r/${evil}`,
  `https:${evil}`,
  `https:/${evil}`,
  `https:///${evil}`,
  `https:\\\\${evil}`,
  `https://${evil}\\@localhost/`,
  `https://localhost@${evil}/`,
  `https://localhost:4317@${evil}/app`,
  `https://user:word@${evil}/`,
  `https://benchfile.example@${evil}/`,
  `https://benchfile.example.${evil}/`,
  `https://evilbenchfile.example/`,
  `https://benchfile.example./`,
  `https://benchfile.example\\.${evil}`,
  `http://www.benchfile.example/`,
  `ftp://benchfile.example/`,
  `//localhost.${evil}/app`,
  `//www.benchfile.example`,
  `/app//${evil}`,
  `/app/..//${evil}`,
  `/app/../../${evil}`,
  `/app/../api/platform/account/logout`,
  `/app/%2e%2e/api/platform/account/logout`,
  `/app/.%2e//${evil}`,
  `/app/./..//${evil}/%2f..`,
  `/app\\..\\..\\${evil}`,
  `./..//${evil}`,
  `..//${evil}`,
  `javascript:window.open('https://${evil}')`,
  `JaVaScRiPt:location='https://${evil}'`,
  `java\nscript:location='https://${evil}'`,
  `javascript://localhost/%0alocation='https://${evil}'`,
  `data:text/html,<script>location='https://${evil}'</script>`,
  `vbscript:msgbox(1)`,
  `blob:https://${evil}/1`,
  `view-source:https://${evil}`,
  `file:///etc/passwd`,
  `about:blank`,
  `mailto:someone@${evil}`,
  `https://[::ffff:7f00:1]/`,
  `https://0x7f000001.${evil}/`,
  `https://${evil}%2f@localhost/`,
  `https://\uff45vil.example/`,
];

/** Blocks all other hosts and records attempts to reach them. */
export async function watchForeignHosts(context: BrowserContext, own: string): Promise<string[]> {
  const asked: string[] = [];
  const isForeign = (url: URL) => /^(https?|ftp|wss?):$/.test(url.protocol) && url.origin !== own;
  context.on('request', (request) => {
    if (isForeign(new URL(request.url()))) asked.push(request.url());
  });
  await context.route(isForeign, (route) => route.abort());
  return asked;
}

/** How a target reaches a signed-in browser. */
export const redirectMethods: Readonly<Record<string, (page: Page, target: string) => Promise<unknown>>> = {
  'the return path of the sign-in page': (page, target) =>
    page.goto(`/app/login?${new URLSearchParams({ returnPath: target })}`),
  'the return address of the platform’s sign-in': (page, target) =>
    page.goto(`/api/platform/account/login?${new URLSearchParams({ returnUrl: target })}`),
  'a stored redirect-to': async (page, target) => {
    await page.evaluate((stored) => sessionStorage.setItem('redirect-to', stored), target);
    await page.goto('/app/');
  },
};

/** The browser shows a page of the application. */
export async function expectInProduct(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/app(\/|$)/);
}
