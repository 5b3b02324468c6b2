import { asc } from 'drizzle-orm';
import { html } from 'hono/html';
import { docketCredentials, docketOutages } from '../../db/schema/dockets.ts';
import type { Markup } from '../../http/html-page.ts';
import type { Sandbox } from '../../sandbox.ts';
import { oneTimeCode } from '../../services/docket-sync/provider-access.ts';
import { docketProviders } from '../../simulators/dockets/providers.ts';

const standings = [
  ['none', 'accepted'],
  ['refused', 'refused'],
  ['code-required', 'asked for a code'],
  ['search-inactive', 'inactive for searching'],
] as const;

const kinds = [
  ['add', 'Add an entry'],
  ['amend', 'Amend an entry'],
  ['remove', 'Remove an entry'],
  ['seal', 'Seal an entry’s documents'],
  ['release', 'Make an entry’s documents available'],
  ['move-hearing', 'Move an entry’s hearing (text: the new time)'],
  ['cancel-hearing', 'Cancel an entry’s hearing'],
  ['retitle', 'Change the title'],
  ['reassign', 'Assign another judge'],
  ['transfer', 'Transfer the case to another court'],
  ['reopen', 'Reopen the case'],
  ['seal-case', 'Seal the case'],
] as const;

/** The docket providers, the firms' accounts with them, and a form that changes a court's docket. */
export async function docketsSection({ db, clock }: Sandbox): Promise<Markup> {
  const down = new Set((await db.select().from(docketOutages)).map(({ providerId }) => providerId));
  const accounts = await db.select().from(docketCredentials).orderBy(asc(docketCredentials.credentialId)).limit(50);
  return html`<section class="sheet" aria-labelledby="dockets">
<h2 id="dockets">Dockets</h2>
<p class="quiet">Providers accept any password except “wrong”. User names that end in -mfa need the code shown here.</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="dockets"><table>
<thead><tr><th scope="col">Provider</th><th scope="col">Status</th><th scope="col">Actions</th></tr></thead>
<tbody>${docketProviders.map(({ providerId, name }) => {
    const isDown = down.has(providerId);
    return html`<tr><th scope="row">${name}</th><td>${isDown ? 'Down' : 'Up'}</td>
<td><form class="row" data-api="POST /sandbox/api/dockets/provider" data-done="${name} is ${isDown ? 'up' : 'down'}.">
<input type="hidden" name="providerId" value="${providerId}" data-number>
<button name="status" value="${isDown ? 'up' : 'down'}" aria-label="Take ${isDown ? 'up' : 'down'}: ${name}">Take ${isDown ? 'up' : 'down'}</button>
</form></td></tr>`;
  })}</tbody>
</table></div>
<form class="row" data-api="POST /sandbox/api/dockets/account" data-done="Account changed.">
<div class="field wide-field"><label for="docket-account">Account</label>
<select id="docket-account" name="credentialId" data-number>${accounts.map(
    ({ credentialId, credentialType, userName, problem }) => {
      const code = userName.toLowerCase().endsWith('-mfa') ? `, code ${oneTimeCode(userName, clock.now())}` : '';
      return html`<option value="${credentialId}">${credentialType} ${userName}${problem ? ` (${problem})` : ''}${code}</option>`;
    },
  )}</select></div>
<div class="field"><label for="docket-standing">Is</label>
<select id="docket-standing" name="problem">${standings.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></div>
<button class="primary">Change account</button>
</form>
<form class="row" data-api="POST /sandbox/api/dockets/changes" data-done="The docket was changed.">
<div class="field"><label for="docket-case">Case ID</label><input id="docket-case" name="providerCaseId" required maxlength="64" placeholder="4100000"></div>
<div class="field"><label for="docket-kind">Change</label>
<select id="docket-kind" name="kind">${kinds.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></div>
<div class="field"><label for="docket-entry">Entry ID</label><input id="docket-entry" name="docketEntryId" maxlength="64"></div>
<div class="field wide-field"><label for="docket-text">Text</label><input id="docket-text" name="text" maxlength="2000"></div>
<button class="primary">Change docket</button>
</form>
</section>`;
}
