/** The pages of the platform host that people see: sign in, and signed out. They work without scripts. */
import { eq, inArray } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../../db/connection.ts';
import { clients, users } from '../../db/schema/platform.ts';
import { demoPassword, demoPeople } from '../../demo/people.ts';
import { htmlPage, type Markup } from '../../http/html-page.ts';

/** Path of the sign-in page on the sandbox's host. */
export const loginPath = '/api/platform/account/login';

interface LoginPage {
  returnUrl: string | undefined;
  /** What was typed, shown again after a failure. */
  email?: string;
  error?: string;
  status?: number;
  headers?: Headers;
}

/** The sign-in page, with the demo's people below the form when the database has them. */
export async function loginPage(
  db: Database,
  { returnUrl, email = '', error, status, headers }: LoginPage,
): Promise<Response> {
  const action = returnUrl ? `${loginPath}?${new URLSearchParams({ returnUrl })}` : loginPath;
  const body = html`<main>
<div class="brand">${brandMark}<span>Benchfile</span></div>
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
${await demoAccounts(db, action)}
</main>`;
  return htmlPage({ title: 'Sign in', kind: 'narrow', body, status, headers });
}

/** What signing out ends with when no page was named to go to. */
export function signedOutPage(cookies: string[]): Promise<Response> {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const body = html`<main>
<div class="brand">${brandMark}<span>Benchfile</span></div>
<div class="sheet"><h1>You are signed out</h1><p><a href="${loginPath}">Sign in again</a></p></div>
</main>`;
  return htmlPage({ title: 'Signed out', kind: 'narrow', body, headers });
}

/** One button a demo person, which signs in as that person. */
export async function demoSignIns(db: Database, action: string): Promise<Markup[]> {
  const found = await db
    .select({ userId: users.userId, userName: users.userName, name: users.name, firm: clients.name })
    .from(users)
    .innerJoin(clients, eq(clients.clientId, users.clientId))
    .where(
      inArray(
        users.userName,
        demoPeople.map((person) => person.userName),
      ),
    )
    .orderBy(users.userId);
  const positions = new Map(demoPeople.map(({ userId, position }) => [userId, position]));
  return found.map(
    ({ userId, userName, name, firm }) => html`<li><form method="post" action="${action}">
<input type="hidden" name="email" value="${userName}">
<input type="hidden" name="password" value="${demoPassword}">
<button><span>${name}</span><span class="quiet">${positions.get(userId) ?? ''} · ${firm}</span></button>
</form></li>`,
  );
}

async function demoAccounts(db: Database, action: string): Promise<Markup | string> {
  const signIns = await demoSignIns(db, action);
  if (signIns.length === 0) return '';
  return html`<section class="sheet" aria-labelledby="demo">
<h2 id="demo">Demo accounts</h2>
<p class="quiet">Invented people of invented firms. Each one's password is <code>${demoPassword}</code>.</p>
<ul class="people">${signIns}</ul>
</section>`;
}

const brandMark = html`<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#1f3a5f"/><path d="M7 23h18M9 20h14M11 20v-8m5 8v-8m5 8v-8M8 12l8-5 8 5z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
