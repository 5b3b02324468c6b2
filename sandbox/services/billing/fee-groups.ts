/** Sums of fees by one or two keys. */
import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { matterExpenses } from '../../db/schema/matter-records.ts';
import { orders } from '../../db/schema/orders.ts';
import {
  FeeCategory,
  type FeeGroup,
  type FeeGroupKey,
  type FeeSummaryResult,
  ServiceName,
} from '../../generated/billing/schemas.ts';
import { toDollars } from '../filing/money.ts';
import { serviceText } from '../service-catalog.ts';
import { type FeeSearch, feeConditions, needsOrders } from './fee-conditions.ts';
import { categoryTexts } from './fee-texts.ts';
import { expenseIs, ofCharge } from './recovery.ts';

/** Groups in an answer. */
const mostGroups = 1_000;

interface Key {
  /** What rows are grouped by. */
  value: SQL<string | null>;
  /** Read from a group's rows. Without it, the value is the label. */
  label?: SQL<string | null>;
  toLabel?: (value: string) => string;
  ofOrder?: true;
}

/** One of the names of a group's rows, without the costs of a language's order. */
const nameOf = (column: AnyPgColumn) => sql<string | null>`max(${column} collate "C")`;

const keysIn = (timeZone: string): Readonly<Record<FeeGroupKey, Key>> => ({
  month: { value: sql`date_trunc('month', ${charges.chargedAt} at time zone ${timeZone}::text)`, toLabel: monthName },
  court: { value: sql`${orders.courtCode}`, label: nameOf(orders.courtName), ofOrder: true },
  matter: { value: sql`${charges.clientReference}`, label: nameOf(charges.matterName) },
  person: { value: sql`${charges.userId}`, label: nameOf(charges.userName) },
  service: {
    value: sql`${charges.service}`,
    toLabel: (value) => {
      const service = ServiceName.safeParse(value);
      return service.success ? serviceText(service.data) : value;
    },
  },
  category: {
    value: sql`${charges.category}`,
    toLabel: (value) => {
      const category = FeeCategory.safeParse(value);
      return category.success ? categoryTexts[category.data] : value;
    },
  },
  state: { value: sql`${orders.state}`, ofOrder: true },
});

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-10` → October 2026. */
function monthName(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`));
}

/**
 * The groups of the matching fees, without refunded ones: months in order, others by the largest total. At most a
 * thousand, and how many there are.
 */
export async function readGroups(
  db: Database,
  search: FeeSearch,
  groupBy: readonly FeeGroupKey[],
  { clientId, timeZone, hidden }: { clientId: number; timeZone: string; hidden: SQL | undefined },
): Promise<Required<Pick<FeeSummaryResult, 'groups' | 'groupCount'>>> {
  const keys = groupBy.map((name) => ({ name, ...keysIn(timeZone)[name] }));
  const [first, second] = keys;
  if (!first) return { groups: [], groupCount: 0 };
  const readsOrders = needsOrders(search) || keys.some(({ ofOrder }) => ofOrder);
  const where = and(feeConditions(search, clientId, timeZone), hidden, ne(charges.status, 'refunded'));
  const query = db
    .select({
      first: first.value.as('first'),
      second: (second?.value ?? nothing).as('second'),
      firstLabel: (first.label ?? nothing).as('first_label'),
      secondLabel: (second?.label ?? nothing).as('second_label'),
      fees: count().as('fees'),
      court: sumOf(sql`${charges.category} = 'court-fee'`).as('court'),
      service: sumOf(sql`${charges.category} = 'service-fee'`).as('service'),
      convenience: sumOf(sql`${charges.category} in ('convenience-fee', 'surcharge')`).as('convenience'),
      tax: sumOf(sql`${charges.category} = 'tax'`).as('tax'),
      charged: sumOf(sql`${charges.status} = 'billable'`).as('charged'),
      billed: sumOf(expenseIs.billed).as('billed'),
      inMatter: sumOf(expenseIs.inMatter).as('in_matter'),
      notBillable: sumOf(expenseIs.notBillable).as('not_billable'),
    })
    .from(charges)
    .leftJoin(matterExpenses, ofCharge)
    .$dynamic();
  if (readsOrders) query.innerJoin(orders, eq(orders.orderId, charges.orderId));
  const grouped = query.where(where).groupBy(sql`1`, sql`2`).as('grouped');
  const rows = await db
    .select({
      first: textOf(first.name, sql`${grouped.first}`),
      second: textOf(second?.name, sql`${grouped.second}`),
      firstLabel: grouped.firstLabel,
      secondLabel: grouped.secondLabel,
      fees: grouped.fees,
      court: grouped.court,
      service: grouped.service,
      convenience: grouped.convenience,
      tax: grouped.tax,
      charged: grouped.charged,
      billed: grouped.billed,
      inMatter: grouped.inMatter,
      notBillable: grouped.notBillable,
      groups: sql`count(*) over ()`.mapWith(Number),
    })
    .from(grouped)
    .orderBy(...orderOf(groupBy, grouped))
    .limit(mostGroups);
  return { groups: rows.map((row) => toGroup(row, keys)), groupCount: rows[0]?.groups ?? 0 };
}

const nothing = sql<string | null>`null::text`;

const sumOf = (condition: SQL) =>
  sql`coalesce(sum(${charges.amountCents}) filter (where ${condition}), 0)`.mapWith(Number);

function textOf(name: FeeGroupKey | undefined, value: SQL): SQL<string | null> {
  return name === 'month' ? sql`to_char(${value}, 'YYYY-MM')` : sql`${value}::text`;
}

type Sorted = 'first' | 'second' | 'court' | 'service' | 'convenience' | 'tax';

/** Months are a course of time; all else is best read from the largest. */
function orderOf(groupBy: readonly FeeGroupKey[], grouped: Record<Sorted, SQL | SQL.Aliased>): SQL[] {
  const { first, second, court, service, convenience, tax } = grouped;
  const byTotal = [sql`${court} + ${service} + ${convenience} + ${tax} desc`, sql`${first}`, sql`${second}`];
  const month = groupBy.indexOf('month');
  if (month === -1) return byTotal;
  return [sql`${month === 0 ? first : second}`, ...byTotal];
}

interface GroupRow {
  first: string | null;
  second: string | null;
  firstLabel: string | null;
  secondLabel: string | null;
  fees: number;
  court: number;
  service: number;
  convenience: number;
  tax: number;
  charged: number;
  billed: number;
  inMatter: number;
  notBillable: number;
}

function toGroup(row: GroupRow, keys: readonly ({ name: FeeGroupKey } & Key)[]): FeeGroup {
  const { court, service, convenience, tax, charged, billed, inMatter, notBillable } = row;
  const values = [row.first ?? '', row.second ?? ''].slice(0, keys.length);
  const labels = [row.firstLabel, row.secondLabel];
  return {
    keys: values,
    labels: values.map((value, index) => {
      if (value === '') return '';
      return keys[index]?.toLabel?.(value) ?? (labels[index] || value);
    }),
    count: row.fees,
    courtFees: toDollars(court),
    serviceFees: toDollars(service),
    convenienceFees: toDollars(convenience),
    tax: toDollars(tax),
    total: toDollars(court + service + convenience + tax),
    passedOn: toDollars(billed),
    recovery: {
      charged: toDollars(charged),
      billed: toDollars(billed),
      inMatter: toDollars(inMatter),
      notBillable: toDollars(notBillable),
      missing: toDollars(charged - billed - inMatter - notBillable),
    },
  };
}
