import { desc, eq, inArray } from 'drizzle-orm';
import { html } from 'hono/html';
import { orders } from '../../db/schema/orders.ts';
import { servingJobs } from '../../db/schema/serving.ts';
import type { Markup } from '../../http/html-page.ts';
import type { Sandbox } from '../../sandbox.ts';
import { recipientName } from '../../services/serving/orders/serving-content.ts';

/** The latest recipients of process serving, with what the server can do at once. */
export async function servingSection({ db }: Sandbox): Promise<Markup> {
  const rows = await db
    .select({
      jobId: servingJobs.jobId,
      recipient: servingJobs.recipient,
      jobStatus: servingJobs.jobStatus,
      orderId: orders.orderId,
    })
    .from(servingJobs)
    .innerJoin(orders, eq(orders.orderId, servingJobs.orderId))
    .where(inArray(servingJobs.jobStatus, ['dispatched', 'attempting', 'on-hold', 'served', 'not-served']))
    .orderBy(desc(orders.orderId), servingJobs.position)
    .limit(30);
  return html`<section class="sheet" aria-labelledby="serving">
<h2 id="serving">Process server</h2>
<p class="quiet">The latest recipients. Instructions of an order may hold wishes: personal, substitute, refuses, nobody, bad-address, no-gps, far-gps, clock-skew, no-photo, impossible-travel, decline, wrong-proof.</p>
${
  rows.length === 0
    ? html`<p class="quiet">No recipient is being served.</p>`
    : html`<ul class="filings" aria-labelledby="serving">${rows.map(({ jobId, recipient, jobStatus, orderId }) => {
        const name = recipientName(recipient);
        const action = (
          path: string,
          label: string,
          done: string,
        ) => html`<form class="row" data-api="POST /sandbox/api/serving/${path}" data-done="${done}">
<input type="hidden" name="jobId" value="${jobId}">
<button aria-label="${label}: ${name}, order ${orderId}">${label}</button>
</form>`;
        return html`<li><div><strong>${name}</strong><br><span class="quiet">Order ${orderId}, ${jobStatus}</span></div>
${action('accept', 'Accept now', `A server accepted ${name}.`)}
${action('attempt', 'Attempt now', `Attempt for ${name} made.`)}
<form class="row" data-api="POST /sandbox/api/serving/message" data-done="Message sent.">
<input type="hidden" name="jobId" value="${jobId}">
<input name="text" value="Gate code?" aria-label="Message about ${name}, order ${orderId}" required>
<button aria-label="Send message: ${name}, order ${orderId}">Send</button>
</form>
${action('sign', 'Sign proof', `Proof for ${name} signed.`)}
${action('alter', 'Alter custody', 'The first custody entry was altered.')}</li>`;
      })}</ul>`
}
</section>`;
}
