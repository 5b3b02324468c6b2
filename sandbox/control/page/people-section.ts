import { count, gt } from 'drizzle-orm';
import { html } from 'hono/html';
import { sessions } from '../../db/schema/platform.ts';
import { demoPassword } from '../../demo/people.ts';
import type { Markup } from '../../http/html-page.ts';
import type { Sandbox } from '../../sandbox.ts';
import { demoAccounts } from '../../services/platform/demo-accounts.ts';
import { loginPath } from '../../services/platform/login-page.ts';

/** The demo's people, with buttons to sign in as one or end their sessions. */
export async function peopleSection({ db, clock }: Sandbox): Promise<Markup> {
  const accounts = await demoAccounts(db);
  const open = await db
    .select({ userId: sessions.userId, total: count() })
    .from(sessions)
    .where(gt(sessions.expiresAt, clock.now()))
    .groupBy(sessions.userId);
  const sessionsOf = new Map(open.map(({ userId, total }) => [userId, total]));
  return html`<section class="sheet" aria-labelledby="people">
<h2 id="people">People</h2>
<p class="quiet">An expired token is renewed on the next refresh. An ended session requires sign-in.</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="people"><table>
<thead><tr><th scope="col">Person</th><th scope="col">Firm</th><th scope="col">Sessions</th><th scope="col">Actions</th></tr></thead>
<tbody>${accounts.map((person) => {
    return html`<tr><th scope="row">${person.name}<br><span class="quiet">${person.position} · ${person.userName}</span></th>
<td>${person.firm}</td><td>${sessionsOf.get(person.userId) ?? 0} open</td>
<td><div class="row">
<form method="post" action="${loginPath}?returnUrl=/app/">
<input type="hidden" name="email" value="${person.userName}"><input type="hidden" name="password" value="${demoPassword}">
<button aria-label="Sign in as ${person.name}">Sign in as</button>
</form>
<form class="row" data-api="POST /sandbox/api/sessions/expire" data-done="${person.name}: done.">
<input type="hidden" name="userName" value="${person.userName}">
<button name="what" value="token" aria-label="Expire token of ${person.name}">Expire token</button>
<button name="what" value="session" aria-label="End session of ${person.name}">End session</button>
</form>
</div></td></tr>`;
  })}</tbody>
</table></div>
</section>`;
}
