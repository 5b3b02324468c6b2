/** Columns of the list of drafts. A column's id is its name in the address. */
import type { OrderRow } from '@/api/generated/billing/model';
import { formatDay, formatInstant } from '@/lib/format/dates';
import { chronological, columnsOf } from '@/lib/grid/columns/columns';
import { TwoLines } from '@/lib/grid/columns/two-lines';
import { DraftActions } from '../components/draft-actions';
import { DraftLink } from '../components/draft-link';
import { serviceLabel } from '../model/services';

const column = columnsOf<OrderRow>();

const caseTitle = column.accessor('caseTitle', {
  id: 'case',
  meta: { label: 'Case', card: 'title' },
  cell: ({ row: { original } }) => (
    <TwoLines second={whatDraft(original)}>
      <DraftLink draft={original} />
    </TwoLines>
  ),
});

/** `File into case · Draft 41311 · corrects order 41218`. */
function whatDraft({ service, orderId, draft }: OrderRow): string {
  const corrected = draft?.correctsOrderId;
  return [serviceLabel(service), `Draft ${orderId}`, corrected && `corrects order ${corrected}`]
    .filter(Boolean)
    .join(' · ');
}

const matter = column.accessor('clientReference', {
  id: 'matter',
  meta: { label: 'Matter', from: 'md' },
  cell: ({ row: { original } }) => <TwoLines second={original.matterName}>{original.clientReference || '—'}</TwoLines>,
});

const court = column.accessor('courtName', {
  id: 'court',
  meta: { label: 'Court' },
  cell: ({ row: { original } }) => (
    <TwoLines second={original.state}>{original.courtName ?? 'Not chosen yet'}</TwoLines>
  ),
});

const saved = column.accessor('updatedAt', {
  id: 'saved',
  meta: { label: 'Last saved', width: '11.5rem', directions: chronological },
  sortDescFirst: true,
  cell: ({ getValue, row: { original } }) => (
    <TwoLines second={original.orderedBy.name}>
      <time dateTime={getValue()}>{formatInstant(getValue())}</time>
    </TwoLines>
  ),
});

const expires = column.display({
  id: 'expires',
  meta: { label: 'Removed on', width: '8rem', from: 'md' },
  cell: ({ row: { original } }) =>
    original.draft ? (
      <time dateTime={original.draft.expiresAt} title="Unless it is saved again before">
        {formatDay(original.draft.expiresAt)}
      </time>
    ) : (
      '—'
    ),
});

const actions = column.display({
  id: 'actions',
  meta: { label: 'Actions', width: '12rem', align: 'end', card: 'line' },
  cell: ({ row: { original } }) => <DraftActions draft={original} />,
});

/** Drafts of the whole firm. */
export const draftsColumns = column.columns([caseTitle, matter, court, saved, expires, actions]);

/** Drafts of one matter, which need not say so in each row. */
export const matterDraftsColumns = column.columns([caseTitle, court, saved, expires, actions]);
