/** The list of a firm's matters: searched, paged, and cached for some systems. */
import { and, asc, count, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { containsWords } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { matterListReadings, matters } from '../../db/schema/integration.ts';
import { type MatterNode, type MatterRow, prune, treeBelow, wordsOf } from './matter-tree.ts';
import { afterPage, planPage } from './system-pages.ts';
import { describeSystem, type IntegrationName } from './systems.ts';

/** How long a cached list is fresh, in milliseconds. */
const cacheTime = 5 * 60_000;

export interface MatterQuery {
  Limit: number;
  Offset: number;
  SearchTerm?: string | undefined;
  PaginationToken?: string | undefined;
  ParentId?: string | undefined;
  ForceReload?: boolean | undefined;
}

interface Whose {
  clientId: number;
  system: IntegrationName;
  now: Date;
}

/**
 * A page by name, with each matter's descendants. A search covers all levels; matches come inside their ancestors,
 * which need not match.
 */
export async function listMatterPage(db: Database, whose: Whose, query: MatterQuery) {
  const { ParentId } = query;
  const listing = `matters ${query.SearchTerm ?? ''} ${ParentId ?? ''}`;
  const { top: limit, skip: offset } = planPage(whose.system, { ...query, listing });
  const words = wordsOf(query.SearchTerm);
  const seen = await visible(db, whose, query.ForceReload === true);
  const { nodes, total } =
    ParentId === undefined
      ? await pageOfRoots(db, seen, words, { limit, offset })
      : await pageBelow(db, seen, words, { limit, offset, parentReference: ParentId });
  return {
    items: nodes.map(toMatter),
    ...afterPage(whose.system, { skip: offset, total, read: nodes.length, listing }),
  };
}

interface Page {
  limit: number;
  offset: number;
}

async function pageOfRoots(db: Database, seen: SQL | undefined, words: readonly string[], { limit, offset }: Page) {
  const reference = sql<string>`coalesce(${matters.rootReference}, ${matters.matterReference})`.as('reference');
  const fits = words.length > 0 ? containsWords(matters.searchText, words.join(' ')) : isNull(matters.parentReference);
  // A CTE, so that matters are searched once for both page and total: the text search is the slow part.
  const found = db.$with('found').as(db.selectDistinct({ reference }).from(matters).where(and(seen, fits)));
  const page = await db
    .with(found)
    .select({ row: matters, total: sql<number>`(select count(*)::int from ${found})` })
    .from(matters)
    .innerJoin(found, eq(found.reference, matters.matterReference))
    .where(seen)
    .orderBy(asc(matters.displayName), asc(matters.matterReference))
    .limit(limit)
    .offset(offset);
  const roots = page.map(({ row }) => row);
  const inside = await rowsIn(db, seen, roots);
  const nodes = prune(treeBelow([...roots, ...inside], null), fitting(words));
  // A page past the end has no row with the total.
  const total = page[0]?.total ?? (await db.with(found).select({ total: count() }).from(found))[0]?.total;
  return { nodes, total: total ?? 0 };
}

async function pageBelow(
  db: Database,
  seen: SQL | undefined,
  words: readonly string[],
  { limit, offset, parentReference }: Page & { parentReference: string },
) {
  const [parent] = await db
    .select()
    .from(matters)
    .where(and(seen, eq(matters.matterReference, parentReference)));
  if (!parent) return { nodes: [], total: 0 };
  const rows = await rowsIn(db, seen, [{ matterReference: parent.rootReference ?? parent.matterReference }]);
  const nodes = prune(treeBelow(rows, parentReference), fitting(words));
  return { nodes: nodes.slice(offset, offset + limit), total: nodes.length };
}

async function rowsIn(db: Database, seen: SQL | undefined, roots: readonly Pick<MatterRow, 'matterReference'>[]) {
  if (roots.length === 0) return [];
  const references = roots.map((row) => row.matterReference);
  return db
    .select()
    .from(matters)
    .where(and(seen, inArray(matters.rootReference, references)))
    .orderBy(asc(matters.displayName), asc(matters.matterReference));
}

const fitting = (words: readonly string[]) => (row: MatterRow) => {
  return words.every((word) => row.searchText.includes(word));
};

/** The firm's matters, cached for systems with a refreshable list. */
async function visible(db: Database, { clientId, system, now }: Whose, isForced: boolean): Promise<SQL | undefined> {
  const own = eq(matters.clientId, clientId);
  if (!describeSystem(system).capabilities.canRefreshMatterList) return own;
  const [reading] = await db.select().from(matterListReadings).where(eq(matterListReadings.clientId, clientId));
  const isGood = reading !== undefined && !isForced && now.getTime() - reading.readAt.getTime() < cacheTime;
  const readAt = isGood ? reading.readAt : now;
  if (!isGood)
    await db
      .insert(matterListReadings)
      .values({ clientId, readAt })
      .onConflictDoUpdate({ target: matterListReadings.clientId, set: { readAt } });
  return and(own, or(isNull(matters.addedAt), lte(matters.addedAt, readAt)));
}

function toMatter({ row, children }: MatterNode): Matter {
  return { ...describeMatterRow(row), ...(children.length > 0 ? { children: children.map(toMatter) } : {}) };
}

type Matter = ReturnType<typeof describeMatterRow> & { children?: Matter[] };

/**
 * A matter's payload. Empty texts are omitted: the application recognizes a folder by its missing `retailerReference`.
 */
export function describeMatterRow(row: MatterRow) {
  return {
    displayName: row.displayName || undefined,
    description: row.description || undefined,
    matterReference: row.matterReference,
    retailerReference: row.retailerReference || undefined,
    client: row.clientName || undefined,
    ...(row.retailerReference ? { status: statusSchema.parse(row.status), openDate: row.openDate } : {}),
  };
}

export const statusSchema = z.enum(['Open', 'Pending', 'Closed']);
