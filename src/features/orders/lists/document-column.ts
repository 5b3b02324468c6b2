/** Columns that lists of orders, filings, drafts and fees share: the lead document, and the numbers of what it is in. */
import type { ServiceName } from '@/api/generated/billing/model';
import { type Papers, paperName } from '@/lib/format/paper-name';
import type { ListColumn } from '@/lib/grid/list/list-column';
import { serviceLabel } from '../model/services';

/** A row of an order, or of something that belongs to one. */
interface OrderWithPapers extends Papers {
  orderId: number;
  service: ServiceName;
  caseTitle?: string | undefined;
}

/**
 * The column that a list leads with: the lead document, then the kind of order and its number. Links to the order.
 * @param textOf the name of the order, if its row's description describes something else
 */
export function documentColumn<Row extends OrderWithPapers>(textOf: (row: Row) => string = orderText) {
  return {
    label: 'Document',
    value: textOf,
    short: (row) => withItsCount(textOf(row)),
    second: {
      value: (row) => [serviceLabel(row.service), row.orderId].filter((part) => part !== textOf(row)).join(' · '),
      note: ({ documentCount = 0 }) => (documentCount > 1 ? `${documentCount} documents` : undefined),
      beside: 'always',
    },
    link: ({ orderId }) => ({ to: '/order-details/$orderId', params: { orderId } }),
    index: (row) => `${textOf(row)} ${serviceLabel(row.service)} ${row.orderId}`,
    width: '18rem',
    card: 'title',
    export: [
      { label: 'Order', value: ({ orderId }) => orderId },
      { label: 'Document', value: (row) => row.leadDocumentTitle ?? textOf(row) },
      { label: 'Documents', value: ({ documentCount }) => documentCount },
      { label: 'Service', value: ({ service }) => serviceLabel(service) },
    ],
  } as const satisfies ListColumn<Row, unknown>;
}

/** Keeps the number of further documents on the line of the title's last word. */
export function withItsCount(name: string): string {
  return name.replace(/ (?=\+\d+$)/, '\u00a0');
}

/**
 * The lead document; without one, what was ordered, or the kind of order where the description only repeats the case:
 * `Docket of Ortega v. Lakeshore Holdings LLC`.
 */
function orderText({ caseTitle, description = '', service, ...papers }: OrderWithPapers): string {
  const repeatsCase = caseTitle ? description.endsWith(caseTitle) : false;
  return paperName({ ...papers, ...(repeatsCase ? {} : { description }) }, serviceLabel(service));
}

/** The number of an order, in a column of its own. Files have it beside the document. */
export function orderNumberColumn<Row extends { orderId: number }>() {
  return {
    label: 'Order',
    kind: 'number',
    value: ({ orderId }) => orderId,
    width: '6rem',
    isOptional: true,
    card: 'none',
    export: [],
  } as const satisfies ListColumn<Row, unknown>;
}

/** The number of a case, in a column of its own. Files have it beside the case or the court. */
export function caseNumberColumn<Row extends { caseNumber?: string | undefined }>() {
  return {
    label: 'Case number',
    value: ({ caseNumber }) => caseNumber,
    width: '9rem',
    isOneLine: true,
    isOptional: true,
    card: 'none',
    export: [],
  } as const satisfies ListColumn<Row, unknown>;
}

/** The envelope of a filing. */
export function envelopeColumn<Row extends { envelopeId?: string | undefined }>() {
  return {
    label: 'Envelope',
    value: ({ envelopeId }) => envelopeId,
    width: '6.5rem',
    isOneLine: true,
    isOptional: true,
    card: 'none',
  } as const satisfies ListColumn<Row, unknown>;
}
