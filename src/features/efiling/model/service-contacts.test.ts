import { expect, it } from 'vitest';
import type { CaseServiceContact } from '@/api/generated/filing/model';
import { contactName } from './names';
import { contactsByParty, partiesNotServed, unservedParties, usualRecipients } from './service-contacts';

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
