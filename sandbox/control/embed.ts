/** /sandbox/embed: a practice-management tool on another site that frames the application. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { mappings, matters } from '../db/schema/integration.ts';
import { clients, retailers, users } from '../db/schema/platform.ts';
import { madeLater, openSystemFirm } from '../demo/system-firms.ts';
import { accessTokenLifetime, issueAccessToken } from '../http/access-token.ts';
import { brand, htmlPage } from '../http/html-page.ts';
import type { Identity } from '../http/operation.ts';
import { notFound } from '../http/problem.ts';
import { embeddingOrigin } from '../runtime-config.ts';
import type { Sandbox } from '../sandbox.ts';
import { readClioMenu, setUpMenu } from '../services/integration/clio-menu.ts';
import { mapMatters } from '../services/integration/matter-mappings.ts';
import { describeSystem, integrationNames } from '../services/integration/systems.ts';
import { parseInput } from './read-json.ts';

const launchSchema = z.strictObject({
  /** The tool's retailer code. */
  retailer: z.string().max(40).default('clio'),
  /** Path and query to open, below the application's prefix. */
  path: z
    .string()
    .max(2000)
    .regex(/^\/(?!\/)/)
    .default('/'),
  /** A matter of the tool, opened instead of `path`. */
  matter: z.string().max(400).optional(),
  token: z.enum(['good', 'expired', 'none']).default('good'),
});

const script = readFileSync(resolve(import.meta.dirname, 'embed-page.js'), 'utf8');

/** The page must be on a different site from the application; otherwise it redirects. */
export function embedRoutes(sandbox: Sandbox): Hono {
  const app = new Hono();
  // Clio sets up its menu as an administrator asks it to in Clio's settings.
  app.post('/menu', async (context) => {
    const [retailer] = await sandbox.db.select().from(retailers).where(eq(retailers.retailerCode, 'clio'));
    if (!retailer) throw notFound('The retailer does not exist.');
    const { clientId } = await personOf(sandbox, retailer.retailerId);
    await setUpMenu(sandbox.db, clientId, new URL(context.req.url).origin);
    return context.redirect('/sandbox/embed?retailer=clio', 303);
  });
  return app.get('/', async (context) => {
    const address = new URL(context.req.url);
    if (address.hostname === 'localhost')
      return context.redirect(`${embeddingOrigin(address.host)}${address.pathname}${address.search}`);
    const { retailer: code, path, matter, token } = parseInput(launchSchema, context.req.query());
    const [retailer] = await sandbox.db.select().from(retailers).where(eq(retailers.retailerCode, code));
    if (!retailer) throw notFound('The retailer does not exist.');
    const system = integrationNames.find((name) => describeSystem(name).retailerCode === code);
    if (system && madeLater.has(system)) await openSystemFirm(sandbox, system);
    const person = await personOf(sandbox, retailer.retailerId);
    const application = `http://localhost:${address.port}`;
    const launch = new URL(`/app${(matter && (await pathOfMatter(sandbox, person, matter))) || path}`, application);
    if (token !== 'none') {
      const lifetime = token === 'good' ? accessTokenLifetime : -60;
      launch.searchParams.set('token', await issueAccessToken(sandbox, person, lifetime));
    }
    return toolPage(sandbox, { tool: retailer.name, person, application, launch: launch.href });
  });
}

/** A person at one of the retailer's firms, or a new person if it has no firm. */
async function personOf({ db }: Sandbox, retailerId: number): Promise<Identity> {
  const people = await db
    .select()
    .from(users)
    .innerJoin(clients, eq(clients.clientId, users.clientId))
    .orderBy(asc(users.userId));
  const found = people.find((each) => each.clients.retailerId === retailerId) ?? people[0];
  if (!found) throw notFound('No person can launch the application.');
  return { ...found.users, retailerId };
}

/** The page of a matter of the person's firm, which is mapped now; undefined for a matter that isn't there. */
async function pathOfMatter({ db, clock }: Sandbox, { clientId }: Identity, matterReference: string) {
  const [row] = await db
    .select({ displayName: matters.displayName })
    .from(matters)
    .where(and(eq(matters.clientId, clientId), eq(matters.matterReference, matterReference)));
  if (!row?.displayName) return undefined;
  const mapped = await mapMatters(db, clientId, [row.displayName], { now: clock.now() });
  const mappingId = mapped.get(row.displayName);
  const page = `/matter-view/${encodeURIComponent(row.displayName)}`;
  return mappingId ? `${page}?mappingId=${mappingId}` : page;
}

interface ToolPage {
  tool: string;
  person: Identity;
  /** The application's origin. */
  application: string;
  /** The frame's address. */
  launch: string;
}

async function toolPage({ db }: Sandbox, { tool, person, application, launch }: ToolPage): Promise<Response> {
  const shown = await db
    .select({ matterId: mappings.matterId, clientReference: mappings.clientReference, mappingId: mappings.mappingId })
    .from(mappings)
    .where(eq(mappings.clientId, person.clientId))
    .orderBy(asc(mappings.mappingId))
    .limit(5);
  // Clio shows the product's entries at each matter.
  const entries = tool === 'Clio' ? await readClioMenu(db, person.clientId) : [];
  const menu = entries.flatMap(({ label, targetUrl, uiReference }) =>
    uiReference === 'matters/show'
      ? shown.map(({ matterId, clientReference }) => ({
          label: `${label}: ${clientReference}`,
          href: targetUrl.replace('{matterReference}', encodeURIComponent(matterId)),
        }))
      : [{ label, href: targetUrl }],
  );
  const body = html`<header class="bar">${brand}<span class="quiet">in ${tool}, for ${person.name}</span></header>
<main class="tool" data-application="${application}">
<section class="sheet" aria-labelledby="tool">
<h1 id="tool">${tool}</h1>
<p class="quiet">This page stands in for a practice-management tool on another site. Messages to the application:</p>
${shown.map(({ clientReference, mappingId }) => {
  const message = JSON.stringify({ type: 'benchfile:show-matter', clientReference, mappingId });
  return html`<button type="button" data-message="${message}">Show ${clientReference}</button>`;
})}
<button type="button" data-message="${JSON.stringify({ type: 'benchfile:ask-height' })}">Request height</button>
${menu.map(({ label, href }) => html`<a href="${href}">${label}</a>`)}
${tool === 'Clio' && menu.length === 0 && html`<form method="post" action="/sandbox/embed/menu"><button>Add Benchfile to Clio’s menu</button></form>`}
<h2 id="answers">Messages received</h2>
<ol class="answers" role="log" aria-labelledby="answers"></ol>
</section>
<iframe title="Benchfile" src="${launch}" referrerpolicy="no-referrer"></iframe>
</main>`;
  return htmlPage({ title: `${tool} with Benchfile`, kind: 'wide', body, script, frames: application });
}
