/** The charges of demo filings, as the fee summary lists them. */
import type { StoredFees } from '../../db/schema/stored-fees.ts';
import type { FeeCategory, FeeIntegrationStatus } from '../../generated/billing/schemas.ts';
import type { AllowanceChargeReason } from '../../generated/filing/schemas.ts';
import type { FilingContext, FilingPlan } from './court-filing.ts';
import type { EnteredFiling } from './filing-content.ts';

/** A filing and what it cost. */
interface ChargedOrder {
  plan: FilingPlan;
  fees: StoredFees;
  entered: readonly EnteredFiling[];
  filingIds: readonly string[];
  decidedAt: Date | undefined;
  /** Nothing was taken in the end. */
  isReleased: boolean;
}

/** Adds a row a charge, and one for the convenience fee of the whole. */
export function addCharges(charged: ChargedOrder, context: FilingContext): void {
  const { plan, fees, filingIds, decidedAt, isReleased } = charged;
  const { demoCase, person, orderId, orderedAt, opensCase } = plan;
  const chargedAt = decidedAt ?? orderedAt;
  const status = isReleased ? 'refunded' : decidedAt ? 'billable' : 'not-yet-charged';
  const shared = {
    clientId: demoCase.clientId,
    orderId,
    clientReference: demoCase.clientReference,
    matterName: demoCase.matter?.title ?? '',
    mappingId: demoCase.matter?.mappingId,
    service: opensCase ? 'CreateCase' : 'FileIntoCase',
    chargedAt,
    userId: person.userId,
    userName: person.name,
    status,
    invoiceNumber: status === 'billable' ? invoiceNumber(demoCase.clientId, chargedAt, context.now) : undefined,
  } as const;
  const add = (filingId: string | undefined, reason: AllowanceChargeReason, description: string, amountCents: number) =>
    context.rows.charges.push({
      ...shared,
      filingId,
      reason,
      description,
      category: categoryOf(reason),
      amountCents,
      integrationStatus: integrationStatus(plan, decidedAt, context),
    });
  for (const [index, filing] of fees.filings.entries()) {
    for (const { reason, description, amountCents } of filing.charges)
      add(filingIds[index], reason, describe(reason, description, filing.filingTypeName), amountCents);
  }
  if (fees.convenienceCents > 0) add(undefined, 'Convenience Fee', 'Court convenience fee', fees.convenienceCents);
}

/** What was charged before this month is on the invoice of its month; missing otherwise. */
export function invoiceNumber(clientId: number, chargedAt: Date, now: Date): string | undefined {
  const month = chargedAt.toISOString().slice(0, 7);
  return month < now.toISOString().slice(0, 7) ? `INV-${month.replace('-', '')}-${1000 + clientId}` : undefined;
}

function describe(reason: AllowanceChargeReason, description: string, filingTypeName: string): string {
  if (reason === 'Filing Fee') return `Filing fee: ${filingTypeName}`;
  if (reason === 'Case Initiation Fee') return `Case initiation fee: ${description}`;
  return reason === 'Provider Service' ? 'E-filing provider fee' : description;
}

function categoryOf(reason: AllowanceChargeReason): FeeCategory {
  if (reason === 'Convenience Fee') return 'convenience-fee';
  if (reason === 'Provider Service') return 'service-fee';
  return reason === 'Service Tax' || reason === 'Provider Tax' ? 'tax' : 'court-fee';
}

/** Only the fees of matters of a connected system go there. */
function integrationStatus(
  { demoCase }: FilingPlan,
  decidedAt: Date | undefined,
  { chance }: FilingContext,
): FeeIntegrationStatus {
  if (!demoCase.matter?.retailerReference) return 'not-connected';
  if (!decidedAt) return 'pending';
  return chance.happens(0.04) ? 'failed' : 'synced';
}
