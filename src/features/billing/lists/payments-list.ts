import type { Payment } from '@/api/generated/billing/model';
import { describeList } from '@/lib/grid/list/list';
import { paymentNote, paymentState, totalTaken } from '../model/payment-status';
import { type PaymentsSearch, paymentsSearch } from '../search';

/** The firm's payments, sorted and searched in the browser. */
export const paymentsList = describeList<Payment, true, PaymentsSearch>(paymentsSearch)({
  noun: ['payment', 'payments'],
  rowId: ({ paymentId }) => paymentId,
  nameOf: ({ reference }) => `payment ${reference}`,
  searches: 'reference, invoice, method',
  defaultSort: ['-date'],
  filters: { view: { label: 'View', kind: 'custom' } },
  columns: {
    reference: {
      label: 'Reference',
      value: 'reference',
      second: { label: 'Paid by', value: ({ initiatedBy }) => initiatedBy?.name ?? 'Autopay' },
      sort: true,
      width: '8rem',
      card: 'title',
    },
    date: { label: 'Date', kind: 'day', value: 'appliedOn', sort: true, width: '8rem' },
    method: { label: 'Method', value: 'methodLabel', sort: true },
    invoices: {
      label: 'Invoices',
      value: ({ invoiceNumbers }) => invoiceNumbers.join(', '),
      width: '10.25rem',
      from: 'md',
    },
    status: {
      label: 'Status',
      value: ({ status }) => paymentState(status).label,
      tone: ({ status }) => paymentState(status).tone,
      sort: true,
      width: '7rem',
      card: 'badge',
    },
    note: { label: 'Note', value: paymentNote, width: '11rem', from: 'lg' },
    amount: {
      label: 'Amount',
      kind: 'dollars',
      value: 'amount',
      // Only what is paid counts.
      total: ({ status, amount }) => (status === 'succeeded' ? amount : 0),
      sort: true,
      width: '7rem',
      card: 'line',
    },
    fee: {
      label: 'Service fee',
      kind: 'dollars',
      value: 'surcharge',
      total: ({ status, surcharge }) => (status === 'succeeded' ? surcharge : 0),
      sort: true,
      width: '8.75rem',
      from: 'xl',
      card: 'line',
      export: [
        { label: 'Service fee', kind: 'dollars', value: ({ surcharge }) => surcharge },
        { label: 'Service fee %', value: ({ surchargePercent }) => surchargePercent },
      ],
    },
    total: {
      label: 'Total',
      kind: 'dollars',
      value: totalTaken,
      total: (payment) => (payment.status === 'succeeded' ? totalTaken(payment) : 0),
      sort: true,
      width: '6.25rem',
      card: 'line',
    },
  },
});
