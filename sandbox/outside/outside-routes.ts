/**
 * Stand-ins for the sites that the product links to: the former application, support pages and chat, the e-filing
 * provider's emails, File & ServeXpress, and the connected systems' consent.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { brand, htmlPage } from '../http/html-page.ts';
import type { Sandbox } from '../sandbox.ts';
import { connectPages } from './connect-pages.ts';
import { filingLoginPages } from './filing-login-pages.ts';
import { fsxPages } from './fsx-pages.ts';

const pages: Readonly<Record<string, string>> = {
  support: 'Support center',
  'feature-request': 'Request a feature',
  'remote-access': 'Remote access',
};

const chatScript = readFileSync(resolve(import.meta.dirname, 'chat.js'), 'utf8');

export function outsideRoutes(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.get('/chat.js', (context) => {
    context.header('cache-control', 'no-store');
    context.header('content-type', 'text/javascript; charset=utf-8');
    return context.body(chatScript);
  });
  app.route('/connect', connectPages(sandbox));
  app.route('/filing-login', filingLoginPages(sandbox));
  app.route('/fsx', fsxPages(sandbox));
  app.get('/former/*', () => standIn('Former application'));
  app.get('/matter/*', () => standIn('Matter in the connected system'));
  for (const [path, title] of Object.entries(pages)) app.get(`/${path}`, () => standIn(title));
  return app;
}

function standIn(title: string): Promise<Response> {
  const body = html`<main>
${brand}
<div class="sheet"><h1>${title}</h1>
<p>A deployment has its own page here. This one stands in for it.</p>
<p><a href="/app/">Back to the application</a></p></div>
</main>`;
  return htmlPage({ title, kind: 'narrow', body });
}
