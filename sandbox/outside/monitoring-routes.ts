/** A stand-in for a monitoring service. Accepts reports at the addresses that clients derive from a DSN. */
import { lte } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { monitoringReports } from '../db/schema/control.ts';
import { problemResponse } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';

/** Maximum number of reports; the oldest are deleted first. */
const kept = 1000;
const maxSize = 2 * 1024 * 1024;

/** Reports need no sign-in and are rejected only for their size. */
export function monitoringRoutes({ db, clock }: Sandbox): Hono {
  const keep = (kind: 'envelope' | 'security') => async (context: Context) => {
    // PostgreSQL text can't contain NUL.
    const body = (await context.req.text()).replaceAll('\u0000', '');
    const [report] = await db
      .insert(monitoringReports)
      .values({ kind, body, receivedAt: clock.now() })
      .returning({ reportId: monitoringReports.reportId });
    if (report) await db.delete(monitoringReports).where(lte(monitoringReports.reportId, report.reportId - kept));
    return context.json({});
  };
  const tooLarge = () => problemResponse(413, { code: 'body-too-large', detail: 'The report is too large.' });
  return new Hono()
    .use(bodyLimit({ maxSize, onError: tooLarge }))
    .post('/api/1/envelope/', keep('envelope'))
    .post('/api/1/security/', keep('security'));
}
