/** Matters of the connected system, as it lists them. */
import { and, asc, count, eq, ilike, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { containsPattern } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { matters as mattersTable } from '../../db/schema/integration.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { firmSystem, requireConnection } from './systems.ts';

type MatterRow = typeof mattersTable.$inferSelect;

interface MatterPage {
  Limit: number;
  Offset: number;
  SearchTerm?: string;
  PaginationToken?: string;
  ParentId?: string;
}

export const matters = {
  listMatters: async ({ db, session, clock, query }) => {
    const system = await firmSystem(db, session.clientId);
    if (!system) return { items: [], total: 0 };
    await requireConnection(db, session, system, clock.now());
    return listPage(db, session.clientId, query);
  },

  listIntegrationMatters: async ({ db, session, clock, params, query }) => {
    await requireConnection(db, session, params.integrationName, clock.now());
    return listPage(db, session.clientId, query);
  },

  getMatter: async ({ db, session, clock, params }) => {
    await requireConnection(db, session, params.integrationName, clock.now());
    const [row] = await db
      .select()
      .from(mattersTable)
      .where(
        and(eq(mattersTable.clientId, session.clientId), eq(mattersTable.matterReference, params.matterReference)),
      );
    if (!row) throw notFound('There is no such matter.');
    return toMatter(row);
  },
} satisfies Handlers<Operations>;

/**
 * One page by name. A search looks through all levels and answers what it finds as a flat list; without one, the
 * rows of a level come with what lies right below them.
 */
async function listPage(db: Database, clientId: number, page: MatterPage) {
  const offset = page.PaginationToken === undefined ? page.Offset : readToken(page.PaginationToken);
  const term = page.SearchTerm?.trim();
  const where = and(
    eq(mattersTable.clientId, clientId),
    page.ParentId === undefined ? undefined : eq(mattersTable.parentReference, page.ParentId),
    term ? contains(term) : page.ParentId === undefined ? isNull(mattersTable.parentReference) : undefined,
  );
  const rows = await db
    .select()
    .from(mattersTable)
    .where(where)
    .orderBy(asc(mattersTable.displayName), asc(mattersTable.matterReference))
    .limit(page.Limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(mattersTable).where(where);
  const total = counted?.total ?? 0;
  const children = term ? [] : await childrenOf(db, clientId, rows);
  const next = offset + rows.length;
  return {
    items: rows.map((row) => {
      const below = children.filter((child) => child.parentReference === row.matterReference);
      return { ...toMatter(row), ...(below.length > 0 ? { children: below.map(toMatter) } : {}) };
    }),
    total,
    ...(next < total && rows.length > 0 ? { nextPaginationToken: writeToken(next) } : {}),
  };
}

function contains(term: string): SQL | undefined {
  const pattern = containsPattern(term);
  return or(
    ilike(mattersTable.displayName, pattern),
    ilike(mattersTable.description, pattern),
    ilike(mattersTable.clientName, pattern),
  );
}

async function childrenOf(db: Database, clientId: number, parents: MatterRow[]): Promise<MatterRow[]> {
  if (parents.length === 0) return [];
  const references = parents.map((row) => row.matterReference);
  return db
    .select()
    .from(mattersTable)
    .where(and(eq(mattersTable.clientId, clientId), inArray(mattersTable.parentReference, references)))
    .orderBy(asc(mattersTable.displayName));
}

/** Empty texts are left out: the app tells a folder by its missing `retailerReference`. */
function toMatter(row: MatterRow) {
  return {
    displayName: row.displayName || undefined,
    description: row.description || undefined,
    matterReference: row.matterReference,
    retailerReference: row.retailerReference || undefined,
    client: row.clientName || undefined,
    ...(row.retailerReference ? { status: statusSchema.parse(row.status), openDate: row.openDate } : {}),
  };
}

const statusSchema = z.enum(['Open', 'Pending', 'Closed']);
const tokenSchema = z.object({ o: z.int().min(0).max(10_000_000) });

function writeToken(offset: number): string {
  return Buffer.from(JSON.stringify({ o: offset })).toString('base64url');
}

function readToken(token: string): number {
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(token, 'base64url').toString())).o;
  } catch {
    const errors = { 'query.PaginationToken': ['This is not a token that was handed out.'] };
    throw problem(400, { code: 'invalid-request', detail: 'Some fields of the request are not valid.', errors });
  }
}
