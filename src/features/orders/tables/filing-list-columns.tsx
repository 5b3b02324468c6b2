/** Columns of the filing list. A column's id is its name in the address. */
import type { FilingListItem } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { chronological, columnsOf } from '@/lib/grid/columns/columns';
import { TwoLines } from '@/lib/grid/columns/two-lines';
import { AppLink } from '@/lib/ui/links';
import { StatusBadge } from '@/lib/ui/status-badge';
import { EnvelopeButton } from '../components/envelope-button';
import { filingTone } from '../model/order-status';

const column = columnsOf<FilingListItem>();

const filing = column.accessor(({ filingName, envelopeId }) => `${filingName} ${envelopeId}`, {
  id: 'filing',
  meta: { label: 'Filing', card: 'title' },
  cell: ({ row: { original } }) => (
    <TwoLines second={`Envelope ${original.envelopeId}${original.source === 'provider' ? ' · filed elsewhere' : ''}`}>
      {original.orderId === undefined ? (
        original.filingName
      ) : (
        <AppLink to="/order-details/$orderId" params={{ orderId: original.orderId }} size="sm" fw={600}>
          {original.filingName}
        </AppLink>
      )}
    </TwoLines>
  ),
});

const caseTitle = column.accessor(({ caseTitle, caseNumber = '' }) => `${caseTitle} ${caseNumber}`, {
  id: 'case',
  meta: { label: 'Case' },
  cell: ({ row: { original } }) => (
    <TwoLines second={original.caseNumber ?? 'No case number yet'}>{original.caseTitle}</TwoLines>
  ),
});

const matter = column.accessor('clientReference', {
  id: 'matter',
  meta: { label: 'Matter', width: '10rem', from: 'xl' },
  cell: ({ getValue }) => <TwoLines>{getValue() || '—'}</TwoLines>,
});

const court = column.accessor('courtName', {
  id: 'court',
  meta: { label: 'Court', from: 'lg' },
  cell: ({ row: { original } }) => <TwoLines second={original.state}>{original.courtName}</TwoLines>,
});

const status = column.accessor('filingStatusText', {
  id: 'status',
  meta: { label: 'Status', width: '10.5rem', card: 'badge' },
  cell: ({ row: { original } }) => (
    <StatusBadge tone={filingTone(original.filingStatus)} label={original.filingStatusText} />
  ),
});

const submitted = column.accessor('submittedTimestamp', {
  id: 'submitted',
  meta: { label: 'Submitted', width: '12rem', directions: chronological },
  sortDescFirst: true,
  cell: ({ getValue, row: { original } }) => (
    <TwoLines second={original.submittedBy}>
      <time dateTime={getValue()}>{formatInstant(getValue())}</time>
    </TwoLines>
  ),
});

const filed = column.accessor('filedTimestamp', {
  id: 'filed',
  meta: { label: 'Filed', width: '12rem', from: 'md', directions: chronological },
  sortDescFirst: true,
  cell: ({ getValue }) => {
    const instant = getValue();
    return instant ? <time dateTime={instant}>{formatInstant(instant)}</time> : '—';
  },
});

const envelope = column.display({
  id: 'envelope',
  meta: { label: 'Envelope', width: '6rem', from: 'md' },
  cell: ({ row: { original } }) => <EnvelopeButton filing={original} />,
});

export const filingListColumns = column.columns([filing, caseTitle, matter, court, status, submitted, filed, envelope]);
