/** The demo firms' expenses in connected matters: what was passed on to clients, and what went wrong. */

import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { bulkInsert } from '../db/bulk-insert.ts';
import { charges } from '../db/schema/charges.ts';
import { mappings } from '../db/schema/integration.ts';
import { matterExpenses } from '../db/schema/matter-records.ts';
import { clients } from '../db/schema/platform.ts';
import { dayIn } from '../services/firm-time-zone.ts';
import type { DemoStep } from './demo-step.ts';

const day = 86_400_000;
/** Firms bill their clients at the end of the month after. */
const billedAfter = 30 * day;

/** Orders exist. Every synced fee gets its expense: a third are billed, a few are not billable, differ or still wait. */
export const seedMatterExpenses: DemoStep = async ({ db, now }) => {
  const synced = await db
    .select({ charge: charges, matterReference: mappings.matterId, timeZone: clients.timeZone })
    .from(charges)
    .innerJoin(mappings, eq(mappings.mappingId, charges.mappingId))
    .innerJoin(clients, eq(clients.clientId, charges.clientId))
    .where(and(eq(charges.integrationStatus, 'synced'), eq(charges.status, 'billable'), ne(mappings.matterId, '')))
    .orderBy(asc(charges.feeId));
  const waiting = synced.filter((_, index) => index % 40 === 3).map(({ charge }) => charge.feeId);
  if (waiting.length > 0)
    await db.update(charges).set({ integrationStatus: 'pending' }).where(inArray(charges.feeId, waiting));
  await bulkInsert(
    db,
    matterExpenses,
    synced.flatMap(({ charge, matterReference, timeZone }, index) => {
      const { clientId, feeId, orderId, chargedAt, description, amountCents } = charge;
      if (index % 40 === 3) return [];
      const billedAt = new Date(chargedAt.getTime() + billedAfter);
      const billed = index % 3 === 0 && billedAt <= now;
      return {
        expenseId: index + 1,
        clientId,
        matterReference,
        date: dayIn(timeZone, chargedAt),
        note: `${description} (order ${orderId})`,
        quantity: 1,
        // Someone rounded it down in the matter.
        priceCents: index % 40 === 7 && amountCents > 100 ? amountCents - (amountCents % 100) - 100 : amountCents,
        reference: `order-${orderId}-fee-${feeId}`,
        nonBillable: index % 20 === 5,
        billed,
        createdAt: chargedAt,
        updatedAt: billed ? billedAt : chargedAt,
      };
    }),
  );
};
