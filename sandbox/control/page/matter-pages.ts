/** The synced items in the connected systems' matters, as a person would see them there. */
import { and, asc, count, desc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../../db/connection.ts';
import { matters } from '../../db/schema/integration.ts';
import { matterExpenses, matterFiles } from '../../db/schema/matter-records.ts';
import { clients } from '../../db/schema/platform.ts';
import { brand, htmlPage, type Markup } from '../../http/html-page.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Sandbox } from '../../sandbox.ts';
import { toDollars } from '../../services/filing/money.ts';
import { fileResponse, requireMatterFile } from '../../services/integration/matter-files.ts';

type MatterKey = { clientId: number; matterReference: string };

/** `/`: matters with synced items; `/{clientId}?matter=`: one matter; `/{clientId}/files/{fileId}`: a file. */
export function matterPages({ db, dueWork }: Sandbox): Hono {
  const app = new Hono();
  app.use(async (_, next) => {
    await dueWork.catchUp();
    await next();
  });
  app.get('/', async () => page('View synced items', await mattersTable(db)));
  app.get('/:clientId{[0-9]{1,6}}', async (context) => {
    const matterReference = context.req.query('matter') ?? '';
    const key = { clientId: Number(context.req.param('clientId')), matterReference };
    const name = await nameOf(db, key);
    return page(name, html`${await filesTable(db, key)}${await expensesTable(db, key)}`);
  });
  app.get('/:clientId{[0-9]{1,6}}/files/:fileId', async (context) => {
    const { clientId, fileId } = context.req.param();
    return fileResponse(await requireMatterFile(db, Number(clientId), fileId));
  });
  app.onError((error) => {
    if (error instanceof ProblemError) return page('Not there', html`<p>${error.message}</p>`, error.status);
    throw error;
  });
  return app;
}

function page(title: string, content: Markup, status = 200): Promise<Response> {
  const body = html`<header class="bar">${brand}<a href="/sandbox/matters">All matters</a></header>
<main><h1>${title}</h1>${content}<p><a href="/sandbox">Sandbox control</a></p></main>`;
  return htmlPage({ title, kind: 'wide', body, status });
}

/** Only what the product sent, without the firm's own files. */
async function mattersTable(db: Database): Promise<Markup> {
  const fileRows = await db
    .select({ clientId: matterFiles.clientId, matterReference: matterFiles.matterReference, total: count() })
    .from(matterFiles)
    .where(and(isNotNull(matterFiles.reference), eq(matterFiles.isFolder, false)))
    .groupBy(matterFiles.clientId, matterFiles.matterReference);
  const expenseRows = await db
    .select({ clientId: matterExpenses.clientId, matterReference: matterExpenses.matterReference, total: count() })
    .from(matterExpenses)
    .groupBy(matterExpenses.clientId, matterExpenses.matterReference);
  const totals = new Map<string, MatterKey & { files: number; expenses: number }>();
  const totalOf = ({ clientId, matterReference }: MatterKey) => {
    const id = `${clientId} ${matterReference}`;
    const found = totals.get(id) ?? { clientId, matterReference, files: 0, expenses: 0 };
    totals.set(id, found);
    return found;
  };
  for (const row of fileRows) totalOf(row).files = row.total;
  for (const row of expenseRows) totalOf(row).expenses = row.total;
  if (totals.size === 0) return html`<p class="quiet">Nothing yet. Court decisions are sent within moments.</p>`;
  const firms = new Map((await db.select().from(clients)).map(({ clientId, name }) => [clientId, name]));
  const rows = await Promise.all(
    [...totals.values()].map(async ({ files, expenses, ...key }) => {
      const href = `/sandbox/matters/${key.clientId}?matter=${encodeURIComponent(key.matterReference)}`;
      return html`<tr><th scope="row"><a href="${href}">${await nameOf(db, key)}</a></th>
<td>${firms.get(key.clientId)}</td><td>${files}</td><td>${expenses}</td></tr>`;
    }),
  );
  return table('Matters', ['Matter', 'Firm', 'Files', 'Expenses'], rows);
}

async function filesTable(db: Database, { clientId, matterReference }: MatterKey): Promise<Markup> {
  const { content: _, ...facts } = getTableColumns(matterFiles);
  const rows = await db
    .select(facts)
    .from(matterFiles)
    .where(and(eq(matterFiles.clientId, clientId), eq(matterFiles.matterReference, matterReference)))
    .orderBy(desc(matterFiles.updatedAt), asc(matterFiles.name))
    .limit(500);
  const folders = new Map(rows.flatMap((row) => (row.isFolder ? [[row.fileId, row.name] as const] : [])));
  const cells = rows
    .filter(({ isFolder }) => !isFolder)
    .map(
      ({ fileId, name, parentId, sizeBytes, version, createdAt }) =>
        html`<tr><th scope="row"><a href="/sandbox/matters/${clientId}/files/${fileId}">${name}</a></th>
<td>${folders.get(parentId ?? '') ?? ''}</td><td>${sizeBytes ?? ''}</td><td>${version}</td><td>${createdAt.toISOString()}</td></tr>`,
    );
  return table('Files', ['Name', 'Folder', 'Bytes', 'Version', 'Arrived'], cells);
}

async function expensesTable(db: Database, { clientId, matterReference }: MatterKey): Promise<Markup> {
  const rows = await db
    .select()
    .from(matterExpenses)
    .where(and(eq(matterExpenses.clientId, clientId), eq(matterExpenses.matterReference, matterReference)))
    .orderBy(desc(matterExpenses.expenseId))
    .limit(500);
  const cells = rows.map(
    ({ date, note, quantity, priceCents, expenseCategoryId, reference }) =>
      html`<tr><th scope="row">${note}</th><td>${date}</td><td>${toDollars(Math.round(quantity * priceCents)).toFixed(2)}</td>
<td>${expenseCategoryId ?? ''}</td><td>${reference}</td></tr>`,
  );
  return table('Expenses', ['Note', 'Day', 'US dollars', 'Category', 'Reference'], cells);
}

async function nameOf(db: Database, { clientId, matterReference }: MatterKey): Promise<string> {
  const [row] = await db
    .select({ displayName: matters.displayName })
    .from(matters)
    .where(and(eq(matters.clientId, clientId), eq(matters.matterReference, matterReference)));
  return row?.displayName ?? `Matter ${matterReference}`;
}

function table(title: string, columns: readonly string[], rows: readonly Markup[]): Markup {
  const id = title.toLowerCase();
  return html`<section class="sheet" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${
  rows.length === 0
    ? html`<p class="quiet">No items.</p>`
    : html`<div class="scroll" tabindex="0" role="group" aria-labelledby="${id}"><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`
}</section>`;
}
