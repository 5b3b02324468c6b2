/** Lists the reports received by the stand-in monitoring service. */
import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { monitoringReports } from '../db/schema/control.ts';
import type { Sandbox } from '../sandbox.ts';
import { parseInput } from './read-json.ts';

const querySchema = z.strictObject({ kind: z.enum(['envelope', 'security']).optional() });

/** GET returns the reports, oldest first; DELETE removes them. */
export function reportRoutes({ db }: Sandbox): Hono {
  return new Hono()
    .get('/', async (context) => {
      const { kind } = parseInput(querySchema, context.req.query());
      const reports = await db
        .select()
        .from(monitoringReports)
        .where(kind && eq(monitoringReports.kind, kind))
        .orderBy(asc(monitoringReports.reportId));
      return context.json(reports);
    })
    .delete('/', async (context) => {
      await db.delete(monitoringReports);
      return context.json([]);
    });
}
