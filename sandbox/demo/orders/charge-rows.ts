/** Charges of demo filings, as listed in the fee summary. */
import type { StoredFees, StoredPayment } from '../../db/schema/stored-fees.ts';
import type { FeeIntegrationStatus } from '../../generated/billing/schemas.ts';
import { chargeRows } from '../../services/filing/submission/charge-rows.ts';
import type { FilingContext, FilingPlan } from './filing-plan.ts';

/** The order's charges. `filingIds` are keyed by content entry. */
interface ChargedOrder {
  plan: FilingPlan;
  fees: StoredFees;
  payment: StoredPayment;
  filingIds: ReadonlyMap<string, string>;
  /** Missing until the court decides. */
  decidedAt: Date | undefined;
}

/** Adds a row per charge, if any. */
export function addCharges(
  { plan, fees, payment, filingIds, decidedAt }: ChargedOrder,
  { rows, chance }: FilingContext,
): void {
  const { demoCase, person, orderId, orderedAt, opensCase } = plan;
  const order = {
    orderId,
    clientId: demoCase.clientId,
    clientReference: demoCase.clientReference,
    matterName: demoCase.matter?.title ?? '',
    mappingId: demoCase.matter?.mappingId ?? null,
    service: opensCase ? 'CreateCase' : 'FileIntoCase',
    userId: person.userId,
    userName: person.name,
  } as const;
  for (const row of chargeRows(order, { fees, payment }, filingIds)) {
    rows.charges.push({
      ...row,
      chargedAt: decidedAt ?? orderedAt,
      status: decidedAt ? 'billable' : 'not-yet-charged',
      integrationStatus: integrationStatus(plan, decidedAt, chance.happens(0.04)),
    });
  }
}

/** Only fees of matters in a connected system sync. */
function integrationStatus(
  { demoCase }: FilingPlan,
  decidedAt: Date | undefined,
  hasFailed: boolean,
): FeeIntegrationStatus {
  if (!demoCase.matter?.retailerReference) return 'not-connected';
  if (!decidedAt) return 'pending';
  return hasFailed ? 'failed' : 'synced';
}
