/** The fees of a firm's orders, as pages with totals and as a file. */
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inDirection, sameReference } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { matterExpenses } from '../../db/schema/matter-records.ts';
import { orders } from '../../db/schema/orders.ts';
import { roles, userRoles, users } from '../../db/schema/platform.ts';
import { csvResponse, toCsv } from '../../documents/csv.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type {
  FeeCardCharge,
  FeeChargeStatus,
  FeeSummaryRow,
  FeeSummarySortField,
} from '../../generated/billing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { toDollars } from '../filing/money.ts';
import { isCourtLine, isOnCourtLine } from '../filing/statement-lines.ts';
import { dayIn, firmTimeZone } from '../firm-time-zone.ts';
import { withoutCourts } from '../platform/prospects.ts';
import { serviceText } from '../service-catalog.ts';
import { type Capture, readCaptures } from './captures.ts';
import { type FeeSearch, feeConditions, needsExpenses, needsOrders } from './fee-conditions.ts';
import { readGroups } from './fee-groups.ts';
import { categoryTexts, statusTexts } from './fee-texts.ts';
import { ofCharge, type RecoveredFee, readRecovery, recoveryState } from './recovery.ts';
import { matchStatement } from './statement-matches.ts';

interface Firm {
  clientId: number;
  timeZone: string;
}

/** What a fee's order says of it. */
const orderColumns = {
  state: orders.state,
  courtName: orders.courtName,
  caseNumber: orders.caseNumber,
  envelopeId: orders.envelopeId,
  documentCount: orders.documentCount,
  leadDocumentTitle: orders.leadDocumentTitle,
};

/** A fee with what its order and its expense say. */
interface ChargeRecord extends Pick<typeof orders.$inferSelect, keyof typeof orderColumns> {
  charge: typeof charges.$inferSelect;
  recovery: RecoveredFee['state'];
  expense: RecoveredFee['expense'];
}

export const feeSummary = {
  searchFeeSummary: async ({ db, session, body }) => {
    await requireScope(db, session, body);
    const timeZone = await firmTimeZone(db, session.clientId);
    const firm = { clientId: session.clientId, timeZone };
    const hidden = withoutCourts(session, charges.service);
    const where = and(feeConditions(body, session.clientId, timeZone), hidden);
    const rows = await readCharges(db, where, body);
    const sums = await readSums(db, where, body);
    const billable = Number(sums?.billable ?? 0);
    const notYetCharged = Number(sums?.notYetCharged ?? 0);
    const { groupBy = [], statement = [] } = body;
    return {
      items: await toFeeRows(db, firm, rows),
      total: sums?.total ?? 0,
      totals: {
        billable: toDollars(billable),
        notYetCharged: toDollars(notYetCharged),
        total: toDollars(billable + notYetCharged),
      },
      ...(groupBy.length > 0 ? await readGroups(db, body, [...new Set(groupBy)], { ...firm, hidden }) : {}),
      ...(statement.length > 0
        ? { statementMatches: await matchStatement(db, firm, statement, and(ofMatter(body), hidden)) }
        : {}),
    };
  },

  exportFeeSummary: async ({ db, clock, session, body }) => {
    await requireScope(db, session, body);
    const timeZone = await firmTimeZone(db, session.clientId);
    const hidden = withoutCourts(session, charges.service);
    const rows = await readCharges(db, and(feeConditions(body, session.clientId, timeZone), hidden), body);
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

/** What limits a search to a matter, whose fees everyone sees. */
function ofMatter({ clientReference, mappingId }: FeeSearch): SQL | undefined {
  return and(
    sameReference(charges.clientReference, clientReference),
    mappingId === undefined ? undefined : eq(charges.mappingId, mappingId),
  );
}

/** Count and sums of all matching fees. Tables that no filter reads aren't joined. */
async function readSums(db: Database, where: SQL | undefined, search: FeeSearch) {
  const query = db
    .select({ total: count(), billable: sumOf('billable'), notYetCharged: sumOf('not-yet-charged') })
    .from(charges)
    .$dynamic();
  if (needsOrders(search)) query.innerJoin(orders, eq(charges.orderId, orders.orderId));
  if (needsExpenses(search)) query.leftJoin(matterExpenses, ofCharge);
  const [sums] = await query.where(where);
  return sums;
}

/** All rows without `top`. Equal rows sort by number, so that pages never overlap. */
async function readCharges(db: Database, where: SQL | undefined, search: FeeSearch): Promise<ChargeRecord[]> {
  const sort = search.sort?.length ? search.sort : [{ field: 'date' as const, direction: 'desc' as const }];
  const query = db
    .select({
      charge: charges,
      ...orderColumns,
      recovery: recoveryState,
      expense: matterExpenses,
    })
    .from(charges)
    .innerJoin(orders, eq(charges.orderId, orders.orderId))
    .leftJoin(matterExpenses, ofCharge)
    .where(where)
    .orderBy(...sort.map(({ field, direction }) => inDirection(sortColumns[field], direction)), asc(charges.feeId))
    .offset(search.skip ?? 0)
    .$dynamic();
  const found = await (search.top === undefined ? query : query.limit(search.top));
  return found;
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
  leadDocumentTitle: orders.leadDocumentTitle,
};

/** Rows with the statement line that each is part of, and how far it has come to the client. */
async function toFeeRows(db: Database, firm: Firm, rows: readonly ChargeRecord[]): Promise<FeeSummaryRow[]> {
  const captured = rows.filter(({ charge }) => charge.settlement === 'court' && charge.status === 'billable');
  const orderIds = [...new Set(captured.map(({ charge }) => charge.orderId))];
  const captures = orderIds.length > 0 ? await readCaptures(db, firm, inArray(charges.orderId, orderIds)) : [];
  const lines = Map.groupBy(captures, ({ candidate }) => candidate.orderId);
  const recovered = rows.map(({ charge, recovery, expense }) => ({ ...charge, state: recovery, expense }));
  const recovery = await readRecovery(db, firm.clientId, recovered, firm.timeZone);
  return rows.map((row): FeeSummaryRow => {
    const { charge } = row;
    const isCourt = isOnCourtLine(charge.reason);
    const isCaptured = charge.settlement === 'court' && charge.status === 'billable';
    const line = lines.get(charge.orderId)?.find(({ candidate }) => isCourtLine(candidate.descriptor) === isCourt);
    return {
      feeId: charge.feeId,
      orderId: charge.orderId,
      clientReference: charge.clientReference,
      matterName: charge.matterName,
      service: charge.service,
      description: charge.description,
      category: charge.category,
      date: dayIn(firm.timeZone, charge.chargedAt),
      userId: charge.userId,
      userName: charge.userName,
      state: row.state,
      courtName: row.courtName ?? undefined,
      caseNumber: row.caseNumber ?? undefined,
      amount: toDollars(charge.amountCents),
      status: charge.status,
      settlement: charge.settlement,
      envelopeId: row.envelopeId ?? undefined,
      documentCount: row.documentCount,
      leadDocumentTitle: row.leadDocumentTitle || undefined,
      invoiceNumber: charge.invoiceNumber ?? undefined,
      integrationStatus: charge.integrationStatus,
      cardCharge: isCaptured && line ? toCardCharge(line) : undefined,
      recovery: recovery.get(charge.feeId),
    };
  });
}

function toCardCharge({ candidate, last4, transactionId }: Capture): FeeCardCharge {
  const { descriptor, amount, postedOn } = candidate;
  return { descriptor, amount, postedOn, last4, transactionId };
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

function toCsvRow({ charge: row }: ChargeRecord, timeZone: string): (string | number)[] {
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
