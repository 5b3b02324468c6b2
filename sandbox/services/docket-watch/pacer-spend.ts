/** What a firm spends at PACER, and the limits that stop it (dockets, section 5). */
import { and, eq, gte, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { pacerLimits, pacerPurchases } from '../../db/schema/docket-purchases.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/docket-watch/operations.ts';
import type { PacerLimits } from '../../generated/docket-watch/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { findCase } from '../../simulators/dockets/court-records.ts';
import { pacer } from '../../simulators/dockets/providers.ts';
import { addDays, firstOfMonth, instantAt } from '../billing/rules/days.ts';
import { readLimits } from '../docket-sync/pacer-ledger.ts';
import { toDollars } from '../filing/money.ts';
import { dayIn, firmTimeZone } from '../firm-time-zone.ts';
import { sealedCases } from './sealed-cases.ts';

/** Up to this, PACER bills nothing a quarter. */
const freeCents = 3_000;
const mostCases = 50;

export const pacerSpend = {
  getPacerSpend: async ({ db, clock, session: { clientId }, query }) => {
    const timeZone = await firmTimeZone(db, clientId);
    const today = dayIn(timeZone, clock.now());
    const month = firstOfMonth(today);
    const quarter = quarterStart(today);
    const asked = query.orderId === undefined ? undefined : await caseOfOrder(db, clientId, query.orderId);
    const spent = await db
      .select()
      .from(pacerPurchases)
      .where(
        and(eq(pacerPurchases.clientId, clientId), gte(pacerPurchases.purchasedAt, instantAt(quarter, 0, timeZone))),
      );
    const monthStart = instantAt(month, 0, timeZone);
    const inQuarter = sumOf(spent);
    const followed = await db
      .select({ providerCaseId: docketOrders.providerCaseId, orderId: docketOrders.orderId })
      .from(docketOrders)
      .innerJoin(orders, eq(orders.orderId, docketOrders.orderId))
      .where(
        and(
          eq(docketOrders.clientId, clientId),
          eq(docketOrders.providerId, pacer.providerId),
          isNotNull(docketOrders.startedAt),
        ),
      );
    const orderOf = new Map(followed.map(({ providerCaseId, orderId }) => [providerCaseId, orderId]));
    const sealed = await sealedCases(
      db,
      spent.flatMap(({ providerCaseId }) => (providerCaseId === null ? [] : { providerCaseId })),
    );
    return {
      month: toDollars(sumOf(spent.filter(({ purchasedAt }) => purchasedAt >= monthStart))),
      quarter: toDollars(inQuarter),
      quarterEndsOn: addDays(quarterStart(addDays(quarter, 95)), -1),
      owedIfEndedNow: toDollars(inQuarter > freeCents ? inQuarter : 0),
      limits: toLimits(await readLimits(db, clientId)),
      byPerson: sums(spent, ({ userName }) => userName).map(([name, amount]) => ({ name, amount })),
      byCase: sums(
        asked === undefined ? spent : spent.filter(({ providerCaseId }) => providerCaseId === asked),
        ({ providerCaseId }) => providerCaseId ?? '',
      )
        .slice(0, mostCases)
        .map(([providerCaseId, amount]) => {
          const record = providerCaseId ? findCase(pacer.providerId, providerCaseId) : undefined;
          const orderId = orderOf.get(providerCaseId);
          return {
            ...(record
              ? {
                  caseNumber: record.caseNumber,
                  caseTitle: sealed.has(providerCaseId) ? 'Sealed case' : record.caseTitle,
                }
              : {}),
            ...(orderId === undefined ? {} : { orderId }),
            amount,
            month: toDollars(
              sumOf(
                spent.filter(
                  (each) => (each.providerCaseId ?? '') === providerCaseId && each.purchasedAt >= monthStart,
                ),
              ),
            ),
          };
        }),
    };
  },

  savePacerLimits: async ({ db, session, body }) => {
    const limits = {
      firmMonthCents: toCents('firmMonth', body.firmMonth),
      caseMonthCents: toCents('caseMonth', body.caseMonth),
      unaskedCents: toCents('unasked', body.unasked),
    };
    await db
      .insert(pacerLimits)
      .values({ clientId: session.clientId, ...limits })
      .onConflictDoUpdate({ target: pacerLimits.clientId, set: limits });
    return toLimits(limits);
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 404 for an order that the firm doesn't have. */
async function caseOfOrder(db: Database, clientId: number, orderId: number): Promise<string> {
  const [docket] = await db
    .select({ providerCaseId: docketOrders.providerCaseId })
    .from(docketOrders)
    .where(and(eq(docketOrders.clientId, clientId), eq(docketOrders.orderId, orderId)));
  if (!docket) throw notFound('The order does not exist.');
  return docket.providerCaseId;
}

const quarterStart = (day: string): string => {
  let start = firstOfMonth(day);
  while (Number(start.slice(5, 7)) % 3 !== 1) start = firstOfMonth(addDays(start, -1));
  return start;
};

type Spent = typeof pacerPurchases.$inferSelect;

const sumOf = (spent: readonly Spent[]) => spent.reduce((cents, { amountCents }) => cents + amountCents, 0);

/** In dollars by key, highest first. */
function sums(spent: readonly Spent[], keyOf: (each: Spent) => string): [string, number][] {
  return [...Map.groupBy(spent, keyOf)]
    .map(([key, group]): [string, number] => [key, sumOf(group)])
    .toSorted((a, b) => b[1] - a[1])
    .map(([key, cents]) => [key, toDollars(cents)]);
}

/** @throws ProblemError 400 for fractions of a cent. */
function toCents(field: string, dollars: number | null): number | null {
  if (dollars === null) return null;
  const cents = Math.round(dollars * 100);
  if (Math.abs(cents - dollars * 100) > 1e-6)
    throw problem(400, { code: 'invalid-request', errors: { [field]: ['Use at most two decimals.'] } });
  return cents;
}

const toLimits = (limits: {
  firmMonthCents: number | null;
  caseMonthCents: number | null;
  unaskedCents: number | null;
}): PacerLimits => ({
  firmMonth: toDollarsOrNone(limits.firmMonthCents),
  caseMonth: toDollarsOrNone(limits.caseMonthCents),
  unasked: toDollarsOrNone(limits.unaskedCents),
});

const toDollarsOrNone = (cents: number | null) => (cents === null ? null : toDollars(cents));
