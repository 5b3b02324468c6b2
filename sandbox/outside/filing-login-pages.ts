/** Pages linked from the e-filing provider's emails: account activation and password reset. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { filingLogins } from '../db/schema/filing-logins.ts';
import { brand, htmlPage, type Markup } from '../http/html-page.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Sandbox } from '../sandbox.ts';
import { passwordRefusal } from '../services/filing/authentication.ts';
import { changeLogin, type FilingLogin } from '../services/filing/filing-logins.ts';
import { hashPassword } from '../services/platform/passwords.ts';
import { capabilityOf } from '../services/state-capabilities.ts';

export function filingLoginPages({ db, clock }: Sandbox): Hono {
  const app = new Hono();
  const read = async (token: string) => {
    const [login] = await db.select().from(filingLogins).where(eq(filingLogins.linkToken, token));
    return login;
  };
  app.get('/:token', async (context) => {
    const login = await read(context.req.param('token'));
    return login ? page(titleOf(login), form(login)) : usedUp();
  });
  app.post('/:token', async (context) => {
    const login = await read(context.req.param('token'));
    if (!login || !isSameOrigin(context.req.raw)) return usedUp();
    const { password } = await context.req.parseBody();
    const isActivation = login.status === 'not-activated';
    const chosen = typeof password === 'string' ? password : '';
    const refusal = isActivation ? undefined : passwordRefusal(chosen);
    if (refusal) return page(titleOf(login), form(login, refusal), 422);
    await changeLogin(db, clock, login, {
      ...(isActivation ? {} : { passwordHash: await hashPassword(chosen) }),
      status: 'signed-out',
      wrongTries: 0,
      until: null,
      linkToken: null,
    });
    return page(isActivation ? 'Account activated' : 'Password set', done);
  });
  return app;
}

const titleOf = ({ status }: FilingLogin) =>
  status === 'not-activated' ? 'Activate your account' : 'Set a new password';

function form({ state, status }: FilingLogin, refusal?: string): Markup {
  const { name } = capabilityOf(state);
  return html`<p>The e-filing service of ${name}.</p>
${refusal ? html`<p class="alert" role="alert">${refusal}</p>` : ''}
<form method="post">
${
  status === 'not-activated'
    ? html`<button class="primary">Activate</button>`
    : html`<div class="field"><label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required maxlength="128"></div>
<button class="primary">Set password</button>`
}
</form>`;
}

const done = html`<p>You can now sign in with it.</p>`;

function usedUp(): Promise<Response> {
  return page('This link is not valid', html`<p>It was already used, or a newer one was sent.</p>`, 404);
}

function page(title: string, content: Markup, status = 200): Promise<Response> {
  const body = html`<main>
${brand}
<div class="sheet"><h1>${title}</h1>
${content}</div>
</main>`;
  return htmlPage({ title, kind: 'narrow', body, status });
}
