import { asc } from 'drizzle-orm';
import { html } from 'hono/html';
import { clients } from '../../db/schema/platform.ts';
import type { Markup } from '../../http/html-page.ts';
import type { Sandbox } from '../../sandbox.ts';

/** The firms, each with its credit hold switch. */
export async function firmsSection({ db }: Sandbox): Promise<Markup> {
  const firms = await db
    .select({ clientId: clients.clientId, name: clients.name, creditHold: clients.creditHold })
    .from(clients)
    .orderBy(asc(clients.clientId))
    .limit(50);
  return html`<section class="sheet" aria-labelledby="firms">
<h2 id="firms">Firms</h2>
<p class="quiet">A firm on credit hold can’t place orders until it pays.</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="firms"><table>
<thead><tr><th scope="col">Firm</th><th scope="col">Credit hold</th><th scope="col">Actions</th></tr></thead>
<tbody>${firms.map(({ clientId, name, creditHold }) => {
    const next = creditHold ? 'off' : 'on';
    return html`<tr><th scope="row">${name}</th><td>${creditHold ? 'On' : 'Off'}</td>
<td><form class="row" data-api="POST /sandbox/api/firms/credit-hold" data-done="Credit hold of ${name}: ${next}.">
<input type="hidden" name="clientId" value="${clientId}" data-number>
<button name="creditHold" value="${next}" aria-label="Turn ${next} credit hold of ${name}">Turn ${next}</button>
</form></td></tr>`;
  })}</tbody>
</table></div>
</section>`;
}
