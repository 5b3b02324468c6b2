import type { MatterEvent } from '@/api/generated/workspace/model';
import { describeList } from '@/lib/grid/list/list';
import { eventKinds } from '../model/event-kinds';
import { type MatterTimelineSearch, matterTimelineSearch } from '../search';

/** What happened in a matter's orders. The browser sorts, filters and searches it. */
export const eventsList = describeList<MatterEvent, true, MatterTimelineSearch>(matterTimelineSearch)({
  noun: ['event', 'events'],
  rowId: ({ id }) => id,
  nameOf: ({ title }) => title,
  searches: 'what happened, who, order',
  defaultSort: ['-when'],
  filters: {
    kind: { label: 'Kind', kind: 'choices' },
    who: { label: 'Who', kind: 'choices' },
    from: { label: 'Date', kind: 'days' },
  },
  columns: {
    when: {
      label: 'When',
      kind: 'instant',
      value: 'at',
      // A link to this moment, to send to a colleague.
      link: ({ id }) => ({ to: '.', search: (search) => ({ ...search, at: id }) }),
      sort: true,
      width: '13rem',
    },
    what: {
      label: 'What happened',
      value: 'title',
      second: { label: 'Detail', value: 'detail', beside: 'always' },
      sort: true,
      card: 'title',
    },
    who: { label: 'Who', value: 'actor', sort: true, width: '11rem', from: 'md' },
    order: {
      label: 'Order',
      value: ({ orderId }) => (orderId === undefined ? undefined : String(orderId)),
      link: ({ orderId }) =>
        orderId === undefined ? undefined : { to: '/order-details/$orderId', params: { orderId } },
      sort: true,
      width: '6.5rem',
    },
    kind: {
      label: 'Kind',
      value: ({ kind }) => eventKinds[kind],
      tone: () => 'neutral',
      sort: true,
      width: '8.5rem',
      card: 'badge',
      from: 'xl',
    },
  },
});
