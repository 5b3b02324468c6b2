/** Sums of fees by one or two keys, and the rows behind each. */
import {
  FeeCategory,
  type FeeGroup,
  type FeeGroupKey,
  type FeeSummarySearchRequest,
  ServiceName,
} from '@/api/generated/billing/model';
import { StateCode } from '@/api/generated/filing/model';
import { addDays, addMonths } from '@/lib/form/parse-date';
import { rangeOf } from '@/lib/grid/url/grid-search';
import type { ReportingSearch, ReportSearchInput } from '../search';

/** What fees are added up by, as shown. */
export const groupKeys: readonly { value: FeeGroupKey; label: string; missing: string }[] = [
  { value: 'month', label: 'Month', missing: '—' },
  { value: 'court', label: 'Court', missing: 'No court' },
  { value: 'matter', label: 'Matter', missing: 'No matter' },
  { value: 'person', label: 'Person', missing: '—' },
  { value: 'service', label: 'Service', missing: '—' },
  { value: 'category', label: 'Kind of fee', missing: '—' },
  { value: 'state', label: 'State', missing: '—' },
];

/** The name of a key. */
export function keyLabel(key: FeeGroupKey): string {
  return groupKeys.find(({ value }) => value === key)?.label ?? key;
}

/** The keys of an address: one or two different ones, months without any. */
export function keysOf({ by = 'month', and }: Pick<ReportingSearch, 'by' | 'and'>): FeeGroupKey[] {
  return and === undefined || and === by ? [by] : [by, and];
}

/** A group as a row of a table. */
export interface GroupRow extends FeeGroup {
  id: string;
  /** Its values as shown, with names for what is missing. */
  names: readonly string[];
  /** The search of the report of its fees; undefined where no filter finds them. */
  search: ReportSearchInput | undefined;
  /** The same of all fees with its first value. */
  barSearch: ReportSearchInput | undefined;
}

/** The rows of a table of groups. `base` is what the groups were filtered by. */
export function groupRows(
  groups: readonly FeeGroup[],
  keys: readonly FeeGroupKey[],
  base: ReportSearchInput,
): GroupRow[] {
  return groups.map((group) => ({
    ...group,
    id: group.keys.join('\n'),
    names: group.keys.map((value, index) => {
      const key = groupKeys.find((each) => each.value === keys[index]);
      if (value === '') return key?.missing ?? '—';
      const label = group.labels[index] || value;
      return keys[index] === 'matter' && label !== value ? `${value} ${label}` : label;
    }),
    search: rowsSearch(group.keys, keys, base),
    barSearch: rowsSearch(group.keys, keys.slice(0, 1), base),
  }));
}

/** The search of the fees of a group. */
function rowsSearch(
  values: readonly string[],
  keys: readonly FeeGroupKey[],
  base: ReportSearchInput,
): ReportSearchInput | undefined {
  let search: ReportSearchInput = { ...base, by: undefined, and: undefined };
  for (const [index, key] of keys.entries()) {
    const value = values[index] ?? '';
    const filter = value === '' ? missing(key, search) : filterOf(key, value, base);
    if (!filter) return undefined;
    search = { ...search, ...filter };
  }
  return search;
}

/** Fees that have no court or no matter; the other keys have a value always. */
function missing(key: FeeGroupKey, { without = [] }: ReportSearchInput): ReportSearchInput | undefined {
  return key === 'court' || key === 'matter' ? { without: [...without, key] } : undefined;
}

function filterOf(key: FeeGroupKey, value: string, base: ReportSearchInput): ReportSearchInput | undefined {
  switch (key) {
    case 'month':
      return monthWithin(value, base);
    case 'court':
      return { court: [value] };
    case 'matter':
      return { matter: value };
    case 'person':
      return { person: [Number(value)] };
    case 'service':
      return known(ServiceName.options, value, (service) => ({ service: [service] }));
    case 'category':
      return known(FeeCategory.options, value, (category) => ({ category: [category] }));
    case 'state':
      return known(StateCode.options, value, (state) => ({ states: [state] }));
  }
}

function known<Value extends string>(
  options: readonly Value[],
  value: string,
  filter: (value: Value) => ReportSearchInput,
): ReportSearchInput | undefined {
  const found = options.find((option) => option === value);
  return found && filter(found);
}

/** The days of a month, `2026-10`, as far as they are in the report's days. */
function monthWithin(month: string, { from, to }: ReportSearchInput): ReportSearchInput {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const range = rangeOf(from, to);
  return {
    from: range?.gte !== undefined && range.gte > first ? range.gte : first,
    to: range?.lte !== undefined && range.lte < last ? range.lte : last,
  };
}

/** The request for groups of charged fees. */
export function groupsRequest(
  keys: readonly FeeGroupKey[],
  { from, to }: Pick<ReportingSearch, 'from' | 'to'>,
): FeeSummarySearchRequest {
  const days = rangeOf(from, to);
  return {
    groupBy: [...keys],
    chargeStatus: 'billable',
    dateFrom: days?.gte,
    dateTo: days?.lte,
    top: 1,
    skip: 0,
  };
}

/** Billed, of what could be billed, in percent; undefined without anything to bill. */
export function recoveryRate({ charged, billed, notBillable }: FeeGroup['recovery']): number | undefined {
  const billable = Math.round((charged - notBillable) * 100);
  return billable > 0 ? Math.round((billed * 10_000) / billable) : undefined;
}
