import { describe, expect, it } from 'vitest';
import type { CaseServiceContact, ServiceContact } from '@/api/generated/filing/model';
import { contactName } from './names';
import {
  bounceWarning,
  contactOptions,
  contactsByParty,
  partiesNotServed,
  unservedParties,
  usualRecipients,
} from './service-contacts';

const contactOf = (serviceContactId: string, casePartyId?: string): CaseServiceContact => ({
  contact: {
    serviceContactId,
    firmName: '',
    firstName: 'Imani',
    lastName: 'Bell',
    email: 'imani.bell@example.com',
    administrativeCopy: [],
    isPublic: false,
    isInFirmMasterList: true,
    isUndeliverable: false,
  },
  casePartyId,
  firmOwned: true,
});
const partyOf = (casePartyId: string) => ({ casePartyId, displayName: casePartyId, roleCode: '1', isActive: true });

it('writes a name with and without a middle name', () => {
  expect(contactName({ firstName: 'Imani', middleName: 'R.', lastName: 'Bell' })).toBe('Imani R. Bell');
  expect(contactName({ firstName: 'Imani', lastName: 'Bell' })).toBe('Imani Bell');
});

it('groups contacts by party, and keeps those of unlisted parties', () => {
  const [first, second, whole, gone] = [
    contactOf('1', 'plaintiff'),
    contactOf('2', 'plaintiff'),
    contactOf('3'),
    contactOf('4', 'dismissed'),
  ];
  const grouped = contactsByParty([partyOf('defendant'), partyOf('plaintiff')], [first, second, whole, gone]);
  expect(grouped.parties.map(({ name, contacts }) => [name, contacts])).toEqual([
    ['defendant', []],
    ['plaintiff', [first, second]],
  ]);
  expect(grouped.ofCase).toEqual([whole, gone]);
});

it('serves each contact of a case once', () => {
  expect(usualRecipients([contactOf('1', 'plaintiff'), contactOf('1', 'defendant'), contactOf('2')])).toEqual([
    { serviceContactId: '1' },
    { serviceContactId: '2' },
  ]);
});

it('names the parties for whom no one is chosen, without those who file', () => {
  const parties = ['plaintiff', 'defendant', 'guardian'].map(partyOf);
  const contacts = [contactOf('1', 'plaintiff'), contactOf('2', 'defendant'), contactOf('3')];
  const chosen = [{ serviceContactId: '2' }, { serviceContactId: '3' }];
  expect(unservedParties(parties, contacts, chosen)).toEqual(['plaintiff', 'guardian']);
  expect(unservedParties(parties, contacts, chosen, ['plaintiff'])).toEqual(['guardian']);
  expect(unservedParties([...parties, { ...partyOf('former'), isActive: false }], contacts, chosen)).not.toContain(
    'former',
  );
});

it('names the parties that typed recipients are not served for, but not those that file', () => {
  const parties = ['Harbor LLC', 'Elena Ortega', 'Citrus Bay'].map((name, index) => ({
    casePartyId: `p${index}`,
    name,
  }));
  expect(partiesNotServed(parties, [' harbor  llc'], ['p1'])).toEqual(['Citrus Bay']);
  expect(partiesNotServed(parties, [])).toEqual(['Harbor LLC', 'Elena Ortega', 'Citrus Bay']);
});

it('tells names of parties apart by their words', () => {
  const parties = [{ casePartyId: 'p1', name: 'De Lane' }];
  expect(partiesNotServed(parties, ['Delane'])).toEqual(['De Lane']);
  expect(partiesNotServed(parties, ['DE   LANE'])).toEqual([]);
});

describe('contacts to choose from', () => {
  const { contact } = contactOf('1');
  const of = (...contacts: ServiceContact[]) => contactOptions(contacts, () => false);

  it.each([
    [contact, 'Imani Bell', 'imani.bell@example.com'],
    [{ ...contact, middleName: 'R.' }, 'Imani R. Bell', 'imani.bell@example.com'],
    [{ ...contact, firmName: 'Bell Harrow PC' }, 'Imani Bell', 'Bell Harrow PC, imani.bell@example.com'],
    [{ ...contact, isUndeliverable: true }, 'Imani Bell', 'imani.bell@example.com, email bounced'],
  ])('are described by firm and email, and whether it bounced: %#', (given, label, description) => {
    expect(of(given)).toEqual([{ value: '1', label, description }]);
  });

  it('are offered once each, without those that are taken', () => {
    const other = { ...contact, serviceContactId: '2' };
    expect(of(contact, other, contact).map(({ value }) => value)).toEqual(['1', '2']);
    const left = contactOptions([contact, other], ({ serviceContactId }) => serviceContactId === '1');
    expect(left.map(({ value }) => value)).toEqual(['2']);
    expect(of()).toEqual([]);
  });
});

it.each([
  [undefined, undefined],
  [0, undefined],
  [1, undefined],
  [2, '2 notices bounced in the last 90 days. Confirm the address, or serve another way.'],
  [12, '12 notices bounced in the last 90 days. Confirm the address, or serve another way.'],
])('warns from the second bounce on: %s', (recentBounces, warning) =>
  expect(bounceWarning(recentBounces === undefined ? {} : { recentBounces })).toBe(warning),
);
