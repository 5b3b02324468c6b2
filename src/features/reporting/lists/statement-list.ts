import { shortCourtName } from '@/features/orders';
import { matterNameLine } from '@/lib/format/matter-name';
import { describeList } from '@/lib/grid/list/list';
import { type StatementRow, whyText } from '../model/statement-rows';
import { reportingSearch } from '../search';

/** The lines of a statement, each with its case, matter, order and invoice. */
export const statementList = describeList<StatementRow>(reportingSearch)({
  noun: ['line', 'lines'],
  rowId: ({ id }) => id,
  nameOf: ({ line }) => `line ${line.line}`,
  searches: 'line, order, matter, case',
  defaultSort: ['line'],
  columns: {
    line: {
      label: 'Line',
      kind: 'number',
      value: ({ line }) => line.line,
      sort: true,
      width: '4.5rem',
      card: 'none',
    },
    text: {
      label: 'On the statement',
      value: ({ line }) => line.text,
      second: { label: 'Posted', value: ({ line }) => line.postedOn },
      sort: true,
      card: 'title',
    },
    amount: {
      label: 'Amount',
      kind: 'dollars',
      value: ({ line }) => line.amount,
      sort: true,
      width: '7.5rem',
      card: 'line',
    },
    result: {
      label: 'Result',
      value: ({ result }) => result.label,
      tone: ({ result }) => result.tone,
      second: { label: 'Found by', value: whyText, beside: 'always' },
      sort: true,
      width: '11rem',
      card: 'badge',
    },
    order: {
      label: 'Order',
      kind: 'number',
      value: ({ candidate }) => candidate?.orderId,
      link: ({ candidate }) =>
        candidate?.orderId === undefined
          ? undefined
          : { to: '/order-details/$orderId', params: { orderId: candidate.orderId } },
      second: { label: 'Envelope', value: ({ candidate }) => candidate?.envelopeId },
      sort: true,
      width: '7rem',
      card: 'line',
    },
    matter: {
      label: 'Matter',
      value: ({ candidate }) => candidate?.clientReference,
      second: matterNameLine(({ candidate }) => candidate?.matterName),
      sort: true,
      card: 'line',
    },
    case: {
      label: 'Case',
      value: ({ candidate }) => candidate?.caseNumber ?? candidate?.caseTitle,
      second: { label: 'Court', value: ({ candidate }) => candidate?.courtName && shortCourtName(candidate.courtName) },
      sort: true,
      from: 'md',
    },
    invoice: {
      label: 'Invoice',
      value: ({ candidate }) => candidate?.invoices?.map(({ number }) => number).join(', '),
      link: ({ candidate }) => {
        const [first] = candidate?.invoices ?? [];
        return first && { to: '/billing/invoice/$invoiceId', params: { invoiceId: first.invoiceId } };
      },
      width: '10rem',
      from: 'md',
    },
  },
});
