/** The fees of a firm's orders, as pages with totals and as a file. */
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inDirection, oneOf, sameReference, withinDays } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { orders } from '../../db/schema/orders.ts';
import { roles, userRoles, users } from '../../db/schema/platform.ts';
import { csvResponse, toCsv } from '../../documents/csv.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type {
  FeeCategory,
  FeeChargeStatus,
  FeeSummaryExportRequestOutput,
  FeeSummaryRow,
  FeeSummarySortField,
} from '../../generated/billing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { toDollars } from '../filing/money.ts';
import { dayIn, firmTimeZone } from '../firm-time-zone.ts';
import { serviceText } from '../service-catalogue.ts';

/** Filters shared by the search and the export. */
type FeeSearch = Omit<FeeSummaryExportRequestOutput, 'format'>;
type ChargeRecord = typeof charges.$inferSelect &
  Pick<typeof orders.$inferSelect, 'state' | 'courtName' | 'caseNumber' | 'envelopeId'>;

export const feeSummary = {
  searchFeeSummary: async ({ db, session, body }) => {
    await requireScope(db, session, body);
    const timeZone = await firmTimeZone(db, session.clientId);
    const where = conditions(body, session.clientId, timeZone);
    const rows = await readCharges(db, where, body);
    const [sums] = await db
      .select({ total: count(), billable: sumOf('billable'), notYetCharged: sumOf('not-yet-charged') })
      .from(charges)
      .innerJoin(orders, eq(charges.orderId, orders.orderId))
      .where(where);
    const billable = Number(sums?.billable ?? 0);
    const notYetCharged = Number(sums?.notYetCharged ?? 0);
    return {
      items: rows.map((row) => toFeeRow(row, timeZone)),
      total: sums?.total ?? 0,
      totals: {
        billable: toDollars(billable),
        notYetCharged: toDollars(notYetCharged),
        total: toDollars(billable + notYetCharged),
      },
    };
  },

  exportFeeSummary: async ({ db, clock, session, body }) => {
    await requireScope(db, session, body);
    const timeZone = await firmTimeZone(db, session.clientId);
    const rows = await readCharges(db, conditions(body, session.clientId, timeZone), body);
    const day = dayIn(timeZone, clock.now());
    return csvResponse(
      `fee-summary-${day}.csv`,
      toCsv(
        csvHeader,
        rows.map((row) => toCsvRow(row, timeZone)),
      ),
    );
  },
} satisfies Handlers<Operations>;

/**
 * Everyone sees the fees of a matter; all matters' fees are for administrators and bookkeepers.
 * @throws ProblemError 403 `bookkeeper-required`.
 */
async function requireScope(db: Database, { userId }: Session, search: FeeSearch): Promise<void> {
  if (search.clientReference !== undefined || search.mappingId !== undefined) return;
  const found = await db
    .select({ isAdministrator: users.userAdministrator, roleName: roles.roleName })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.userId))
    .leftJoin(roles, eq(roles.roleId, userRoles.roleId))
    .where(eq(users.userId, userId));
  if (found.some(({ isAdministrator, roleName }) => isAdministrator || roleName?.toLowerCase() === 'bookkeeper'))
    return;
  throw problem(403, {
    code: 'bookkeeper-required',
    detail: 'Only administrators and bookkeepers can see the fees of all matters.',
  });
}

function conditions(search: FeeSearch, clientId: number, timeZone: string): SQL | undefined {
  const { dateFrom, dateTo, chargeStatus } = search;
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
    oneOf(charges.category, search.categories),
    oneOf(charges.invoiceNumber, search.invoiceNumbers),
    search.settlement === undefined ? undefined : eq(charges.settlement, search.settlement),
    chargeStatus === 'all' ? undefined : eq(charges.status, chargeStatus),
  );
}

/** All rows without `top`. Equal rows sort by number, so that pages never overlap. */
async function readCharges(db: Database, where: SQL | undefined, search: FeeSearch): Promise<ChargeRecord[]> {
  const sort = search.sort?.length ? search.sort : [{ field: 'date' as const, direction: 'desc' as const }];
  const query = db
    .select({
      charge: charges,
      state: orders.state,
      courtName: orders.courtName,
      caseNumber: orders.caseNumber,
      envelopeId: orders.envelopeId,
    })
    .from(charges)
    .innerJoin(orders, eq(charges.orderId, orders.orderId))
    .where(where)
    .orderBy(...sort.map(({ field, direction }) => inDirection(sortColumns[field], direction)), asc(charges.feeId))
    .offset(search.skip ?? 0)
    .$dynamic();
  const found = await (search.top === undefined ? query : query.limit(search.top));
  return found.map(({ charge, ...ofOrder }) => ({ ...charge, ...ofOrder }));
}

const sumOf = (status: FeeChargeStatus) =>
  sql<string>`coalesce(sum(${charges.amountCents}) filter (where ${charges.status} = ${status}), 0)`;

const sortColumns: Readonly<Record<FeeSummarySortField, AnyPgColumn>> = {
  date: charges.chargedAt,
  orderId: charges.orderId,
  clientReference: charges.clientReference,
  matterName: charges.matterName,
  service: charges.service,
  description: charges.description,
  category: charges.category,
  userName: charges.userName,
  courtName: orders.courtName,
  amount: charges.amountCents,
  status: charges.status,
  invoiceNumber: charges.invoiceNumber,
};

function toFeeRow(row: ChargeRecord, timeZone: string): FeeSummaryRow {
  return {
    feeId: row.feeId,
    orderId: row.orderId,
    clientReference: row.clientReference,
    matterName: row.matterName,
    service: row.service,
    description: row.description,
    category: row.category,
    date: dayIn(timeZone, row.chargedAt),
    userId: row.userId,
    userName: row.userName,
    state: row.state,
    courtName: row.courtName ?? undefined,
    caseNumber: row.caseNumber ?? undefined,
    amount: toDollars(row.amountCents),
    status: row.status,
    settlement: row.settlement,
    envelopeId: row.envelopeId ?? undefined,
    invoiceNumber: row.invoiceNumber ?? undefined,
    integrationStatus: row.integrationStatus,
  };
}

const csvHeader = [
  'Date',
  'Order',
  'Client reference',
  'Matter',
  'Service',
  'Description',
  'Category',
  'Ordered by',
  'Amount',
  'Status',
  'Invoice',
];

const categoryTexts: Readonly<Record<FeeCategory, string>> = {
  'court-fee': 'Court fee',
  'service-fee': 'Service fee',
  'convenience-fee': 'Convenience fee',
  surcharge: 'Surcharge',
  tax: 'Tax',
};

const statusTexts: Readonly<Record<FeeChargeStatus, string>> = {
  billable: 'Billable',
  'not-yet-charged': 'Pending',
  refunded: 'Refunded',
};

function toCsvRow(row: ChargeRecord, timeZone: string): (string | number)[] {
  return [
    dayIn(timeZone, row.chargedAt),
    row.orderId,
    row.clientReference,
    row.matterName,
    serviceText(row.service),
    row.description,
    categoryTexts[row.category],
    row.userName,
    toDollars(row.amountCents).toFixed(2),
    statusTexts[row.status],
    row.settlement === 'court' && row.status === 'billable' ? 'Paid at the court' : (row.invoiceNumber ?? ''),
  ];
}
