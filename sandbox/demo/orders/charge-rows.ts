/** Charges of demo filings, as listed in the fee summary. */
import type { StoredFees } from '../../db/schema/stored-fees.ts';
import type { FeeIntegrationStatus } from '../../generated/billing/schemas.ts';
import { chargeRows } from '../../services/filing/submission/charge-rows.ts';
import type { FilingContext, FilingPlan } from './filing-plan.ts';

/** The order's charges. `filingIds` are keyed by content entry. */
interface ChargedOrder {
  plan: FilingPlan;
  fees: StoredFees;
  filingIds: ReadonlyMap<string, string>;
  /** Missing until the court decides. */
  decidedAt: Date | undefined;
}

/** Adds a row per charge, if any. */
export function addCharges(
  { plan, fees, filingIds, decidedAt }: ChargedOrder,
  { rows, chance, now }: FilingContext,
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
  for (const row of chargeRows(order, fees, filingIds)) {
    rows.charges.push({
      ...row,
      chargedAt: decidedAt ?? orderedAt,
      status: decidedAt ? 'billable' : 'not-yet-charged',
      invoiceNumber: decidedAt && invoiceNumber(demoCase.clientId, decidedAt, now),
      integrationStatus: integrationStatus(plan, decidedAt, chance.happens(0.04)),
    });
  }
}

/** Charges of earlier months are on their month's invoice; this month's have no invoice yet. */
export function invoiceNumber(clientId: number, chargedAt: Date, now: Date): string | undefined {
  const month = chargedAt.toISOString().slice(0, 7);
  return month < now.toISOString().slice(0, 7) ? `INV-${month.replace('-', '')}-${1000 + clientId}` : undefined;
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
