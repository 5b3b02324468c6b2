/** The control page: a person's view of the sandbox's switches. One script turns each form into a control API call. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { html } from 'hono/html';
import { brand, htmlPage } from '../../http/html-page.ts';
import type { Sandbox } from '../../sandbox.ts';
import { listPendingFilings } from '../../simulators/clerk.ts';
import { listQueuedFilings } from '../../simulators/correction-queues.ts';
import { readScheduledWork } from '../due-work-routes.ts';
import { listLatestPayments } from '../payment-routes.ts';
import { apiSection } from './api-section.ts';
import { bouncesSection } from './bounces-section.ts';
import { clockSection } from './clock-section.ts';
import { correctionSection } from './correction-section.ts';
import { docketsSection } from './dockets-section.ts';
import { dueWorkSection } from './due-work-section.ts';
import { faultsSection } from './faults-section.ts';
import { filingLoginsSection } from './filing-logins-section.ts';
import { filingsSection } from './filings-section.ts';
import { firmsSection } from './firms-section.ts';
import { fsxSection } from './fsx-section.ts';
import { hearingsSection } from './hearings-section.ts';
import { integrationsSection } from './integrations-section.ts';
import { liveSection } from './live-section.ts';
import { paymentsSection } from './payments-section.ts';
import { peopleSection } from './people-section.ts';
import { servingSection } from './serving-section.ts';
import { signUpSection } from './sign-up-section.ts';

const script = readFileSync(resolve(import.meta.dirname, 'control-page.js'), 'utf8');

export async function controlPage(sandbox: Sandbox): Promise<Response> {
  await sandbox.dueWork.catchUp();
  const body = html`<header class="bar">${brand}<a href="/app/">Open the application</a></header>
<main>
<h1>Sandbox control</h1>
<p class="status" role="status" tabindex="-1"></p>
<div id="switches">
<div class="columns">${clockSection(sandbox.clock)}${resetSection}</div>
${filingsSection(await listPendingFilings(sandbox.db))}
${correctionSection(await listQueuedFilings(sandbox.db, 25))}
${bouncesSection}
${paymentsSection(await listLatestPayments(sandbox.db))}
${await peopleSection(sandbox)}
${await firmsSection(sandbox)}
${await filingLoginsSection(sandbox)}
${await fsxSection(sandbox)}
${await servingSection(sandbox)}
${await docketsSection(sandbox)}
${await integrationsSection(sandbox)}
${await liveSection(sandbox)}
${await hearingsSection(sandbox)}
${await signUpSection(sandbox.db)}
${dueWorkSection(await readScheduledWork(sandbox.db))}
${faultsSection(sandbox.faults.list())}
</div>
${apiSection}
</main>`;
  return htmlPage({ title: 'Sandbox control', kind: 'wide', body, script });
}

const resetSection = html`<section class="sheet" aria-labelledby="reset">
<h2 id="reset">Demo data</h2>
<p class="quiet">Deletes all entered data, resets the clock and removes faults. Demo people stay signed in.</p>
<form data-api="POST /sandbox/api/reset" data-done="Demo data restored." data-confirm="Delete everything that was entered?">
<button class="danger">Reset demo data</button>
</form>
</section>`;
