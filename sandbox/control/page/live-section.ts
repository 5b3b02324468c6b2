import { asc } from 'drizzle-orm';
import { html } from 'hono/html';
import { clients } from '../../db/schema/platform.ts';
import type { Markup } from '../../http/html-page.ts';
import type { Sandbox } from '../../sandbox.ts';

/** The pages that follow orders, and billing's test publisher. */
export async function liveSection({ db, changes }: Sandbox): Promise<Markup> {
  const firms = await db
    .select({ clientId: clients.clientId, name: clients.name })
    .from(clients)
    .orderBy(asc(clients.clientId))
    .limit(50);
  const count = changes.followers;
  return html`<section class="sheet" aria-labelledby="live">
<h2 id="live">Live changes</h2>
<p class="quiet">${count === 1 ? 'One page follows' : `${count} pages follow`} the orders of its firm. Publishing makes a firm’s pages read their lists again, as when an order changes; a test event does nothing.</p>
<form class="row" data-api="POST /sandbox/api/live/publish" data-done="Published.">
<label>Firm <select name="clientId" data-number>${firms.map(
    ({ clientId, name }) => html`<option value="${clientId}">${name}</option>`,
  )}</select></label>
${['order-created', 'order-updated', 'test'].map(
  (topic) => html`<button name="topic" value="${topic}">Publish ${topic}</button>`,
)}
</form>
</section>`;
}
