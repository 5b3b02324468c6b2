import type { FeeSummaryRow, FeeSummarySearchRequest, FeeSummarySortField } from '@/api/generated/billing/model';
import {
  caseNumberColumn,
  documentColumn,
  envelopeColumn,
  orderNumberColumn,
  serviceLabel,
  shortCourtName,
} from '@/features/orders';
import { addDays } from '@/lib/form/parse-date';
import { matterNameLine } from '@/lib/format/matter-name';
import { type Papers, paperName } from '@/lib/format/paper-name';
import { describeList } from '@/lib/grid/list/list';
import type { ListColumn } from '@/lib/grid/list/list-column';
import type { ListFilters } from '@/lib/grid/list/list-filter';
import { listRequest } from '@/lib/grid/list/list-request';
import { rangeOf } from '@/lib/grid/url/grid-search';
import { feeCategoryLabel, feeStatus } from '../model/fee-status';
import { type FeeFilterSearch, type FeeSummarySearch, feeSummarySearch } from '../search';

/** Shared with the list of fees by order. */
export const dateColumn = { label: 'Date', kind: 'day', value: 'date' } as const satisfies ListColumn<FeeSummaryRow>;
export const personColumn = {
  label: 'Ordered by',
  value: 'userName',
  isOneLine: true,
  from: 'md',
} as const satisfies ListColumn<FeeSummaryRow>;

/** What lists of fees are filtered by. */
export const feeFilters = {
  status: { label: 'Status', kind: 'custom', request: ({ status }) => ({ chargeStatus: status ?? 'all' }) },
  service: { label: 'Service', kind: 'choices', request: ({ service }) => ({ services: service }) },
  person: { label: 'Ordered by', kind: 'choices', request: ({ person }) => ({ userIds: person }) },
  court: { label: 'Court', kind: 'choices', request: ({ court }) => ({ courtCodes: court }) },
  matter: {
    label: 'Matter',
    kind: 'text',
    field: { label: 'Matter reference', description: 'As it appears on the order, such as 00015-Ortega' },
    request: ({ matter }) => ({ clientReference: matter }),
  },
  from: {
    label: 'Charged',
    kind: 'days',
    request: ({ from, to }) => {
      const days = rangeOf(from, to);
      return { dateFrom: days?.gte, dateTo: days?.lte };
    },
  },
} as const satisfies ListFilters<FeeFilterSearch, FeeSummarySearchRequest>;

/** The lead document of what a fee was charged for; without one, the kind of order. */
export function chargedPaper(fee: Papers & Pick<FeeSummaryRow, 'service'>): string {
  return paperName({ ...fee, description: undefined }, serviceLabel(fee.service));
}

/** The fees of a matter or of the firm, one per row. Both export the same columns. */
export const feesList = describeList<FeeSummaryRow, FeeSummarySortField, FeeSummarySearch, FeeSummarySearchRequest>(
  feeSummarySearch,
)({
  noun: ['fee', 'fees'],
  rowId: ({ feeId }) => feeId,
  nameOf: ({ description, orderId }) => `${description}, order ${orderId}`,
  pageSize: 100,
  defaultSort: ['-date'],
  filters: feeFilters,
  columns: {
    document: { ...documentColumn<FeeSummaryRow>(chargedPaper), sort: 'leadDocumentTitle' },
    order: { ...orderNumberColumn<FeeSummaryRow>(), sort: 'orderId' },
    matter: {
      label: 'Matter',
      value: 'clientReference',
      second: matterNameLine(({ matterName }) => matterName),
      sort: 'clientReference',
      width: '10.5rem',
      isOneLine: true,
      from: 'md',
    },
    court: {
      label: 'Court',
      value: 'courtName',
      short: ({ courtName }) => courtName && shortCourtName(courtName),
      second: { label: 'Case number', value: 'caseNumber' },
      sort: 'courtName',
      from: 'lg',
      export: [
        { label: 'Court', value: ({ courtName }) => courtName },
        { label: 'State', value: ({ state }) => state },
        { label: 'Case number', value: ({ caseNumber }) => caseNumber },
      ],
    },
    caseNumber: caseNumberColumn<FeeSummaryRow>(),
    date: { ...dateColumn, sort: 'date', width: '8rem' },
    fee: {
      label: 'Fee',
      value: 'description',
      second: { label: 'Kind', value: ({ category }) => feeCategoryLabel(category) },
      sort: 'description',
    },
    person: { ...personColumn, sort: 'userName', width: '10rem' },
    invoice: { label: 'Invoice', value: whereBilled, width: '9.5rem', from: 'xl' },
    status: {
      label: 'Status',
      value: ({ status }) => feeStatus(status).label,
      tone: ({ status }) => feeStatus(status).tone,
      sort: 'status',
      width: '10rem',
      card: 'badge',
    },
    envelope: envelopeColumn<FeeSummaryRow>(),
    amount: {
      label: 'Amount',
      kind: 'dollars',
      value: 'amount',
      // As the totals on the page.
      total: ({ status, amount }) => (status === 'refunded' ? 0 : amount),
      sort: 'amount',
      width: '7.5rem',
    },
  },
});

/** The invoice, or for what a court took from the firm's payment account, that it is on none. */
export function whereBilled({
  settlement,
  status,
  invoiceNumber,
}: Pick<FeeSummaryRow, 'settlement' | 'status' | 'invoiceNumber'>): string | undefined {
  return settlement === 'court' && status === 'billable' ? 'Paid at the court' : invoiceNumber;
}

/** Fees of one matter or, without a reference, of the firm. */
export interface FeesScope {
  clientReference?: string | undefined;
}

/** The request for the page of fees that an address shows. In a matter, only its own filters count. */
export function toFeeSummaryRequest(search: FeeSummarySearch, { clientReference }: FeesScope): FeeSummarySearchRequest {
  if (clientReference === undefined) return listRequest(feesList, search);
  return { ...listRequest(feesList, { ...search, court: undefined, matter: undefined }), clientReference };
}

/**
 * The name of a list's files, without extension: whose fees, and when they were charged. `fees-00015-Ortega-2026-11`,
 * `fees-firm-2026-11-01-to-2026-11-15`.
 */
export function feesFileName({ from, to }: FeeSummarySearch, { clientReference = 'firm' }: FeesScope): string {
  const { gte: first, lte: last } = rangeOf(from, to) ?? {};
  return ['fees', clientReference, periodName(first, last)].filter(Boolean).join('-');
}

function periodName(first: string | undefined, last: string | undefined): string | undefined {
  if (first === undefined) return last && `to-${last}`;
  if (last === undefined) return `from-${first}`;
  if (first === last) return first;
  const month = first.slice(0, 7);
  const isMonth = first.endsWith('-01') && last.startsWith(month) && addDays(last, 1).endsWith('-01');
  return isMonth ? month : `${first}-to-${last}`;
}
