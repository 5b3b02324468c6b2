/** Tables of fees added up: spend, and cost recovery. */
import type { FeeGroupKey } from '@/api/generated/billing/model';
import { describeList, type List } from '@/lib/grid/list/list';
import type { ListColumn } from '@/lib/grid/list/list-column';
import { type GroupRow, keyLabel, recoveryRate } from '../model/groups';
import { reportingSearch } from '../search';

function dollars(label: string, value: (row: GroupRow) => number) {
  return {
    label,
    kind: 'dollars',
    value,
    total: value,
    sort: true,
    width: '8.5rem',
  } as const satisfies ListColumn<GroupRow>;
}

/** The columns of the keys, the first of which leads to the fees of the group, before those of the sums. */
function withKeys(
  keys: readonly FeeGroupKey[],
  sums: Record<string, ListColumn<GroupRow>>,
): Record<string, ListColumn<GroupRow>> {
  const ofKeys = Object.fromEntries(
    keys.map((key, index): [string, ListColumn<GroupRow>] => [
      key,
      {
        label: keyLabel(key),
        value: ({ names }) => names[index],
        // Months sort by time.
        index: ({ names, keys: values }) => (key === 'month' ? `${values[index]} ${names[index]}` : names[index]),
        sort: true,
        ...(index === 0 ? { card: 'title', link: ({ search }) => search && { to: '/reporting/run', search } } : {}),
      },
    ]),
  );
  return { ...ofKeys, ...sums };
}

const rest = {
  rowId: ({ id }: GroupRow) => id,
  nameOf: ({ names }: GroupRow) => names.join(', '),
} as const;

/** Fees that were charged, by kind. */
export function spendList(keys: readonly FeeGroupKey[]): List<GroupRow, true, string, object, object> {
  return describeList<GroupRow>(reportingSearch)({
    ...rest,
    noun: ['group', 'groups'],
    searches: keys.map((key) => keyLabel(key).toLowerCase()).join(', '),
    defaultSort: keys[0] === 'month' ? ['-month'] : ['-total'],
    columns: withKeys(keys, {
      fees: {
        label: 'Fees',
        kind: 'number',
        value: 'count',
        sort: true,
        width: '6rem',
        align: 'end',
        from: 'md',
        card: 'none',
      },
      courtFees: { ...dollars('Court fees', ({ courtFees }) => courtFees), from: 'md', card: 'none' },
      serviceFees: {
        ...dollars('Service fees', ({ serviceFees }) => serviceFees),
        width: '9.5rem',
        from: 'md',
        card: 'none',
      },
      convenience: {
        ...dollars('Convenience fees', ({ convenienceFees }) => convenienceFees),
        width: '12rem',
        from: 'lg',
        card: 'none',
      },
      tax: { ...dollars('Tax', ({ tax }) => tax), width: '6.5rem', from: 'lg', card: 'none' },
      total: { ...dollars('Total', ({ total }) => total), card: 'line' },
    }),
  });
}

/** Tells what became of the charges. */
export function recoveryList(keys: readonly FeeGroupKey[]): List<GroupRow, true, string, object, object> {
  return describeList<GroupRow>(reportingSearch)({
    ...rest,
    noun: ['group', 'groups'],
    searches: keys.map((key) => keyLabel(key).toLowerCase()).join(', '),
    defaultSort: ['-missing'],
    columns: withKeys(keys, {
      charged: { ...dollars('Charged', ({ recovery }) => recovery.charged), card: 'line' },
      unbillable: { ...dollars('Not billable', ({ recovery }) => recovery.notBillable), from: 'lg', card: 'none' },
      inMatter: {
        ...dollars('In the matter', ({ recovery }) => recovery.inMatter),
        width: '9.5rem',
        from: 'md',
        card: 'none',
      },
      billed: { ...dollars('Billed', ({ recovery }) => recovery.billed), card: 'line' },
      missing: { ...dollars('Missing', ({ recovery }) => recovery.missing), card: 'line' },
      rate: {
        label: 'Rate',
        kind: 'number',
        value: ({ recovery }) => recoveryRate(recovery),
        cell: ({ recovery }) => {
          const rate = recoveryRate(recovery);
          return rate === undefined ? '—' : `${rate} %`;
        },
        sort: true,
        width: '6rem',
        align: 'end',
      },
    }),
  });
}
