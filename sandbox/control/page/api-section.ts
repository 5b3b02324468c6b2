import { html } from 'hono/html';

const calls = [
  ['GET /sandbox/health', '', 'Whether the sandbox is running.'],
  ['GET /sandbox/api/clock', '', 'The time (ISO 8601) and its offset from machine time in milliseconds.'],
  [
    'POST /sandbox/api/clock',
    '{"advance": 3600000} or {"offset": 0}',
    'Moves the clock by an amount or to an offset in milliseconds (0 to 10 years ahead), and runs due work.',
  ],
  [
    'GET /sandbox/api/due-work',
    '',
    'The number of scheduled steps, and the failing ones with their error and next attempt (retryAt is null once set aside).',
  ],
  ['POST /sandbox/api/due-work/{workId}/retry', '', 'Retries a failing step now. 404 if it is done or dropped.'],
  ['DELETE /sandbox/api/due-work/{workId}', '', 'Drops a failing step: it will never be done.'],
  ['GET /sandbox/api/faults', '', 'The faults, in order of precedence.'],
  [
    'PUT /sandbox/api/faults',
    '[{"operationId": "submitNewCase", "status": 500, "when": "after", "times": 1, "latency": 0}]',
    'Replaces all faults. operationId may be *. Without status, the call is only slow. when: before skips the work, after does it and loses the response. times limits the number of calls. answer: html sends a page, with status 200 by default.',
  ],
  ['POST /sandbox/api/faults', 'one fault', 'Adds a fault with the highest precedence.'],
  [
    'DELETE /sandbox/api/faults/{operationId}',
    '',
    'Removes the faults of an operation; userId=1 limits this to one person.',
  ],
  ['GET /sandbox/api/filings', '', 'Pending filings of all firms, oldest first.'],
  [
    'POST /sandbox/api/filings/{filingId}/decision',
    '{"decision": "reject", "reason": "Wrong county", "comment": "File in DuPage."}',
    'Decides a filing now: accept, reject or return. 404 for an unknown filing, 409 for a decided one.',
  ],
  [
    'POST /sandbox/api/filings/{filingId}/end-of-time',
    '',
    'Ends the time to correct a returned filing: its court abandons it. 409 for one without such a time.',
  ],
  [
    'POST /sandbox/api/bounces',
    '{"email": "tobias.fenn@example.com"}',
    'Makes mail to an address bounce, notices that were sent there and not opened too.',
  ],
  ['GET /sandbox/api/payments', '', 'The latest payments of all firms, newest first.'],
  [
    'POST /sandbox/api/payments/{paymentId}/outcome',
    '{"outcome": "return", "code": "R05"}',
    'Ends a pending payment (succeed, decline), or takes a succeeded one back: return with the bank’s code, or refund. 409 in another state.',
  ],
  [
    'POST /sandbox/api/payments/invoices/{invoiceId}/tamper',
    '{"cents": 1}',
    'Changes the total of an invoice, so that its charges don’t add up.',
  ],
  ['GET /sandbox/api/charges?orderId=41212', '', 'An order’s charges.'],
  [
    'POST /sandbox/api/charges/{feeId}',
    '{"amount": 291.18}',
    'Corrects a charge, in US dollars, after it was made: what the court captured, the order’s total and the matter’s expense follow. 409 once it is on an invoice.',
  ],
  [
    'POST /sandbox/api/billing/start',
    '{"seconds": 20}',
    'Starts billing again, slowly: its calls answer 503 for so many seconds.',
  ],
  [
    'POST /sandbox/api/sessions/expire',
    '{"userName": "nora.marlow@example.com", "what": "token"}',
    'Revokes a person’s access tokens (token), or also ends their sessions (session, the default).',
  ],
  [
    'POST /sandbox/api/sessions/token',
    '{"userName": "theo.finch@example.com", "lifetime": 600}',
    'An access token for the person. lifetime is in seconds, an hour by default.',
  ],
  [
    'PUT /sandbox/api/filing-logins',
    '{"userName": "nora.marlow@example.com", "state": "IL", "status": "signed-out"}',
    'A person’s login with a state’s e-filing service: signed-in, signed-out, locked or not-activated. Unless signed in, its calls return 423.',
  ],
  ['GET /sandbox/api/mails', '', 'Sent emails, newest first.'],
  [
    'POST /sandbox/api/firms/credit-hold',
    '{"clientId": 1, "creditHold": "on"}',
    'Puts a firm on credit hold, or releases it (off). 404 for an unknown firm.',
  ],
  [
    'PUT /sandbox/api/integrations/connections',
    '{"userName": "nora.marlow@example.com", "connection": "revoked"}',
    'A person’s connection to the firm’s practice-management system: revoked, expired, or connected. 404 for a firm without one.',
  ],
  [
    'PUT /sandbox/api/integrations/health',
    '{"integrationName": "clio", "status": "down"}',
    'A practice-management system’s health: healthy, degraded (first responses come too late), limited (429: ask later) or down (items wait).',
  ],
  [
    'POST /sandbox/api/integrations/expenses/bill',
    '{"expenseId": 12}',
    'Bills an expense to the client in the system: it can’t change anymore.',
  ],
  [
    'POST /sandbox/api/integrations/matters',
    '{"userName": "nora.marlow@example.com", "count": 20000}',
    'Adds matters to the system of a person’s firm: count generated ones, or one with displayName and description.',
  ],
  ['GET /sandbox/api/live', '', 'How many pages follow their firm’s orders.'],
  [
    'POST /sandbox/api/live/publish',
    '{"clientId": 1, "topic": "order-updated"}',
    'Tells the pages of a firm, as billing’s test publisher does: order-created, order-updated or test.',
  ],
  [
    'PUT /sandbox/api/features',
    '{"onboardingEnabled": true, "forceOnboardingForExistingClients": false}',
    'Changes the given runtime config switches; GET reads them. Pages loaded afterwards use them.',
  ],
  [
    'GET /sandbox/api/reports',
    '',
    'Browser reports: kind=envelope from monitoring, kind=security for policy violations. DELETE removes them.',
  ],
  [
    'GET /sandbox/embed?retailer=clio',
    '',
    'The retailer’s tool on another site, framing the application. path=/orders sets its page; token=expired or token=none sets its token.',
  ],
  ['POST /sandbox/api/reset', '', 'Restores the demo data and clock and removes faults. Demo people stay signed in.'],
] as const;

/** Documents the control API. */
export const apiSection = html`<section class="sheet" aria-labelledby="api">
<h2 id="api">Control API</h2>
<p class="quiet">JSON in and out. Invalid input gets a 400 problem body with <code>errors</code> by field; pages of other sites get a 403.</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="api"><table>
<thead><tr><th scope="col">Call</th><th scope="col">Body</th><th scope="col">What it does</th></tr></thead>
<tbody>${calls.map(([call, body, effect]) => {
  return html`<tr><th scope="row"><code>${call}</code></th><td>${body && html`<code>${body}</code>`}</td><td>${effect}</td></tr>`;
})}</tbody>
</table></div>
</section>`;
