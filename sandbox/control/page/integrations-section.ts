import { asc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { integrationConnections } from '../../db/schema/integration.ts';
import { users } from '../../db/schema/platform.ts';
import type { Markup } from '../../http/html-page.ts';
import type { Sandbox } from '../../sandbox.ts';
import { healthStatuses } from '../../services/integration/system-health.ts';
import { describeSystem, integrationNames } from '../../services/integration/systems.ts';

/** Connected people with a switch to revoke each connection, forms for new matters, and each system's health. */
export async function integrationsSection({ db }: Sandbox): Promise<Markup> {
  const connected = await db
    .select({ name: users.name, userName: users.userName, system: integrationConnections.integrationName })
    .from(integrationConnections)
    .innerJoin(users, eq(users.userId, integrationConnections.userId))
    .where(eq(integrationConnections.isConnected, true))
    .orderBy(asc(users.userId))
    .limit(50);
  return html`<section class="sheet" aria-labelledby="integrations">
<h2 id="integrations">Practice management</h2>
<p class="quiet">A revoked connection stops working, and the person is asked to reconnect.
<a href="/sandbox/matters">View synced items</a></p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="integrations"><table>
<thead><tr><th scope="col">Person</th><th scope="col">System</th><th scope="col">Actions</th></tr></thead>
<tbody>${connected.map(({ name, userName, system }) => {
    return html`<tr><th scope="row">${name}</th><td>${system}</td>
<td><form class="row" data-api="PUT /sandbox/api/integrations/connections" data-done="${name} is disconnected.">
<input type="hidden" name="userName" value="${userName}">
<button name="connection" value="revoked" aria-label="Revoke connection of ${name}">Revoke</button>
<button name="connection" value="expired" aria-label="Let the connection of ${name} expire">Expire</button>
</form></td></tr>`;
  })}</tbody>
</table></div>
<form class="row" data-api="POST /sandbox/api/integrations/matters" data-done="Matter added.">
<div class="field wide-field"><label for="matter-person">Person</label>
<select id="matter-person" name="userName">${connected.map(({ name, userName, system }) => html`<option value="${userName}">${name}, ${system}</option>`)}</select></div>
<div class="field wide-field"><label for="matter-name">New matter</label>
<input id="matter-name" name="displayName" maxlength="200" required></div>
<button class="primary">Add matter</button>
</form>
<form class="row" data-api="PUT /sandbox/api/integrations/health" data-done="System changed.">
<div class="field wide-field"><label for="health-system">System</label>
<select id="health-system" name="integrationName">${integrationNames.map((name) => html`<option value="${name}">${describeSystem(name).displayName}</option>`)}</select></div>
<div class="field"><label for="health-status">Becomes</label>
<select id="health-status" name="status">${healthStatuses.map((status) => html`<option value="${status}">${status}</option>`)}</select></div>
<button class="primary">Change system</button>
</form>
</section>`;
}
