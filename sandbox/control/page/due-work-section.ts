import { html } from 'hono/html';
import type { Markup } from '../../http/html-page.ts';
import { mostAttempts } from '../../simulators/due-steps.ts';
import type { FailingStep, ScheduledWork } from '../due-work-routes.ts';

/** The outside world's failing steps, with buttons to retry or drop them. */
export function dueWorkSection({ scheduled, failing }: ScheduledWork): Markup {
  return html`<section class="sheet" aria-labelledby="due-work">
<h2 id="due-work">Scheduled work</h2>
<p class="quiet">${scheduled} scheduled ${scheduled === 1 ? 'step' : 'steps'} of clerks, couriers and other systems. ${
    failing.length === 0
      ? 'No step has failed.'
      : `A failed step is retried with growing pauses and set aside after ${mostAttempts} attempts.`
  }</p>
${failing.length === 0 ? '' : table(failing)}
</section>`;
}

function table(failing: readonly FailingStep[]): Markup {
  return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="due-work"><table>
<thead><tr><th scope="col">Step</th><th scope="col">Due</th><th scope="col">Status</th><th scope="col">Error</th><th scope="col">Actions</th></tr></thead>
<tbody>${failing.map(({ workId, kind, payload, dueAt, attempts, retryAt, error }) => {
    const name = `step ${workId}, ${kind}`;
    const api = `/sandbox/api/due-work/${workId}`;
    return html`<tr><th scope="row"><code>${kind}</code><br><span class="quiet">${JSON.stringify(payload)}</span></th>
<td>${timeText(dueAt)}</td>
<td>${attempts} failed ${attempts === 1 ? 'attempt' : 'attempts'}. ${retryAt === null ? 'Set aside.' : `Next: ${timeText(retryAt)}`}</td>
<td>${error}</td>
<td><div class="row">
<form data-api="POST ${api}/retry" data-done="Retried ${name}. If it failed again, it is still listed.">
<button aria-label="Retry ${name}">Retry</button></form>
<form data-api="DELETE ${api}" data-done="Dropped ${name}." data-confirm="Drop ${name}? It will never be done.">
<button class="danger" aria-label="Drop ${name}">Drop</button></form>
</div></td></tr>`;
  })}</tbody>
</table></div>`;
}

function timeText(instant: string): string {
  return `${instant.slice(0, 19).replace('T', ' ')} UTC`;
}
