import type { ReactNode } from 'react';
import type { FeeSummaryRow } from '@/api/generated/billing/model';
import { feesList } from '@/features/billing';
import { describeList } from '@/lib/grid/list/list';
import { recoveryLabel, recoveryReason, recoveryTone } from '../model/recovery';
import { reportingSearch } from '../search';

/** Charges that clients may owe and nobody has billed, with the actions of each. */
export function missingList(actions: (fee: FeeSummaryRow) => ReactNode) {
  const { document, order, matter, date, fee, amount } = feesList.columns;
  return describeList<FeeSummaryRow, true, object, object>(reportingSearch)({
    noun: ['charge', 'charges'],
    rowId: feesList.rowId,
    nameOf: feesList.nameOf,
    searches: 'document, order, matter, fee',
    defaultSort: ['-date'],
    columns: {
      document: { ...document, sort: true },
      order: { ...order, sort: true },
      fee: { ...fee, sort: true },
      matter: { ...matter, sort: true },
      date: { ...date, sort: true },
      state: {
        label: 'Cost recovery',
        value: ({ recovery }) => recovery && recoveryLabel(recovery.state),
        tone: ({ recovery }) => (recovery ? recoveryTone(recovery.state) : 'neutral'),
        sort: true,
        width: '9.5rem',
        card: 'badge',
      },
      reason: { label: 'Why', value: ({ recovery }) => recovery && recoveryReason(recovery), from: 'lg' },
      amount: { ...amount, sort: true },
      actions: { label: 'Actions', cell: actions, width: '20rem' },
    },
  });
}
