import type { MatterDocument } from '@/api/generated/workspace/model';
import { copyStatus } from '@/features/stamped-copies';
import { formatInstant } from '@/lib/format/dates';
import { describeList } from '@/lib/grid/list/list';
import type { LinkTarget } from '@/lib/grid/list/list-column';
import { OurDocumentActions } from '../components/our-document-actions';
import { type MatterDocumentsSearch, matterDocumentsSearch } from '../search';

const kinds: Readonly<Record<MatterDocument['kind'], string>> = {
  original: 'As filed',
  stamped: 'Stamped copy',
  returned: 'Returned',
  rejection: 'Rejection',
  receipt: 'Court’s receipt',
  docket: 'From the docket',
  proof: 'Proof of service',
  invoice: 'Invoice',
  upload: 'Uploaded',
};

const copies: Readonly<Record<NonNullable<MatterDocument['madeBy']>, string>> = {
  compression: 'Compressed copy',
  recognition: 'Searchable copy',
};

/** Tells where an upload stands, or what an order made of it. */
function kindText({ kind, orderId, madeBy }: MatterDocument): string {
  if (kind === 'upload' && orderId !== undefined) return 'In a draft';
  return madeBy ? copies[madeBy] : kinds[kind];
}

const arrivals = {
  waiting: { text: 'On its way', tone: 'progress' },
  arrived: { text: 'In the matter', tone: 'good' },
  failed: { text: 'Not in the matter', tone: 'bad' },
} as const;

/** What the product made for a matter. */
export const ourDocumentsList = describeList<MatterDocument, true, MatterDocumentsSearch>(matterDocumentsSearch)({
  noun: ['document', 'documents'],
  rowId: ({ id }) => id,
  nameOf: (document) => `${document.name}, ${kindText(document).toLowerCase()}`,
  searches: 'name, kind, order',
  defaultSort: ['-made'],
  columns: {
    name: {
      label: 'Name',
      value: 'name',
      link: linkOf,
      sort: true,
      card: 'title',
    },
    type: { label: 'Kind', value: kindText, sort: true, width: '9.25rem' },
    order: { label: 'Order', value: ({ orderId }) => orderId?.toString(), sort: true, width: '6rem', from: 'md' },
    court: {
      label: 'Archive',
      value: ({ stampedCopy }) => stampedCopy && copyStatus(stampedCopy.status).text,
      missing: '',
      tone: ({ stampedCopy }) => (stampedCopy ? copyStatus(stampedCopy.status).tone : 'neutral'),
      sort: true,
      width: '7.5rem',
      // Names need the room before: a stamped copy's details say where it stands, too.
      from: 'xl',
    },
    made: { label: 'Made', kind: 'instant', value: 'madeAt', isDayOnly: true, sort: true, width: '8.25rem' },
    arrival: {
      label: 'Matter',
      value: ({ arrival }) => arrival && arrivals[arrival.status].text,
      missing: 'Not sent',
      tone: ({ arrival }) => (arrival ? arrivals[arrival.status].tone : 'neutral'),
      second: {
        label: 'Arrived or why not',
        value: ({ arrival }) => arrival?.reason ?? (arrival?.arrivedAt && formatInstant(arrival.arrivedAt)),
        beside: 'always',
      },
      sort: true,
      width: '13rem',
      card: 'badge',
    },
    actions: {
      label: 'Actions',
      cell: (document) => <OurDocumentActions document={document} />,
      width: '19rem',
      align: 'end',
    },
  },
});

/** An invoice's page, the draft, or the order's. Proofs are with their service. */
function linkOf({ kind, orderId, invoiceId, filingFlow }: MatterDocument): LinkTarget | undefined {
  if (invoiceId !== undefined) return { to: '/billing/invoice/$invoiceId', params: { invoiceId } };
  if (orderId === undefined) return undefined;
  if (filingFlow === 'new-case') return { to: '/case-initiation/$orderId', params: { orderId } };
  if (filingFlow === 'existing-case') return { to: '/existing-case/$orderId', params: { orderId } };
  return { to: kind === 'proof' ? '/serve-it/orders/$orderId' : '/order-details/$orderId', params: { orderId } };
}
