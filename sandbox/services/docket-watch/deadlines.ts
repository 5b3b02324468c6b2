/** Deadlines that people confirmed or dismissed. Proposals are the application's and not stored. */
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketDeadlines, docketNews } from '../../db/schema/docket-watch.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/docket-watch/operations.ts';
import type { Deadline } from '../../generated/docket-watch/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { boundedDay } from './bounded-day.ts';
import { isSealedCase } from './sealed-cases.ts';

export const deadlines = {
  listDeadlines: ({ db, session, query }) =>
    readDeadlines(
      db,
      and(
        eq(docketDeadlines.clientId, session.clientId),
        query.from === undefined ? undefined : gte(docketDeadlines.date, boundedDay(query.from)),
        query.productCaseId === undefined ? undefined : eq(docketDeadlines.productCaseId, query.productCaseId),
      ),
    ).then((rows) => rows.map(toDeadline)),

  saveDeadline: async ({ db, clock, session, params: { deadlineId }, body }) => {
    const { version, ...wanted } = body;
    requireDay('date', body.date);
    if (body.fromDay !== undefined) requireDay('fromDay', body.fromDay);
    const own = and(eq(docketDeadlines.deadlineId, deadlineId), eq(docketDeadlines.clientId, session.clientId));
    return db.transaction(async (tx) => {
      const [docket] = await tx
        .select({ orderId: docketOrders.orderId })
        .from(docketOrders)
        .where(and(eq(docketOrders.clientId, session.clientId), eq(docketOrders.productCaseId, body.productCaseId)))
        .orderBy(sql`${docketOrders.orderId} desc`)
        .limit(1);
      if (!docket) throw notFound('Your firm doesn’t track this case.');
      const content = {
        ...{ orderId: docket.orderId, productCaseId: wanted.productCaseId, title: wanted.title, date: wanted.date },
        ...{ source: wanted.source, counted: wanted.counted, status: wanted.status },
        ruleId: wanted.ruleId ?? null,
        fromDay: wanted.fromDay ?? null,
        docketEntryId: wanted.docketEntryId ?? null,
        note: wanted.note ?? null,
      };
      const saved = { byName: session.name, updatedAt: clock.now() };
      const created = await tx
        .insert(docketDeadlines)
        .values({ ...content, ...saved, deadlineId, clientId: session.clientId, version: 1 })
        .onConflictDoNothing()
        .returning({ version: docketDeadlines.version });
      const [stored] = created.length > 0 ? [] : await tx.select().from(docketDeadlines).where(own).for('update');
      // The same request again, its answer lost, or a colleague's: what is wanted is so.
      if (stored && !(stored.version > version && isSameDecision(stored, content))) {
        if (stored.version !== version && !(isRemoved(stored) && version === 0))
          throw problem(409, {
            code: 'deadline-changed',
            detail: `${stored.byName} changed this deadline meanwhile.`,
          });
        await tx
          .update(docketDeadlines)
          .set({ ...content, ...saved, version: stored.version + 1 })
          .where(own);
      }
      const [row] = await readDeadlines(tx, own);
      if (!row) throw new Error('The deadline was not saved.');
      return toDeadline(row);
    });
  },

  removeDeadline: async ({ db, clock, session, params: { deadlineId } }) => {
    const own = and(eq(docketDeadlines.deadlineId, deadlineId), eq(docketDeadlines.clientId, session.clientId));
    await db.transaction(async (tx) => {
      const [stored] = await tx.select().from(docketDeadlines).where(own).for('update');
      if (!stored || isRemoved(stored)) return;
      // One that calendars have shown stays, so that they learn of its end.
      if (stored.status === 'dismissed' && stored.version === 1) await tx.delete(docketDeadlines).where(own);
      else
        await tx
          .update(docketDeadlines)
          .set({ status: 'cancelled', version: stored.version + 1, byName: session.name, updatedAt: clock.now() })
          .where(own);
    });
    return undefined;
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 400 for a day that no court has. */
function requireDay(field: string, day: string): void {
  if (boundedDay(day) !== day)
    throw problem(400, { code: 'invalid-request', errors: { [field]: ['Enter a day from 1900 to 2999.'] } });
}

type StoredDeadline = typeof docketDeadlines.$inferSelect;

const isSameDecision = (stored: StoredDeadline, wanted: Pick<StoredDeadline, 'date' | 'status' | 'title'>): boolean =>
  stored.date === wanted.date && stored.status === wanted.status && stored.title === wanted.title;

/** A removed deadline is stored for calendars alone: to a page that never knew it, it is new. */
const isRemoved = ({ status }: StoredDeadline): boolean => status === 'cancelled';

/** The entry that a deadline is counted from was amended or removed since. */
const isStale = sql<boolean>`${docketDeadlines.status} = 'confirmed' and exists (select 1 from ${docketNews} where ${docketNews.orderId} = ${docketDeadlines.orderId} and ${docketNews.docketEntryId} = ${docketDeadlines.docketEntryId} and ${docketNews.kind} in ('entry-amended', 'entry-removed') and ${docketNews.at} > ${docketDeadlines.updatedAt})`;

interface DeadlineRow {
  deadline: StoredDeadline;
  order: typeof orders.$inferSelect;
  isSealed: boolean;
  isStale: boolean;
}

/** Deadlines by date. */
export function readDeadlines(db: Database, where: ReturnType<typeof and>): Promise<DeadlineRow[]> {
  return db
    .select({ deadline: docketDeadlines, order: orders, isSealed: sql<boolean>`${isSealedCase}`, isStale })
    .from(docketDeadlines)
    .innerJoin(docketOrders, eq(docketOrders.orderId, docketDeadlines.orderId))
    .innerJoin(orders, eq(orders.orderId, docketDeadlines.orderId))
    .where(where)
    .orderBy(asc(docketDeadlines.date), asc(docketDeadlines.deadlineId));
}

function toDeadline({ deadline, order, isSealed, isStale: stale }: DeadlineRow): Deadline {
  const { ruleId, fromDay, docketEntryId, note, clientId: _, updatedAt, ...rest } = deadline;
  return {
    ...rest,
    caseNumber: order.caseNumber ?? '',
    caseTitle: isSealed ? 'Sealed case' : order.caseTitle,
    ...(order.clientReference ? { clientReference: order.clientReference } : {}),
    ...(ruleId ? { ruleId } : {}),
    ...(fromDay ? { fromDay } : {}),
    ...(docketEntryId ? { docketEntryId } : {}),
    ...(note ? { note } : {}),
    isStale: stale,
    updatedAt: updatedAt.toISOString(),
  };
}
