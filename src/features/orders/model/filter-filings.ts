/** The filters of the filing list: the filings they match, and the values to choose from. */
import type { FilingListItem } from '@/api/generated/filing/model';
import type { FilingListSearch } from '../search';

/** The filings with the chosen statuses and states. */
export function filterFilings<Filing extends Pick<FilingListItem, 'filingStatus' | 'state'>>(
  filings: readonly Filing[],
  { status, states }: Pick<FilingListSearch, 'status' | 'states'>,
): Filing[] {
  return filings.filter(
    (filing) => (!status || status.includes(filing.filingStatus)) && (!states || states.includes(filing.state)),
  );
}

/** A filter value with its label and the number of rows that have it. */
interface CountedValue<Value> {
  value: Value;
  label: string;
  count: number;
}

/** The values in a list, sorted by label. */
export function countValues<Row, Value>(
  rows: readonly Row[],
  labeled: (row: Row) => readonly [value: Value, label: string],
): CountedValue<Value>[] {
  const counted = new Map<Value, CountedValue<Value>>();
  for (const row of rows) {
    const [value, label] = labeled(row);
    const known = counted.get(value);
    if (known) known.count += 1;
    else counted.set(value, { value, label, count: 1 });
  }
  return [...counted.values()].sort((one, other) => one.label.localeCompare(other.label, 'en-US'));
}
