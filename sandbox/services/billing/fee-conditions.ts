/** The filters of fees, shared by the search, its sums and the export. */
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { oneOf, sameReference, withinDays } from '../../db/conditions.ts';
import { charges } from '../../db/schema/charges.ts';
import { orders } from '../../db/schema/orders.ts';
import type { FeeSummaryExportRequestOutput } from '../../generated/billing/schemas.ts';
import { problem } from '../../http/problem.ts';
import { recoveryState } from './recovery.ts';

export type FeeSearch = Omit<FeeSummaryExportRequestOutput, 'format'>;

/** Tells whether the filters need the orders of fees. */
export function needsOrders({ courtCodes, states, without }: FeeSearch): boolean {
  return Boolean(courtCodes?.length || states?.length || without?.includes('court'));
}

/** Tells whether the filters need the expenses of fees. */
export function needsExpenses({ recovery }: FeeSearch): boolean {
  return Boolean(recovery?.length);
}

/** @throws ProblemError 400 for days that end before they begin. */
export function feeConditions(search: FeeSearch, clientId: number, timeZone: string): SQL | undefined {
  const { dateFrom, dateTo, chargeStatus, recovery = [] } = search;
  if (dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom) {
    const errors = { dateTo: ['Must not be before dateFrom.'] };
    throw problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
  }
  return and(
    eq(charges.clientId, clientId),
    sameReference(charges.clientReference, search.clientReference),
    search.mappingId === undefined ? undefined : eq(charges.mappingId, search.mappingId),
    withinDays(charges.chargedAt, { from: dateFrom, to: dateTo }, timeZone),
    oneOf(charges.service, search.services),
    oneOf(charges.userId, search.userIds),
    oneOf(orders.courtCode, search.courtCodes),
    oneOf(orders.state, search.states),
    search.without?.includes('court') ? isNull(orders.courtCode) : undefined,
    search.without?.includes('matter') ? eq(charges.clientReference, '') : undefined,
    oneOf(charges.category, search.categories),
    oneOf(charges.invoiceNumber, search.invoiceNumbers),
    recovery.length > 0 ? inArray(recoveryState, recovery) : undefined,
    search.settlement === undefined ? undefined : eq(charges.settlement, search.settlement),
    chargeStatus === 'all' ? undefined : eq(charges.status, chargeStatus),
  );
}
