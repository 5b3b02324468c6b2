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

  test('is proposed field by field, as the form names them', () => {
    const fields = (contact: MatterContact) =>
      proposeRecipient(contact, undefined).map(({ field, value }) => `${field}: ${value}`);
    const parts = { kind: 'person', firstName: 'Ada', middleName: 'M.', lastName: 'Quill', suffix: 'Jr.' } as const;
    expect(fields({ ...emeka, ...parts, email: 'ada@example.com' })).toEqual([
      ...['First name: Ada', 'Middle name: M.', 'Last name: Quill', 'Suffix: Jr.'],
      ...['Phone: 3125550145', 'Email: ada@example.com', 'Street: 18 Elm Court', 'Apartment, suite: Suite 4'],
      ...['City: Atlanta', 'State: GA', 'ZIP code: 30303'],
    ]);
    expect(fields({ ...office, name: ' Quill LLC ' })).toEqual([
      ...['Organization: Quill LLC', 'Phone: 3125550145', 'Email: '],
    ]);
  });

  test('goes into the fields that it is proposed for', () => {
    const parts = { kind: 'person', firstName: 'Ada', middleName: 'M.', lastName: 'Quill', suffix: 'Jr.' } as const;
    const { kind: _, ...name } = parts;
    const contact = { ...emeka, ...parts, email: 'ada@example.com' };
    expect(applied(job(), proposeRecipient(contact, job()))).toEqual({
      ...job(),
      recipient: { kind: 'individual', ...name, phone: '3125550145', email: 'ada@example.com' },
      addresses: [
        {
          ...{ addressId: 'id', label: 'home', street: '18 Elm Court', unit: 'Suite 4', city: 'Atlanta' },
          ...{ state: 'GA', zip: '30303' },
        },
      ],
    });
    const business = { ...office, name: 'Quill LLC' };
    expect(applied(job(), changesOf(proposeRecipient(business, job()))).recipient).toMatchObject({
      ...{ kind: 'business', organizationName: 'Quill LLC' },
    });
  });

  test('is compared with what was typed', () => {
    const recipient = { kind: 'individual', firstName: 'Emeka', phone: '3125550145' } as const;
    const current = Object.fromEntries(
      proposeRecipient(emeka, { ...job(), recipient }).map((proposal) => [proposal.field, proposal.current]),
    );
    expect(current).toMatchObject({ 'First name': 'Emeka', 'Last name': '', Phone: '3125550145', State: '' });
  });

  test.each([
    ['a street', { street: '2 Oak Lane', city: ' ' }, 'IL'],
    ['a city', { street: ' ', city: 'Gary' }, 'IL'],
    ['neither', { street: ' ', city: ' ' }, ''],
    ['a street and no state', { street: '2 Oak Lane', state: undefined }, ''],
  ])('the state counts as typed once %s is', (_, change, current) => {
    const typed = { ...job(), addresses: job().addresses.map((address) => ({ ...address, ...change })) };
    expect(proposeRecipient(emeka, typed).find(({ field }) => field === 'State')?.current).toBe(current);
  });

  test.each([
    ['GA', 'GA'],
    [' ga ', 'GA'],
    ['georgia', 'GA'],
    ['Ontario', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('the state %j is %s', (state, value) => {
    const contact = { ...emeka, address: { street: '18 Elm Court', state } };
    expect(proposeRecipient(contact, undefined).find(({ field }) => field === 'State')?.value).toBe(value);
  });

  test('the other addresses of a recipient stay', () => {
    const [address] = job().addresses;
    if (!address) throw new Error('A recipient has an address.');
    const typed = { ...job(), addresses: [address, { ...address, addressId: 'other', street: '2 Oak Lane' }] };
    expect(applied(typed, changesOf(proposeRecipient(emeka, typed))).addresses).toMatchObject([
      { street: '18 Elm Court' },
      typed.addresses[1],
    ]);
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
    expect(proposeRecipient({ ...office, name: ' Quill LLC ' }, typed)[0]).toMatchObject({
      ...{ field: 'Organization', value: 'Quill LLC', current: 'Salazar' },
    });
    const business = { ...job(), recipient: { kind: 'business' as const, organizationName: 'Quill Co.' } };
    const [person] = proposeRecipient(emeka, business);
    expect(person).toMatchObject({ field: 'Person', current: 'Quill Co.' });
    expect(person?.apply(business).recipient).toMatchObject({ kind: 'individual', firstName: 'Emeka' });
    expect(person?.apply(business).recipient).not.toHaveProperty('middleName');
    const unnamed = { ...job(), recipient: { kind: 'business' as const } };
    expect(proposeRecipient(emeka, unnamed)[0]).toMatchObject({ field: 'First name', current: '' });
    const otherOffice = { ...job(), recipient: { kind: 'government' as const, organizationName: 'Clerk' } };
    expect(proposeRecipient({ ...office, name: 'Quill LLC' }, otherOffice)[0]).toMatchObject({ current: 'Clerk' });
  });
});
