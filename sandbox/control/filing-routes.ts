/** Acts as the clerk: lists pending filings and decides them, and ends the time to correct one. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { Sandbox } from '../sandbox.ts';
import { decideFiling, listPendingFilings } from '../simulators/clerk.ts';
import { endCorrectionTime } from '../simulators/correction-queues.ts';
import { parseInput, readJson } from './read-json.ts';

const text = (length: number) =>
  z
    .string()
    .max(length)
    .refine((value) => !value.includes('\u0000'), 'Must not contain the character U+0000');

const decisionSchema = z.strictObject({
  decision: z.enum(['accept', 'reject', 'return']),
  /** The court's reason for rejecting, shown to the firm. */
  reason: text(500).optional(),
  /** The clerk's comment to the firm. */
  comment: text(2000).optional(),
});

export function filingRoutes({ db, clock, dueWork }: Sandbox): Hono {
  return new Hono()
    .get('/', async (context) => {
      await dueWork.catchUp();
      return context.json(await listPendingFilings(db));
    })
    .post('/:filingId/end-of-time', async (context) => {
      const filingId = parseInput(text(100), context.req.param('filingId'));
      await dueWork.catchUp();
      await endCorrectionTime(db, clock, filingId);
      await dueWork.catchUp();
      return context.json({ filingId });
    })
    .post('/:filingId/decision', async (context) => {
      const filingId = parseInput(text(100), context.req.param('filingId'));
      const decision = await readJson(context, decisionSchema);
      await dueWork.catchUp();
      await decideFiling(db, clock, filingId, decision);
      return context.json({ filingId, ...decision });
    });
}
