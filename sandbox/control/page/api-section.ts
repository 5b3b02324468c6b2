import { html } from 'hono/html';

const calls = [
  ['GET /sandbox/health', '', 'Whether the sandbox answers.'],
  ['GET /sandbox/api/clock', '', 'The time (ISO 8601) and how many milliseconds it is ahead of the machine.'],
  [
    'POST /sandbox/api/clock',
    '{"advance": 3600000} or {"offset": 0}',
    'Moves the clock by, or to, milliseconds ahead of the machine (0 to 10 years), and does what has become due.',
  ],
  ['GET /sandbox/api/faults', '', 'The faults in the order in which they are looked through.'],
  [
    'PUT /sandbox/api/faults',
    '[{"operationId": "submitNewCase", "status": 500, "when": "after", "times": 1, "latency": 0}]',
    'Replaces all faults. operationId may be *; without status it is only slow; when is before (nothing happens) or after (the work is done, its answer is lost); without times until removed. answer html sends a page instead of a problem, with status 200 unless told.',
  ],
  ['POST /sandbox/api/faults', 'one of the above', 'Adds a fault before the others.'],
  [
    'DELETE /sandbox/api/faults/{operationId}',
    '',
    'Removes the faults of an operation; with userId=1 that person’s alone.',
  ],
  ['GET /sandbox/api/filings', '', 'The filings of all firms that wait for the clerk, the oldest first.'],
  [
    'POST /sandbox/api/filings/{filingId}/decision',
    '{"decision": "reject", "reason": "Wrong county", "comment": "File in DuPage."}',
    'Decides a filing now: accept, reject or return. 404 for an unknown filing, 409 for one that is decided.',
  ],
  [
    'POST /sandbox/api/sessions/expire',
    '{"userName": "nora.marlow@example.com", "what": "token"}',
    "Voids a person's access tokens (token), or ends the sessions too (session, the default).",
  ],
  [
    'POST /sandbox/api/sessions/token',
    '{"userName": "theo.finch@example.com", "lifetime": 600}',
    'An access token of that person, of so many seconds; of an hour without a lifetime.',
  ],
  [
    'PUT /sandbox/api/filing-logins',
    '{"userName": "nora.marlow@example.com", "state": "IL", "status": "signed-out"}',
    "A person's login with a state's e-filing service: signed-in, signed-out, locked or not-activated. But for the first, its calls answer 423.",
  ],
  ['GET /sandbox/api/mails', '', 'The e-mails that were sent, the newest first.'],
  [
    'POST /sandbox/api/firms/credit-hold',
    '{"clientId": 1, "creditHold": "on"}',
    'Puts a firm on credit hold, or releases it (off). 404 for an unknown firm.',
  ],
  [
    'PUT /sandbox/api/integrations/connections',
    '{"userName": "nora.marlow@example.com", "connection": "revoked"}',
    "A person's connection to the firm's practice-management system: revoked, expired, or connected. 404 for a firm without one.",
  ],
  [
    'PUT /sandbox/api/integrations/health',
    '{"integrationName": "clio", "status": "down"}',
    'How a practice-management system is: healthy, degraded (first answers to what is sent come too late) or down (what is sent waits).',
  ],
  [
    'POST /sandbox/api/integrations/matters',
    '{"userName": "nora.marlow@example.com", "count": 20000}',
    "Matters that come to be in the system of a person's firm: so many invented ones, or one with a displayName and a description.",
  ],
  [
    'PUT /sandbox/api/features',
    '{"onboardingEnabled": true, "forceOnboardingForExistingClients": false}',
    'Changes the switches of the runtime config that are given; GET reads them. A page that is loaded from then on has them.',
  ],
  [
    'GET /sandbox/api/reports',
    '',
    'What browsers reported: kind=envelope of the monitoring, kind=security of the page’s policy. DELETE forgets it.',
  ],
  [
    'GET /sandbox/embed?retailer=clio',
    '',
    'A tool of that retailer on another site, with the application in a frame. path=/orders sets its page; token=expired or token=none sets its token.',
  ],
  ['POST /sandbox/api/reset', '', 'Back to the demo data, the right time and no faults. Demo people stay signed in.'],
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
