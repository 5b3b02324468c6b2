/**
 * What is asked before a link changes who is signed in: nobody can tell whether the person or another site opened it
 * (decision 28). Only the answer, a form of this page, changes cookies.
 */
import { html } from 'hono/html';
import { brand, htmlPage, type Markup } from '../../http/html-page.ts';
import type { Identity } from '../../http/operation.ts';
import { loginPath } from './login-page.ts';
import { applicationPath } from './return-url.ts';

/** Path of the sign-out. */
export const logoutPath = '/api/platform/account/logout';

type Named = Pick<Identity, 'name' | 'email'>;

/** Asks whether to sign in the person whose token a link brought, in place of the present person if there is one. */
export function askToSignIn(
  newcomer: Named,
  { present, tempAuthId, returnUrl }: { present: Named | undefined; tempAuthId: string; returnUrl: string | undefined },
): Promise<Response> {
  const stay = present
    ? html`<a class="button" href="${applicationPath}">Stay signed in as ${present.name}</a>`
    : html`<a class="button" href="${withReturn(loginPath, returnUrl)}">Sign in with another account</a>`;
  return question(present ? 'Switch accounts?' : `Sign in as ${newcomer.name}?`, {
    text: html`<p>The link you opened signs in <strong>${newcomer.name}</strong> (${newcomer.email}).</p>
${present ? html`<p>You are signed in as <strong>${present.name}</strong> (${present.email}).</p>` : ''}
<p class="quiet">If you didn’t ask for this link, don’t continue.</p>`,
    form: html`<form method="post" action="${withReturn(loginPath, returnUrl)}">
<input type="hidden" name="tempAuthId" value="${tempAuthId}">
<button class="primary">Sign in as ${newcomer.name}</button>
</form>`,
    stay,
  });
}

/** Asks whether to sign out. */
export function askToSignOut(present: Named, returnUrl: string | undefined): Promise<Response> {
  return question('Sign out?', {
    text: html`<p>You are signed in as <strong>${present.name}</strong> (${present.email}).</p>`,
    form: html`<form method="post" action="${withReturn(logoutPath, returnUrl)}">
<button class="primary">Sign out</button>
</form>`,
    stay: html`<a class="button" href="${applicationPath}">Stay signed in</a>`,
  });
}

function question(title: string, { text, form, stay }: { text: Markup; form: Markup; stay: Markup }) {
  const body = html`<main>
${brand}
<div class="sheet">
<h1>${title}</h1>
${text}
<div class="answers">${form}${stay}</div>
</div>
</main>`;
  // A token leaves the address at once.
  return htmlPage({ title, kind: 'narrow', body, script: "history.replaceState(null, '', location.pathname)" });
}

function withReturn(path: string, returnUrl: string | undefined): string {
  return returnUrl === undefined ? path : `${path}?${new URLSearchParams({ returnUrl })}`;
}
