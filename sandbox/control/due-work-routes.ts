/** Steps of the outside world that fail: lists, retries and drops them. */
import { and, asc, count, eq, gt } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../db/connection.ts';
import { dueWork } from '../db/schema/control.ts';
import { notFound } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { parseInput } from './read-json.ts';

/** Enough to see what is wrong. */
const shown = 50;

export interface FailingStep {
  workId: number;
  /** The step, such as `clerk.decide`. */
  kind: string;
  payload: Record<string, unknown>;
  /** ISO 8601. */
  dueAt: string;
  attempts: number;
  /** When it is retried, ISO 8601; null once it is set aside. */
  retryAt: string | null;
  error: string;
}

export interface ScheduledWork {
  /** Steps that wait for their time or a retry. */
  scheduled: number;
  /** The oldest failing steps. */
  failing: FailingStep[];
}

export async function readScheduledWork(db: Database): Promise<ScheduledWork> {
  const [counted] = await db.select({ scheduled: count() }).from(dueWork);
  const rows = await db
    .select()
    .from(dueWork)
    .where(isFailing)
    .orderBy(asc(dueWork.dueAt), asc(dueWork.workId))
    .limit(shown);
  return {
    scheduled: counted?.scheduled ?? 0,
    failing: rows.map(({ workId, kind, payload, dueAt, attempts, retryAt, error }) => ({
      workId,
      kind,
      payload,
      dueAt: dueAt.toISOString(),
      attempts,
      retryAt: retryAt?.toISOString() ?? null,
      error: error ?? '',
    })),
  };
}

const isFailing = gt(dueWork.attempts, 0);
const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/** GET of the scheduled work, POST to retry a failing step now, DELETE to drop it. */
export function dueWorkRoutes({ db, dueWork: worker }: Sandbox): Hono {
  return new Hono()
    .get('/', async (context) => context.json(await readScheduledWork(db)))
    .post('/:workId/retry', async (context) => {
      const workId = parseInput(idSchema, context.req.param('workId'));
      const [retried] = await db
        .update(dueWork)
        .set({ attempts: 0, retryAt: null, setAsideAt: null, error: null })
        .where(and(eq(dueWork.workId, workId), isFailing))
        .returning();
      if (!retried) throw unknownStep();
      await worker.catchUp();
      return context.json(await readScheduledWork(db));
    })
    .delete('/:workId', async (context) => {
      const workId = parseInput(idSchema, context.req.param('workId'));
      const [dropped] = await db
        .delete(dueWork)
        .where(and(eq(dueWork.workId, workId), isFailing))
        .returning();
      if (!dropped) throw unknownStep();
      return context.json(await readScheduledWork(db));
    });
}

const unknownStep = () => notFound('No such failing step. It may be done.');
