/** Orders and payments, counted in the browser. */
import type { OrderSearchFilters, Payment } from '@/api/generated/billing/model';
import { type OrdersSearchInput, orderStatus, serviceLabel, shortCourtName } from '@/features/orders';
import { formatMonth } from '@/lib/format/dates';
import { toCents } from '@/lib/format/money';

/** What orders are counted by. */
export const countKeys = [
  { value: 'service', label: 'Service' },
  { value: 'status', label: 'Status' },
  { value: 'court', label: 'Court' },
  { value: 'state', label: 'State' },
  { value: 'person', label: 'Person' },
] as const;

export type CountKey = (typeof countKeys)[number]['value'];

/** Orders with a value. */
export interface CountRow {
  value: string;
  name: string;
  count: number;
  /** The search of the list of these orders. */
  search: OrdersSearchInput;
}

type Days = Pick<OrdersSearchInput, 'from' | 'to'>;

/** Tells how many orders have each value, the most first. */
export function countRows(counts: OrderSearchFilters, key: CountKey, days: Days): CountRow[] {
  const rows: Readonly<Record<CountKey, () => CountRow[]>> = {
    service: () =>
      counts.services.map(({ value, count }) => ({
        value,
        name: serviceLabel(value),
        count,
        search: { ...days, service: [value] },
      })),
    status: () =>
      counts.statuses.map(({ value, count }) => ({
        value,
        name: orderStatus(value).label,
        count,
        search: { ...days, status: [value] },
      })),
    // The list of orders finds courts by name.
    court: () =>
      (counts.courts ?? []).map(({ value, text, count }) => ({
        value,
        name: shortCourtName(text),
        count,
        search: { ...days, q: text },
      })),
    state: () =>
      counts.states.map(({ value, count }) => ({ value, name: value, count, search: { ...days, states: [value] } })),
    person: () =>
      counts.users.map(({ value, text, count }) => ({
        value: String(value),
        name: text,
        count,
        search: { ...days, person: [value] },
      })),
  };
  return rows[key]().sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Payments of a month and method. */
export interface PaidRow {
  id: string;
  /** `2026-10`. */
  month: string;
  monthName: string;
  count: number;
  /** In dollars: applied to invoices, and the service fee on it. */
  applied: number;
  fee: number;
}

/** Tells what was paid, by month: succeeded payments that began from `from` to `to`. */
export function paidByMonth(
  payments: readonly Payment[],
  { from = '', to = '9999' }: { from?: string | undefined; to?: string | undefined },
): PaidRow[] {
  const counted = payments.filter(
    ({ status, appliedOn }) => status === 'succeeded' && appliedOn >= from && appliedOn <= to,
  );
  const sum = (amounts: readonly number[]) => amounts.reduce((cents, dollars) => cents + toCents(dollars), 0) / 100;
  return [...Map.groupBy(counted, ({ appliedOn }) => appliedOn.slice(0, 7))]
    .map(([month, ofMonth]) => ({
      id: month,
      month,
      monthName: formatMonth(month),
      count: ofMonth.length,
      applied: sum(ofMonth.map(({ amount }) => amount)),
      fee: sum(ofMonth.map(({ surcharge }) => surcharge)),
    }))
    .sort((a, b) => a.month.localeCompare(b.month));
}
