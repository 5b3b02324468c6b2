/** The connected system's consent page. Allow and deny both return to the page the person came from. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { users } from '../db/schema/platform.ts';
import { brand, htmlPage } from '../http/html-page.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Sandbox } from '../sandbox.ts';
import {
  allowConnection,
  type ConnectRequest,
  endConnectRequest,
  findConnectRequest,
  tradeCode,
} from '../services/integration/connections.ts';
import { describeSystem, integrationNames } from '../services/integration/systems.ts';
import { safeReturnPath } from '../services/platform/return-url.ts';

export function connectPages({ db, clock }: Sandbox): Hono {
  const app = new Hono();
  app.get('/:code', async (context) => {
    const request = await findConnectRequest(db, context.req.param('code'));
    if (!request) return usedUp();
    const [person] = await db.select().from(users).where(eq(users.userId, request.userId));
    return consentPage(systemOf(request).displayName, person?.email ?? '');
  });
  app.post('/:code', async (context) => {
    const code = context.req.param('code');
    const request = await findConnectRequest(db, code);
    if (!request || !isSameOrigin(context.req.raw)) return usedUp();
    const { answer } = await context.req.parseBody();
    if (answer === 'allow') {
      await allowConnection(db, clock, code);
      const { integrationName } = systemOf(request);
      await tradeCode(db, clock, { userId: request.userId, integrationName }, code);
    } else await endConnectRequest(db, code);
    return context.redirect(safeReturnPath(request.routeId ?? undefined, context.req.raw), 303);
  });
  return app;
}

function systemOf({ integrationName }: ConnectRequest) {
  const name = integrationNames.find((each) => each === integrationName);
  if (!name) throw new Error(`${integrationName} has no connections.`);
  return describeSystem(name);
}

function consentPage(system: string, email: string): Promise<Response> {
  const body = html`<main>
<div class="brand"><span>${system}</span></div>
<div class="sheet"><h1>Allow access?</h1>
<p>Benchfile wants to access ${system} as <strong>${email}</strong> to read matters and contacts, and to add documents and expenses.</p>
<form method="post" class="row">
<button class="primary" name="answer" value="allow">Allow access</button>
<button name="answer" value="deny">Cancel</button>
</form>
<p class="quiet">This page stands in for the sign-in of ${system}.</p></div>
</main>`;
  return htmlPage({ title: `Connect to ${system}`, kind: 'narrow', body });
}

function usedUp(): Promise<Response> {
  const body = html`<main>
${brand}
<div class="sheet"><h1>This link is not valid</h1>
<p>It was already used. <a href="/app/">Back to the application</a></p></div>
</main>`;
  return htmlPage({ title: 'Link used', kind: 'narrow', body, status: 404 });
}
