/** The process server at once: it accepts, an attempt, a message, the signed proof, and an altered entry of custody. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../db/connection.ts';
import { servingCustody } from '../db/schema/serving.ts';
import { notFound, problem } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { type LockedJob, lockJob, refreshOrder } from '../services/serving/orders/job-store.ts';
import { makeAttempt } from '../simulators/serving/make-attempt.ts';
import { serverOf } from '../simulators/serving/servers.ts';
import { acceptJob, tellFirm } from '../simulators/serving/serving-work.ts';
import { signProof } from '../simulators/serving/sign-proof.ts';
import { readJson } from './read-json.ts';

const jobSchema = z.strictObject({ jobId: z.uuid() });
const messageSchema = z.strictObject({ jobId: z.uuid(), text: z.string().min(1).max(2000) });

/** POST accepts or attempts now, writes a message, signs the proof or alters the first custody entry of a job's order. */
export function servingRoutes({ db, clock }: Sandbox): Hono {
  const changing = (jobId: string, change: (tx: Database, found: LockedJob) => Promise<void>) =>
    db.transaction(async (tx) => {
      const found = await lockJob(tx, jobId);
      if (!found) throw notFound('The recipient does not exist.');
      await change(tx, found);
    });
  return new Hono()
    .post('/accept', async (context) => {
      const { jobId } = await readJson(context, jobSchema);
      await changing(jobId, async (tx, found) => {
        const { job } = found.stored;
        if (job.acceptedAt !== null) return;
        if (job.jobStatus !== 'dispatched') throw notNow('This recipient was not dispatched.');
        await acceptJob(tx, found, serverOf(found.placed.order.state, jobId, 0), clock.now());
      });
      return context.json({ jobId });
    })
    .post('/attempt', async (context) => {
      const { jobId } = await readJson(context, jobSchema);
      await changing(jobId, async (tx, found) => {
        const { jobStatus, acceptedAt } = found.stored.job;
        if (acceptedAt === null || (jobStatus !== 'dispatched' && jobStatus !== 'attempting'))
          throw notNow('No server is on the way to this recipient.');
        await makeAttempt(tx, found, clock.now());
      });
      return context.json({ jobId });
    })
    .post('/message', async (context) => {
      const { jobId, text } = await readJson(context, messageSchema);
      await changing(jobId, (tx, found) => tellFirm(tx, found, text, clock.now()));
      return context.json({ jobId });
    })
    .post('/sign', async (context) => {
      const { jobId } = await readJson(context, jobSchema);
      await changing(jobId, async (tx, found) => {
        const { jobStatus } = found.stored.job;
        const hasEnded = jobStatus === 'served' || jobStatus === 'not-served';
        if (!hasEnded || !(await signProof(tx, found, clock.now()))) throw notNow('There is no proof to sign.');
        await refreshOrder(tx, found.placed, clock.now());
      });
      return context.json({ jobId });
    })
    .post('/alter', async (context) => {
      const { jobId } = await readJson(context, jobSchema);
      await changing(jobId, async (tx, { placed }) => {
        const [entry] = await tx
          .select()
          .from(servingCustody)
          .where(eq(servingCustody.orderId, placed.order.orderId))
          .orderBy(servingCustody.entryId)
          .limit(1);
        if (!entry) throw notNow('The order has no chain of custody.');
        await tx
          .update(servingCustody)
          .set({ actor: `${entry.actor} (altered)` })
          .where(eq(servingCustody.entryId, entry.entryId));
      });
      return context.json({ jobId });
    });
}

const notNow = (detail: string) => problem(409, { code: 'not-now', detail });
