/** Matters as the connected system lists them. */
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { containsWords } from '../../db/conditions.ts';
import { matters as mattersTable } from '../../db/schema/integration.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { describeMatterRow, listMatterPage, statusSchema } from './matter-list.ts';
import { askSystem } from './reach-system.ts';
import { firmSystem } from './systems.ts';

/** Default page size. */
const pageSize = 50;

export const matters = {
  listMatters: async ({ db, session, clock, query }) => {
    const system = await firmSystem(db, session.clientId);
    if (!system) return { items: [], total: 0 };
    await askSystem({ db, session, clock }, system);
    return listMatterPage(db, { clientId: session.clientId, system, now: clock.now() }, query);
  },

  listIntegrationMatters: async ({ db, session, clock, params, query }) => {
    const system = params.integrationName;
    await askSystem({ db, session, clock }, system);
    return listMatterPage(db, { clientId: session.clientId, system, now: clock.now() }, query);
  },

  getMatter: async ({ db, session, clock, params }) => {
    await askSystem({ db, session, clock }, params.integrationName);
    const [row] = await db
      .select()
      .from(mattersTable)
      .where(
        and(eq(mattersTable.clientId, session.clientId), eq(mattersTable.matterReference, params.matterReference)),
      );
    if (!row) throw notFound('The matter does not exist.');
    return describeMatterRow(row);
  },

  searchClioMatters: async ({ db, session, clock, query }) => {
    await askSystem({ db, session, clock }, 'clio');
    const rows = await db
      .select()
      .from(mattersTable)
      .where(
        and(
          eq(mattersTable.clientId, session.clientId),
          ne(mattersTable.retailerReference, ''),
          containsWords(mattersTable.searchText, query.searchTerm),
        ),
      )
      .orderBy(
        sql`${mattersTable.status} <> 'Open'`,
        query.searchTerm?.trim() ? asc(mattersTable.displayName) : desc(mattersTable.openDate),
        asc(mattersTable.matterReference),
      )
      .limit(pageSize);
    return rows.map(({ matterReference, displayName, description, status, clientName, openDate }) => ({
      id: Number(matterReference),
      displayNumber: displayName,
      description,
      status: statusSchema.parse(status),
      client: clientName,
      openDate,
    }));
  },

  listMyCaseMatters: async ({ db, session, clock, query }) => {
    await askSystem({ db, session, clock }, 'mycase');
    return listMatterPage(
      db,
      { clientId: session.clientId, system: 'mycase', now: clock.now() },
      { Limit: pageSize, Offset: 0, PaginationToken: query.pageToken },
    );
  },
} satisfies Handlers<Operations>;
