import type { ServiceContact } from '@/api/generated/filing/model';
import { contactName } from '@/features/efiling';
import { describeList } from '@/lib/grid/list/list';
import type { ListColumn } from '@/lib/grid/list/list-column';
import { type ServiceContactsSearch, serviceContactsSearch } from '../search';

const columns = {
  name: {
    label: 'Name',
    value: contactName,
    link: ({ serviceContactId }) => ({
      to: '/filing-account/service-contacts/$contactId',
      params: { contactId: serviceContactId },
      search: true,
    }),
    // By last name, and found in either order of the names.
    index: ({ firstName, middleName, lastName }) =>
      `${lastName}, ${firstName} ${lastName}, ${firstName} ${middleName ?? ''} ${lastName}`,
    sort: true,
    card: 'title',
  },
  email: { label: 'Email', value: 'email', sort: true },
  firm: { label: 'Firm', value: 'firmName', sort: true, from: 'md' },
  phone: { label: 'Phone', value: 'phone', width: '9rem', from: 'lg' },
} as const satisfies Readonly<Record<string, ListColumn<ServiceContact>>>;

/** The firm's contacts. The browser sorts and searches them. */
export const contactsList = describeList<ServiceContact, true, ServiceContactsSearch>(serviceContactsSearch)({
  noun: ['contact', 'contacts'],
  rowId: ({ serviceContactId }) => serviceContactId,
  nameOf: contactName,
  searches: 'name, email, firm',
  defaultSort: ['delivery', 'name'],
  columns: {
    ...columns,
    delivery: {
      label: 'Status',
      value: ({ isUndeliverable }) => (isUndeliverable ? 'Undeliverable' : 'OK'),
      tone: ({ isUndeliverable }) => (isUndeliverable ? 'bad' : 'neutral'),
      index: ({ isUndeliverable }) => (isUndeliverable ? 0 : 1),
      sort: true,
      width: '9rem',
      card: 'badge',
    },
  },
});

/** Public contacts of all firms. */
export const publicContactsList = describeList<ServiceContact, true, ServiceContactsSearch>()({
  noun: ['contact', 'contacts'],
  rowId: ({ serviceContactId }) => serviceContactId,
  nameOf: contactName,
  defaultSort: ['name'],
  columns,
});
