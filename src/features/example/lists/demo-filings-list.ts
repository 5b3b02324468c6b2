import { formatCents } from '@/lib/format/money';
import { describeList } from '@/lib/grid/list/list';
import type { StatusTone } from '@/lib/ui/status-badge';
import type { DemoFiling, DemoStatus } from '../model/demo-filings';

/** Labels and colors of the statuses. */
export const demoStatusTexts: Readonly<Record<DemoStatus, { label: string; tone: StatusTone }>> = {
  accepted: { label: 'Accepted', tone: 'good' },
  submitted: { label: 'Submitted', tone: 'progress' },
  rejected: { label: 'Rejected', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** The list of sample filings. */
export const demoFilingsList = describeList<DemoFiling>()({
  noun: ['filing', 'filings'],
  rowId: ({ number }) => number,
  nameOf: ({ number }) => `filing ${number}`,
  defaultSort: ['-submitted'],
  columns: {
    filing: {
      label: 'Filing',
      value: 'name',
      second: { label: 'Number', value: ({ number }) => `Filing ${number}` },
      index: ({ name, number }) => `${name} ${number}`,
      sort: true,
      card: 'title',
    },
    case: {
      label: 'Case',
      value: 'caseTitle',
      second: { label: 'Case number', value: 'caseNumber' },
      index: ({ caseTitle, caseNumber }) => `${caseTitle} ${caseNumber}`,
      sort: true,
    },
    court: { label: 'Court', value: 'court', sort: true, from: 'lg' },
    status: {
      label: 'Status',
      value: ({ status }) => demoStatusTexts[status].label,
      tone: ({ status }) => demoStatusTexts[status].tone,
      sort: true,
      width: '9.5rem',
      card: 'badge',
    },
    submitted: { label: 'Submitted', kind: 'instant', value: 'submitted', sort: true, width: '12rem', from: 'md' },
    fee: {
      label: 'Fee',
      kind: 'number',
      value: 'fee',
      cell: ({ fee }) => formatCents(fee),
      drawn: ({ fee }) => formatCents(fee),
      sort: true,
      width: '8rem',
      align: 'end',
    },
  },
});
