import { describe, expect, test } from 'vitest';
import type { MatterContact } from '@/api/generated/integration/model';
import { applied, changesOf, isTakenByItself } from '@/features/matters';
import { newJob } from './content';
import { proposeRecipient } from './matter-recipients';

const emeka: MatterContact = {
  ...{ contactId: '1', role: 'opposing-party', kind: 'unknown', name: 'van der Salazar III, Emeka' },
  phone: '3125550145',
  address: { street: '18 Elm Court', unit: 'Suite 4', city: 'Atlanta', state: 'Georgia', postalCode: '30303' },
};
const office: MatterContact = { ...emeka, name: 'Cook County Sheriff’s Office', address: undefined };
const job = () => newJob('IL', () => 'id');

describe('a contact as a recipient', () => {
  test('fills in a new recipient and the address', () => {
    expect(applied(job(), changesOf(proposeRecipient(emeka, undefined)))).toMatchObject({
      recipient: {
        kind: 'individual',
        firstName: 'Emeka',
        lastName: 'van der Salazar',
        suffix: 'III',
        phone: '3125550145',
      },
      addresses: [{ street: '18 Elm Court', unit: 'Suite 4', city: 'Atlanta', state: 'GA', zip: '30303' }],
    });
    expect(applied(job(), changesOf(proposeRecipient(office, job())))).toMatchObject({
      recipient: { kind: 'government', organizationName: office.name },
      addresses: [{ street: '' }],
    });
  });

  test('replaces what was typed only if asked', () => {
    const [address] = job().addresses;
    const typed = {
      ...job(),
      recipient: { kind: 'individual' as const, lastName: 'Salazar' },
      addresses: address ? [{ ...address, street: '2 Oak Lane', acknowledged: 'vacant' as const }] : [],
    };
    const asked = changesOf(proposeRecipient(emeka, typed)).filter((change) => !isTakenByItself(change));
    expect(asked.map(({ field, current }) => `${field}: ${current}`)).toEqual([
      'Last name: Salazar',
      'Street: 2 Oak Lane',
      'State: IL',
    ]);
    expect(applied(typed, asked)).toMatchObject({
      recipient: { lastName: 'van der Salazar' },
      addresses: [{ street: '18 Elm Court', state: 'GA' }],
    });
    expect(applied(typed, asked).addresses[0]).not.toHaveProperty('acknowledged');
  });

  test('a recipient without addresses gets one; an unknown state is left out', () => {
    const bare = { ...job(), addresses: [] };
    const abroad = { ...emeka, address: { city: 'Toronto', state: 'Ontario' } };
    expect(applied(bare, changesOf(proposeRecipient(abroad, bare))).addresses).toMatchObject([
      { city: 'Toronto', state: 'IL' },
    ]);
  });

  test('a name of the other kind is replaced as a whole', () => {
    const typed = { ...job(), recipient: { kind: 'individual' as const, lastName: 'Salazar' } };
    expect(proposeRecipient(office, typed)[0]).toMatchObject({ field: 'Organization', current: 'Salazar' });
    const business = { ...job(), recipient: { kind: 'business' as const, organizationName: 'Quill Co.' } };
    const [person] = proposeRecipient(emeka, business);
    expect(person).toMatchObject({ field: 'Person', current: 'Quill Co.' });
    expect(person?.apply(business).recipient).toMatchObject({ kind: 'individual', firstName: 'Emeka' });
  });
});
