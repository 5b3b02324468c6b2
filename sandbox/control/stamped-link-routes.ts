/** Acts as the courts' document servers: whether links to stamped copies answer, and when those of an order expire. */
import { eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { filingDocuments, filings } from '../db/schema/filings.ts';
import { stampedCopies } from '../db/schema/stamped-copies.ts';
import { notFound } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { changeLinks } from '../services/workspace/stamped-copies/court-links.ts';
import { parseInput, readJson } from './read-json.ts';

const statusSchema = z.strictObject({ status: z.enum(['up', 'down']) });
const orderIdSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/** PUT of whether the links answer; POST of the expiry of an order's links, now. */
export function stampedLinkRoutes({ db, clock, dueWork }: Sandbox): Hono {
  return new Hono()
    .put('/', async (context) => {
      const { status } = await readJson(context, statusSchema);
      await changeLinks(db, status);
      return context.json({ status });
    })
    .post('/:orderId/expiry', async (context) => {
      const orderId = parseInput(orderIdSchema, context.req.param('orderId'));
      await dueWork.catchUp();
      const at = clock.now();
      const ended = await db.transaction(async (tx) => {
        const ids = tx.select({ filingId: filings.filingId }).from(filings).where(eq(filings.orderId, orderId));
        await tx.update(stampedCopies).set({ expiresAt: at }).where(eq(stampedCopies.orderId, orderId));
        return tx
          .update(filingDocuments)
          .set({ stampedExpiresAt: at })
          .where(inArray(filingDocuments.filingId, ids))
          .returning({ documentId: filingDocuments.documentId });
      });
      if (ended.length === 0) throw notFound('The order has no documents.');
      return context.json({ orderId, ended: ended.length });
    });
}
