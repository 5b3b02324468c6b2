/** The platform host's pages: sign in and signed out. They work without scripts. */
import { html } from 'hono/html';
import type { Database } from '../../db/connection.ts';
import { demoPassword } from '../../demo/people.ts';
import { brand, htmlPage, type Markup } from '../../http/html-page.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Path of the sign-in page. */
export const loginPath = '/api/platform/account/login';

interface LoginPage {
  returnUrl: string | undefined;
  /** The entered email, shown again after a failure. */
  email?: string;
  error?: string;
  status?: number;
  headers?: Headers;
}

/** The sign-in page, with the demo people below the form if seeded. */
export async function loginPage(
  db: Database,
  { returnUrl, email = '', error, status, headers }: LoginPage,
): Promise<Response> {
  const action = returnUrl ? `${loginPath}?${new URLSearchParams({ returnUrl })}` : loginPath;
  const body = html`<main>
${brand}
<form class="sheet" method="post" action="${action}">
<h1>Sign in</h1>
${error ? html`<p class="alert" role="alert" id="problem">${error}</p>` : ''}
<div class="field">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email}" ${email ? '' : 'autofocus'}>
</div>
<div class="field">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"
${error ? html`aria-describedby="problem"` : ''} ${email ? 'autofocus' : ''}>
</div>
<button class="primary">Sign in</button>
</form>
${await demoSection(db, action)}
</main>`;
  return htmlPage({ title: 'Sign in', kind: 'narrow', body, status, headers });
}

/** The page after sign-out when no return page was named. */
export function signedOutPage(cookies: string[]): Promise<Response> {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const body = html`<main>
${brand}
<div class="sheet"><h1>You are signed out</h1><p><a href="${loginPath}">Sign in again</a></p></div>
</main>`;
  return htmlPage({ title: 'Signed out', kind: 'narrow', body, headers });
}

async function demoSection(db: Database, action: string): Promise<Markup | string> {
  const accounts = await demoAccounts(db);
  if (accounts.length === 0) return '';
  return html`<section class="sheet" aria-labelledby="demo">
<h2 id="demo">Demo accounts</h2>
<p class="quiet">Demo people of demo firms. Everyone’s password is <code>${demoPassword}</code>.</p>
<ul class="people">${accounts.map(({ userName, name, position, firm }) => {
    return html`<li><form method="post" action="${action}">
<input type="hidden" name="email" value="${userName}">
<input type="hidden" name="password" value="${demoPassword}">
<button><span>${name}</span><span class="quiet">${position} · ${firm}</span></button>
</form></li>`;
  })}</ul>
</section>`;
}
