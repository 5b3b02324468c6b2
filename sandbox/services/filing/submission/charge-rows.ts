/** An envelope's fee summary rows. */
import type { charges } from '../../../db/schema/charges.ts';
import type { StoredCharge, StoredFees, StoredPayment } from '../../../db/schema/stored-fees.ts';
import type { FeeCategory } from '../../../generated/billing/schemas.ts';
import type { OrderRecord } from '../order-store.ts';

type ChargeRow = Omit<typeof charges.$inferInsert, 'chargedAt' | 'status'>;
type ChargedOrder = Pick<
  OrderRecord,
  'orderId' | 'clientId' | 'clientReference' | 'matterName' | 'mappingId' | 'service' | 'userId' | 'userName'
>;

interface ChargedEnvelope {
  fees: StoredFees;
  payment: Pick<StoredPayment, 'isGlobal'>;
}

/** A row per charge; waived fees have no rows. `filingIds` are keyed by content entry. */
export function chargeRows(
  order: ChargedOrder,
  { fees, payment }: ChargedEnvelope,
  filingIds: ReadonlyMap<string, string>,
): ChargeRow[] {
  if (fees.isWaived) return [];
  const settlement = payment.isGlobal ? ('invoice' as const) : ('court' as const);
  const { orderId, clientId, clientReference, matterName, mappingId, service, userId, userName } = order;
  const shared = { orderId, clientId, clientReference, matterName, mappingId, service, userId, userName, settlement };
  const ofFilings = fees.filings.flatMap(({ entryId, charges }) =>
    charges.map((charge) => ({
      ...shared,
      filingId: filingIds.get(entryId) ?? null,
      description: charge.description || charge.reason,
      reason: charge.reason,
      category: categoryOf(charge),
      amountCents: charge.amountCents,
    })),
  );
  if (fees.convenienceCents === 0) return ofFilings;
  const convenience = {
    ...shared,
    filingId: null,
    description: 'Court convenience fee',
    reason: 'Convenience Fee',
    category: 'convenience-fee' as const,
    amountCents: fees.convenienceCents,
  };
  return [...ofFilings, convenience];
}

/** The provider's fee is a service fee, taxes are apart, all others are court fees. */
function categoryOf({ reason }: StoredCharge): FeeCategory {
  if (reason === 'Provider Service') return 'service-fee';
  return reason === 'Service Tax' || reason === 'Provider Tax' ? 'tax' : 'court-fee';
}
