import { html } from 'hono/html';
import type { Markup } from '../../http/html-page.ts';
import type { PendingFiling } from '../../simulators/clerk.ts';

/** Few enough to decide by hand. */
const shown = 25;

/** Pending filings, oldest first, with a form for the clerk's decision. */
export function filingsSection(pending: PendingFiling[]): Markup {
  return html`<section class="sheet" aria-labelledby="filings">
<h2 id="filings">Clerk</h2>
<p class="quiet">${
    pending.length === 0
      ? 'No pending filings.'
      : html`${pending.length} pending. Filings are accepted automatically after a while, or rejected or returned if the
description starts with <code>reject:</code> or <code>return:</code>.`
  }</p>
${pending.length === 0 ? '' : html`<ul class="filings">${pending.slice(0, shown).map(filingItem)}</ul>`}
</section>`;
}

function filingItem(filing: PendingFiling): Markup {
  const { filingId, orderId, filingTypeName, description, courtName, caseTitle, firmName, statusText, returnedText } =
    filing;
  const name = `${filingTypeName} of order ${orderId}`;
  const sendBack = returnedText.endsWith('queue') ? `Send to the ${returnedText.toLowerCase()}` : 'Return';
  const api = `POST /sandbox/api/filings/${encodeURIComponent(filingId)}/decision`;
  return html`<li><div><strong>${filingTypeName}</strong>${description === filingTypeName ? '' : ` ${description}`}<br>
<span class="quiet">Order ${orderId} · ${caseTitle} · ${courtName} · ${firmName} · ${statusText}</span></div>
<form data-api="${api}" data-done="Accepted: ${name}.">
<button class="primary" name="decision" value="accept" aria-label="Accept ${name}">Accept</button>
</form>
<details><summary>${sendBack === 'Return' ? 'Reject or return…' : 'Reject or send back…'}</summary>
<form class="row" data-api="${api}" data-done="Decided: ${name}.">
<div class="field wide-field"><label for="reason-${filingId}">Reason</label>
<input id="reason-${filingId}" name="reason" required maxlength="500" autocomplete="off"></div>
<div class="field wide-field"><label for="comment-${filingId}">Comment</label>
<input id="comment-${filingId}" name="comment" maxlength="2000" autocomplete="off"></div>
<button class="danger" name="decision" value="reject" aria-label="Reject ${name}">Reject</button>
<button name="decision" value="return" aria-label="${sendBack}: ${name}">${sendBack}</button>
</form></details></li>`;
}
