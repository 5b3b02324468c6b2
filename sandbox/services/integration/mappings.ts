/** Mappings between a firm's client reference and a matter in its connected system. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { sameReference } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { mappings as mappingsTable, matters } from '../../db/schema/integration.ts';
import { clients, retailers } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';

type MappingRow = typeof mappingsTable.$inferSelect;

export const mappings = {
  getMapping: async ({ db, session, params }) => {
    const [row] = await db
      .select()
      .from(mappingsTable)
      .where(and(eq(mappingsTable.clientId, session.clientId), eq(mappingsTable.mappingId, params.mappingId)));
    if (!row) throw notFound('The mapping does not exist.');
    return toMapping(row);
  },

  findMappingsByReference: async ({ db, session, query }) => {
    const rows = await db
      .select()
      .from(mappingsTable)
      .where(
        and(
          eq(mappingsTable.clientId, session.clientId),
          sameReference(mappingsTable.clientReference, query.clientReference),
        ),
      )
      .orderBy(desc(mappingsTable.createdAt), desc(mappingsTable.mappingId));
    return rows.map(toMapping);
  },

  getOrCreateMapping: async ({ db, clock, session, body }) => {
    const clientReference = body.mapping.clientReference.trim();
    const matterId = body.mapping.matterId.trim();
    if (clientReference === '') {
      const errors = { 'mapping.clientReference': ['A reference is required.'] };
      throw problem(422, { code: 'reference-required', detail: 'The client reference is blank.', errors });
    }
    const now = clock.now();
    // Concurrent tabs: the unique key lets one insert, and both read the same row.
    await db
      .insert(mappingsTable)
      .values({
        mappingId: randomUUID(),
        clientId: session.clientId,
        clientReference,
        matterId,
        json: JSON.stringify(await describeMatter(db, session.clientId, clientReference, matterId)),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing();
    const [row] = await db
      .select()
      .from(mappingsTable)
      .where(
        and(
          eq(mappingsTable.clientId, session.clientId),
          eq(mappingsTable.clientReference, clientReference),
          eq(mappingsTable.matterId, matterId),
        ),
      );
    if (!row) throw notFound('The mapping does not exist.');
    return toMapping(row);
  },
} satisfies Handlers<Operations>;

/** A mapping's text, from data known without calling the connected system. */
async function describeMatter(db: Database, clientId: number, clientReference: string, matterId: string) {
  const [firm] = await db
    .select({ retailerCode: retailers.retailerCode })
    .from(clients)
    .innerJoin(retailers, eq(clients.retailerId, retailers.retailerId))
    .where(eq(clients.clientId, clientId));
  const [matter] = await db
    .select()
    .from(matters)
    .where(and(eq(matters.clientId, clientId), eq(matters.matterReference, matterId)));
  return {
    ClientReference: clientReference,
    ...(matterId ? { MatterReference: matterId } : {}),
    ...(matter?.retailerReference ? { RetailerReference: matter.retailerReference } : {}),
    RetailerCode: firm?.retailerCode,
    DisplayName: matter ? [matter.displayName, matter.description].filter(Boolean).join(' - ') : clientReference,
  };
}

function toMapping(row: MappingRow) {
  return {
    mappingId: row.mappingId,
    clientReference: row.clientReference,
    matterId: row.matterId,
    json: row.json,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
