import { describeList } from '@/lib/grid/list/list';
import type { StatementRow } from '../model/account-statement';
import { type PaymentsSearch, paymentsSearch } from '../search';

const dollarsOf = (cents: number) => (cents === 0 ? undefined : cents / 100);

/** The account statement: balances and movements, reckoned in the browser. */
export const statementList = describeList<StatementRow, true, PaymentsSearch>(paymentsSearch)({
  noun: ['line', 'lines'],
  rowId: ({ place }) => place,
  nameOf: ({ text }) => text,
  searches: 'invoice, payment, note',
  defaultSort: ['date'],
  filters: { from: { label: 'Days', kind: 'days' } },
  columns: {
    text: {
      label: 'Entry',
      value: 'text',
      link: ({ invoiceId }) =>
        invoiceId === undefined ? undefined : { to: '/billing/invoice/$invoiceId', params: { invoiceId } },
      card: 'title',
    },
    date: {
      label: 'Date',
      kind: 'day',
      value: ({ on }) => on,
      // Balances come first and last.
      index: ({ place }) => place,
      sort: true,
      width: '8rem',
    },
    note: { label: 'Note', value: 'note', from: 'md' },
    charged: {
      label: 'Charges',
      kind: 'dollars',
      value: ({ chargedCents }) => dollarsOf(chargedCents),
      total: ({ chargedCents }) => chargedCents / 100,
      width: '8.5rem',
      card: 'line',
    },
    paid: {
      label: 'Payments',
      kind: 'dollars',
      value: ({ paidCents }) => dollarsOf(paidCents),
      total: ({ paidCents }) => paidCents / 100,
      width: '8.5rem',
      card: 'line',
    },
    balance: {
      label: 'Balance',
      kind: 'dollars',
      value: ({ balanceCents }) => balanceCents / 100,
      width: '8.5rem',
      card: 'line',
    },
  },
});
