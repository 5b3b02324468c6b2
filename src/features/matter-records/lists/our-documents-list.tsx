import type { MatterDocument } from '@/api/generated/workspace/model';
import { formatInstant } from '@/lib/format/dates';
import { describeList } from '@/lib/grid/list/list';
import { OurDocumentActions } from '../components/our-document-actions';
import { type MatterDocumentsSearch, matterDocumentsSearch } from '../search';

const kinds: Readonly<Record<MatterDocument['kind'], string>> = {
  original: 'As filed',
  stamped: 'Stamped copy',
  rejection: 'Rejection',
  receipt: 'Court’s receipt',
  docket: 'From the docket',
};

const arrivals = {
  waiting: { text: 'On its way', tone: 'progress' },
  arrived: { text: 'In the matter', tone: 'good' },
  failed: { text: 'Not in the matter', tone: 'bad' },
} as const;

/** What the product made for a matter. */
export const ourDocumentsList = describeList<MatterDocument, true, MatterDocumentsSearch>(matterDocumentsSearch)({
  noun: ['document', 'documents'],
  rowId: ({ id }) => id,
  nameOf: ({ name, kind }) => `${name}, ${kinds[kind].toLowerCase()}`,
  searches: 'name, kind, order',
  defaultSort: ['-made'],
  columns: {
    name: {
      label: 'Name',
      value: 'name',
      link: ({ orderId }) => ({ to: '/order-details/$orderId', params: { orderId } }),
      sort: true,
      card: 'title',
    },
    type: { label: 'Kind', value: ({ kind }) => kinds[kind], sort: true, width: '10rem' },
    order: { label: 'Order', value: ({ orderId }) => String(orderId), sort: true, width: '6rem', from: 'md' },
    made: { label: 'Made', kind: 'instant', value: 'madeAt', isDayOnly: true, sort: true, width: '8rem' },
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
      width: '15rem',
      card: 'badge',
    },
    actions: {
      label: 'Actions',
      cell: (document) => <OurDocumentActions document={document} />,
      width: '13rem',
      align: 'end',
    },
  },
});
