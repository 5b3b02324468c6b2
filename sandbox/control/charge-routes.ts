/** A court, or a process server, corrects what it charged. */
import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { charges } from '../db/schema/charges.ts';
import type { Sandbox } from '../sandbox.ts';
import { correctFee } from '../services/filing/correct-fee.ts';
import { toCents, toDollars } from '../services/filing/money.ts';
import { parseInput, readJson } from './read-json.ts';

const numberSchema = z.strictObject({ feeId: z.coerce.number().int().min(1).max(2_147_483_647) });
const orderSchema = z.strictObject({ orderId: z.coerce.number().int().min(1).max(2_147_483_647) });
const amountSchema = z.strictObject({ amount: z.number().min(0).max(100_000) });

/** GET of an order's charges; POST `/{feeId}` sets a charge's amount in US dollars. */
export function chargeRoutes({ db, clock }: Sandbox): Hono {
  const app = new Hono();
  app.get('/', async (context) => {
    const { orderId } = parseInput(orderSchema, context.req.query());
    const found = await db.select().from(charges).where(eq(charges.orderId, orderId)).orderBy(asc(charges.feeId));
    return context.json(
      found.map(({ feeId, description, amountCents, status }) => ({
        ...{ feeId, description, status },
        amount: toDollars(amountCents),
      })),
    );
  });
  return app.post('/:feeId', async (context) => {
    const { feeId } = parseInput(numberSchema, context.req.param());
    const { amount } = await readJson(context, amountSchema);
    const changed = await db.transaction((tx) => correctFee(tx, feeId, toCents(amount), clock.now()));
    return context.json({ feeId, orderId: changed.orderId, amount: toDollars(changed.amountCents) });
  });
}
