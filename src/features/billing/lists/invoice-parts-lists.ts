import type { InvoiceMatter, InvoiceOrder } from '@/api/generated/billing/model';
import { documentColumn, envelopeColumn, orderNumberColumn } from '@/features/orders';
import { matterNameLine } from '@/lib/format/matter-name';
import { describeList } from '@/lib/grid/list/list';
import type { ListColumn } from '@/lib/grid/list/list-column';
import { invoiceOrdersSearch, rowsSearch } from '../search';

/** A column of dollars that is sorted here, and added up in files. */
function dollars<Row>(label: string, value: (row: Row) => number, width: `${number}rem` = '8.5rem') {
  return { label, kind: 'dollars', value, total: value, sort: true, width } as const satisfies ListColumn<Row>;
}

/** The matter of an order or of a sum. */
function matterColumn<Row extends { clientReference: string; matterName: string }>() {
  return {
    label: 'Matter',
    value: ({ clientReference }: Row) => clientReference,
    missing: 'No matter',
    second: matterNameLine(({ matterName }: Row) => matterName),
    isOneLine: true,
    sort: true,
  } as const satisfies ListColumn<Row>;
}

/** The orders on an invoice. */
export const invoiceOrdersList = describeList<InvoiceOrder>(invoiceOrdersSearch)({
  noun: ['order', 'orders'],
  rowId: ({ orderId }) => orderId,
  nameOf: ({ orderId }) => `order ${orderId}`,
  searches: 'document, order, matter, court, case, envelope',
  defaultSort: ['date'],
  columns: {
    document: { ...documentColumn<InvoiceOrder>(), sort: true },
    order: { ...orderNumberColumn<InvoiceOrder>(), sort: true },
    date: { label: 'Ordered', kind: 'instant', isDayOnly: true, value: 'dateOrdered', sort: true, width: '8rem' },
    matter: matterColumn<InvoiceOrder>(),
    case: {
      label: 'Case',
      value: 'caseNumber',
      second: { label: 'Court', value: 'courtName' },
      index: ({ caseNumber = '', courtName = '' }) => `${caseNumber} ${courtName}`,
      isOneLine: true,
      sort: true,
      from: 'lg',
    },
    envelope: { ...envelopeColumn<InvoiceOrder>(), sort: true },
    person: {
      label: 'Ordered by',
      value: ({ orderedBy }) => orderedBy.name,
      isOneLine: true,
      sort: true,
      width: '10rem',
      from: 'xl',
    },
    court: { ...dollars<InvoiceOrder>('Court fees', ({ courtFees }) => courtFees), from: 'md', card: 'labeled' },
    service: {
      ...dollars<InvoiceOrder>('Service fees', ({ serviceFees }) => serviceFees),
      from: 'md',
      card: 'labeled',
    },
    tax: { ...dollars<InvoiceOrder>('Tax', ({ tax }) => tax, '6rem'), from: 'lg', card: 'labeled' },
    total: { ...dollars<InvoiceOrder>('Total', ({ total }) => total), card: 'line' },
  },
});

/** The sums of an invoice by matter, to bill clients. */
export const invoiceMattersList = describeList<InvoiceMatter>(rowsSearch)({
  noun: ['matter', 'matters'],
  rowId: ({ clientReference }) => clientReference,
  nameOf: ({ clientReference }) => `matter ${clientReference || 'without a reference'}`,
  searches: 'reference, name',
  defaultSort: ['matter'],
  columns: {
    matter: { ...matterColumn<InvoiceMatter>(), card: 'title' },
    orders: {
      label: 'Orders',
      kind: 'number',
      value: 'orderCount',
      sort: true,
      width: '6.5rem',
      align: 'end',
      card: 'labeled',
    },
    court: { ...dollars<InvoiceMatter>('Court fees', ({ courtFees }) => courtFees), from: 'md', card: 'labeled' },
    service: {
      ...dollars<InvoiceMatter>('Service fees', ({ serviceFees }) => serviceFees),
      from: 'md',
      card: 'labeled',
    },
    tax: { ...dollars<InvoiceMatter>('Tax', ({ tax }) => tax, '6rem'), from: 'md', card: 'labeled' },
    total: { ...dollars<InvoiceMatter>('Total', ({ total }) => total), card: 'line' },
  },
});
