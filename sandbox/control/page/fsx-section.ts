import { asc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { fsxConnections } from '../../db/schema/multisource.ts';
import { clients } from '../../db/schema/platform.ts';
import type { Markup } from '../../http/html-page.ts';
import type { Sandbox } from '../../sandbox.ts';

/** Firms connected with File & ServeXpress, each with a button to drop the connection. */
export async function fsxSection({ db }: Sandbox): Promise<Markup> {
  const connected = await db
    .select({
      clientId: clients.clientId,
      name: clients.name,
      organizationName: fsxConnections.organizationName,
      status: fsxConnections.status,
    })
    .from(fsxConnections)
    .innerJoin(clients, eq(clients.clientId, fsxConnections.clientId))
    .orderBy(asc(clients.clientId))
    .limit(50);
  return html`<section class="sheet" aria-labelledby="fsx">
<h2 id="fsx">File &amp; ServeXpress</h2>
<p class="quiet">Six courts in California accept filings through File &amp; ServeXpress alone. A firm whose connection is dropped must connect again before it files there.</p>
${
  connected.length === 0
    ? html`<p class="quiet">No firm is connected.</p>`
    : html`<ul class="filings" aria-labelledby="fsx">${connected.map(({ clientId, name, organizationName, status }) => {
        return html`<li><div><strong>${name}</strong><br><span class="quiet">${organizationName}, ${status}</span></div>
<form class="row" data-api="POST /sandbox/api/fsx/drop" data-done="Connection of ${name} dropped.">
<input type="hidden" name="clientId" value="${clientId}" data-number>
<button aria-label="Drop connection of ${name}">Drop</button>
</form></li>`;
      })}</ul>`
}
</section>`;
}
