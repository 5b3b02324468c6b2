import { html } from 'hono/html';
import type { Markup } from '../../http/html-page.ts';
import type { Fault } from '../faults.ts';
import { backendOfOperation } from '../operations.ts';

/** The active faults and a form to add one. */
export function faultsSection(faults: readonly Fault[]): Markup {
  return html`<section class="sheet" aria-labelledby="faults">
<h2 id="faults">Faults and latency</h2>
${faults.length === 0 ? html`<p class="quiet">No faults. Every operation works normally.</p>` : table(faults)}
<form class="row" data-api="POST /sandbox/api/faults" data-done="Fault added.">
<div class="field wide-field"><label for="fault-operation">Operation</label>
<input id="fault-operation" name="operationId" list="operations" required maxlength="100" autocomplete="off" placeholder="operationId, or * for all"></div>
<div class="field"><label for="fault-status">Status</label>
<input id="fault-status" name="status" type="number" min="400" max="599" placeholder="empty: delay only"></div>
<div class="field"><label for="fault-latency">Latency, ms</label>
<input id="fault-latency" name="latency" type="number" min="0" max="60000" placeholder="0"></div>
<div class="field"><label for="fault-when">Fails</label>
<select id="fault-when" name="when"><option value="before">before the work</option><option value="after">after the work</option></select></div>
<div class="field"><label for="fault-times">Times</label>
<input id="fault-times" name="times" type="number" min="1" max="1000" placeholder="until removed"></div>
<button class="primary">Add fault</button>
</form>
<datalist id="operations"><option value="*">every operation</option>${[...backendOfOperation].map(
    ([operationId, backend]) => html`<option value="${operationId}">${backend}</option>`,
  )}</datalist>
</section>`;
}

function table(faults: readonly Fault[]): Markup {
  return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="faults"><table>
<thead><tr><th scope="col">Operation</th><th scope="col">Status</th><th scope="col">Latency</th><th scope="col">Fails</th><th scope="col">Times</th><th scope="col">Action</th></tr></thead>
<tbody>${faults.map(({ operationId, status, latency, when, times }) => {
    return html`<tr><th scope="row"><code>${operationId}</code></th><td>${status ?? 'only slow'}</td><td>${latency} ms</td>
<td>${status === undefined ? '' : `${when} the work`}</td><td>${times ?? 'until removed'}</td>
<td><form data-api="DELETE /sandbox/api/faults/${encodeURIComponent(operationId)}" data-done="Fault removed.">
<button aria-label="Remove fault for ${operationId}">Remove</button></form></td></tr>`;
  })}</tbody>
</table></div>`;
}
