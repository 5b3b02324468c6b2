import { html } from 'hono/html';
import type { Markup } from '../../http/html-page.ts';
import type { Sandbox } from '../../sandbox.ts';
import { demoAccounts } from '../../services/platform/demo-accounts.ts';
import { capabilityOf, statesWithSignIn } from '../../services/state-capabilities.ts';
import { listMails, type SentMail } from '../../simulators/outbox.ts';

/** Few enough to read. */
const shown = 10;

const statuses = [
  ['signed-out', 'signed out'],
  ['locked', 'locked'],
  ['not-activated', 'not activated'],
  ['signed-in', 'signed in'],
] as const;

/** E-filing provider logins with a form to change each, and the emails sent. */
export async function filingLoginsSection({ db }: Sandbox): Promise<Markup> {
  const accounts = await demoAccounts(db);
  return html`<section class="sheet" aria-labelledby="filing-logins">
<h2 id="filing-logins">Filing service</h2>
<p class="quiet">By default everyone is signed in to every state's e-filing service with the product's password. After signing out or locking here, its calls return 423. Five wrong passwords lock an account for 15 minutes.</p>
<form class="row" data-api="PUT /sandbox/api/filing-logins" data-done="Login changed.">
<div class="field wide-field"><label for="login-person">Person</label>
<select id="login-person" name="userName">${accounts.map(({ userName, name }) => html`<option value="${userName}">${name}</option>`)}</select></div>
<div class="field"><label for="login-state">State</label>
<select id="login-state" name="state">${statesWithSignIn.map((state) => html`<option value="${state}">${capabilityOf(state).name}</option>`)}</select></div>
<div class="field"><label for="login-status">Becomes</label>
<select id="login-status" name="status">${statuses.map(([status, text]) => html`<option value="${status}">${text}</option>`)}</select></div>
<button class="primary">Change login</button>
</form>
<h3 id="mails">Emails</h3>
${mailList(await listMails(db, shown))}
<p><a href="/sandbox/mails">All emails, with their attachments</a></p>
</section>`;
}

function mailList(mails: readonly SentMail[]): Markup {
  if (mails.length === 0) return html`<p class="quiet">No messages.</p>`;
  return html`<ul class="filings" aria-labelledby="mails">${mails.map(({ sentAt, recipient, subject, body, link }) => {
    return html`<li><div><strong>${link ? html`<a href="${link}">${subject}</a>` : subject}</strong><br>
<span class="quiet">To ${recipient}, ${sentAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${body}</span></div></li>`;
  })}</ul>`;
}
