/** Prints what is filed on paper and takes it to the court, as due work (filing variants, section 4). */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { filings } from '../../db/schema/filings.ts';
import { paperDeliveries } from '../../db/schema/paper-deliveries.ts';
import type { FilingStatus } from '../../generated/filing/schemas.ts';
import { type FilingRecord, lockOrder, recordProgress } from '../../services/filing/filing-progress.ts';
import { clerkSteps } from '../../simulators/clerk-appointments.ts';
import { type Step, schedule } from '../../simulators/due-work.ts';
import { caseExtra } from '../onelegal/codec.ts';
import { readRules } from '../onelegal/tables.ts';
import type { Courier } from '../provider.ts';
import { arrivalTime } from './arrival.ts';

const steps = { handOver: 'paper.hand-over', arrive: 'paper.arrive' } as const;

/** Until then an order can be cancelled. */
const printingMinutes = 30;
/** Until the court has decided: at the counter while the courier waits, or from its box. */
const decisionMinutes = { 'over-the-counter': 20, 'drop-off': 120 } as const;
const courierName = 'Courier';

export const courier: Courier = {
  begin: async (tx, { orderId }, { content, fees }, now) => {
    const { serviceLevel, ...delivery } = caseExtra(content).physicalDelivery ?? {};
    if (!serviceLevel || !fees.delivery) throw new Error('A filing on paper without its delivery passed its check.');
    await tx.insert(paperDeliveries).values({
      orderId,
      serviceLevel,
      counter: delivery.counter ?? 'drop-off',
      copies: delivery.copies ?? 1,
      returnCopies: delivery.returnCopies ?? 'scan',
      advanceFees: delivery.advanceFees ?? false,
      instructions: delivery.instructions?.trim() ?? '',
      arrivesOn: fees.delivery.arrivesOn,
    });
    await schedule(tx, new Date(now.getTime() + printingMinutes * 60_000), steps.handOver, { orderId });
  },
};

const handOver: Step = async (tx, { orderId }, now) => {
  const found = await lockDelivery(tx, orderId, 'submitted');
  if (!found) return;
  await tx.update(paperDeliveries).set({ printedAt: now }).where(eq(paperDeliveries.orderId, found.order.orderId));
  for (const filing of found.underWay)
    await recordProgress(tx, filing, { status: 'receipted', at: now, actor: courierName });
  const [envelope] = await tx.select().from(envelopes).where(eq(envelopes.orderId, found.order.orderId));
  const rules = envelope && (await readRules(tx, found.order.state, envelope.content));
  const at = rules ? arrivalTime(found.delivery.arrivesOn, rules.policy, now) : now;
  await schedule(tx, at, steps.arrive, { orderId });
};

const arrive: Step = async (tx, { orderId }, now) => {
  const found = await lockDelivery(tx, orderId, 'receipted');
  if (!found) return;
  const { counter } = found.delivery;
  const receivedBy = counter === 'drop-off' ? 'Drop box' : 'Clerk’s counter';
  await tx
    .update(paperDeliveries)
    .set({ deliveredAt: now, receivedBy })
    .where(eq(paperDeliveries.orderId, found.order.orderId));
  const decidedAt = new Date(now.getTime() + decisionMinutes[counter] * 60_000);
  for (const filing of found.underWay) {
    const columns = { receivedAt: now };
    await recordProgress(tx, filing, {
      status: 'under-review',
      at: now,
      actor: courierName,
      comment: `Received at the court: ${receivedBy}.`,
      columns,
    });
    await schedule(tx, decidedAt, clerkSteps.decide.kind, { filingId: filing.filingId });
  }
};

export const courierSteps: ReadonlyMap<string, Step> = new Map([
  [steps.handOver, handOver],
  [steps.arrive, arrive],
]);

/** The locked order with its filings in a status; undefined when none is, because they were cancelled or decided. */
async function lockDelivery(tx: Database, orderId: unknown, status: FilingStatus) {
  if (typeof orderId !== 'number') return undefined;
  const order = await lockOrder(tx, orderId);
  const [delivery] = await tx.select().from(paperDeliveries).where(eq(paperDeliveries.orderId, orderId));
  const underWay: FilingRecord[] = await tx
    .select()
    .from(filings)
    .where(and(eq(filings.orderId, orderId), eq(filings.status, status)));
  return order && delivery && underWay.length > 0 ? { order, delivery, underWay } : undefined;
}

/** Tells whether the stamped copies come back as scans. */
export async function isScanned(tx: Database, orderId: number): Promise<boolean> {
  const [delivery] = await tx.select().from(paperDeliveries).where(eq(paperDeliveries.orderId, orderId));
  return delivery?.returnCopies === 'scan';
}
