/** Columns of the invented filings. */
import { formatInstant } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';
import { chronological, columnsOf, numerical } from '@/lib/grid/columns/columns';
import { TwoLines } from '@/lib/grid/columns/two-lines';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';
import type { DemoFiling, DemoStatus } from '../model/demo-filings';

/** How a status is called and coloured. */
export const demoStatusTexts: Readonly<Record<DemoStatus, { label: string; tone: StatusTone }>> = {
  accepted: { label: 'Accepted', tone: 'good' },
  submitted: { label: 'Submitted', tone: 'progress' },
  rejected: { label: 'Rejected', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

const column = columnsOf<DemoFiling>();

export const demoFilingColumns = column.columns([
  column.accessor(({ name, number }) => `${name} ${number}`, {
    id: 'filing',
    meta: { label: 'Filing', card: 'title' },
    cell: ({ row: { original } }) => <TwoLines second={`Filing ${original.number}`}>{original.name}</TwoLines>,
  }),
  column.accessor(({ caseTitle, caseNumber }) => `${caseTitle} ${caseNumber}`, {
    id: 'case',
    meta: { label: 'Case' },
    cell: ({ row: { original } }) => <TwoLines second={original.caseNumber}>{original.caseTitle}</TwoLines>,
  }),
  column.accessor('court', {
    id: 'court',
    meta: { label: 'Court', from: 'lg' },
    cell: ({ getValue }) => <TwoLines>{getValue()}</TwoLines>,
  }),
  column.accessor('status', {
    id: 'status',
    meta: { label: 'Status', width: '9.5rem', card: 'badge' },
    cell: ({ getValue }) => <StatusBadge {...demoStatusTexts[getValue()]} />,
  }),
  column.accessor('submitted', {
    id: 'submitted',
    meta: { label: 'Submitted', width: '12rem', from: 'md', directions: chronological },
    sortDescFirst: true,
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatInstant(getValue())}</time>,
  }),
  column.accessor('fee', {
    id: 'fee',
    meta: { label: 'Fee', width: '8rem', align: 'end', directions: numerical },
    sortDescFirst: true,
    cell: ({ getValue }) => formatCents(getValue()),
  }),
]);
