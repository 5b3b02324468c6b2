/** Sends a matter its orders' missing items. */
import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { mappings } from '../../db/schema/integration.ts';
import { matterPushes } from '../../db/schema/matter-records.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { courtFilings } from '../service-catalog.ts';
import { notePushes, retryPushes } from './matter-pushes.ts';
import { disconnected, findConnection, firmSystem } from './systems.ts';

export const handOver = {
  integrateMapping: async ({ db, session, clock, params }) => {
    const now = clock.now();
    const { mappingId } = params;
    const [mapping] = await db
      .select()
      .from(mappings)
      .where(and(eq(mappings.clientId, session.clientId), eq(mappings.mappingId, mappingId)));
    if (!mapping) throw notFound('The mapping does not exist.');
    const integrationName = await firmSystem(db, session.clientId);
    if (!integrationName || mapping.matterId === '')
      throw problem(409, { code: 'no-matter', detail: 'The mapping has no matter in a connected system.' });
    if (!(await findConnection(db, session.userId, integrationName, now))) throw disconnected(integrationName);
    const left = await db.transaction(async (tx) => {
      const decided = await tx
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.clientId, session.clientId),
            eq(orders.mappingId, mappingId),
            inArray(orders.service, courtFilings),
            ne(orders.status, 'draft'),
          ),
        );
      for (const order of decided) await notePushes(tx, order, now);
      await retryPushes(tx, { mappingId }, { userId: session.userId, now });
      return tx
        .select({ kind: matterPushes.kind, total: count() })
        .from(matterPushes)
        .where(and(eq(matterPushes.mappingId, mappingId), ne(matterPushes.status, 'arrived')))
        .groupBy(matterPushes.kind);
    });
    const total = left.reduce((sum, each) => sum + each.total, 0);
    const feeCount = left.find(({ kind }) => kind === 'fee')?.total ?? 0;
    return {
      mappingId,
      integrationName,
      matterReference: mapping.matterId,
      status: total > 0 ? ('queued' as const) : ('done' as const),
      documentCount: total - feeCount,
      feeCount,
      startedAt: now.toISOString(),
    };
  },
} satisfies Handlers<Operations>;
