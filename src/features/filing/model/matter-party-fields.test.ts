/** What is proposed for each field of a party from a matter's contact. */
import { describe, expect, it } from 'vitest';
import type { Party } from '@/api/generated/filing/model';
import type { MatterContact, MatterPeople } from '@/api/generated/integration/model';
import { type CourtTables, emptyTables, newParty } from '@/features/efiling';
import { partyWaitingFor, proposeParty } from './matter-parties';

const type = (code: string, name: string, differing = {}) => ({
  ...{ code, name, isRequired: false, isAvailableForNewParties: true, displayOrder: 0, numberOfPartiesToIgnore: 0 },
  ...differing,
});
const tables: CourtTables = {
  ...emptyTables,
  partyTypes: [type('21', ' Plaintiff '), type('22', 'Defendant')],
  suffixes: [
    { code: 'SR', name: 'Sr.' },
    { code: 'JR', name: ' J r. ' },
  ],
  addressStates: [
    { code: 'WI', name: 'Wisconsin', countryCode: 'US' },
    { code: 'IL', name: ' Illinois ', countryCode: 'US' },
  ],
  countries: [
    { code: 'US', name: 'United States' },
    { code: 'CA', name: ' Canada ' },
  ],
};
const people: MatterPeople = {
  ...{ matterReference: '15', displayName: '00015-Ortega', status: 'Open' },
  ...{ description: 'Ortega v. Lakeshore Holdings LLC', contacts: [] },
};
const ana: MatterContact = {
  ...{ contactId: '1', role: 'client', kind: 'person', name: 'Ana Maria Ortega' },
  ...{ firstName: 'Ana', middleName: 'Maria', lastName: 'Ortega', suffix: 'jr' },
  ...{ email: ' ana@example.com ', phone: '3125550145' },
  address: {
    ...{ street: '18 Elm Court', unit: 'Suite 4', city: 'Chicago', state: 'IL', postalCode: '60614' },
    country: 'Canada',
  },
};
const lakeshore: MatterContact = {
  ...{ contactId: '2', role: 'opposing-party', kind: 'organization', name: ' Lakeshore Holdings LLC ' },
};
const empty = newParty('person', undefined, 'p');
const entered: Party = {
  ...{ ...empty, partyTypeCode: '21', isFilingParty: true, email: 'old@example.com', phone: '1' },
  person: { firstName: 'A', middleName: 'B', lastName: 'C', suffixCode: 'JR' },
  address: { street: 'S', unit: 'U', city: 'T', state: 'IL', zip: 'Z', countryCode: 'CA' },
};
const propose = (contact: MatterContact, party: Party | undefined = empty, of: CourtTables = tables) =>
  proposeParty(contact, people, party, { tables: of, attorneyId: 'nora' });
const proposalOf = (field: string, contact: MatterContact, party?: Party, of?: CourtTables) =>
  propose(contact, party, of).find((each) => each.field === field);

it('a person is proposed field by field, in the order of the form, beside what is entered', () => {
  expect(propose(ana, entered).map(({ field, value, current }) => [field, value, current])).toEqual([
    ['Party type', 'Plaintiff', 'Plaintiff'],
    ['First name', 'Ana', 'A'],
    ['Middle name', 'Maria', 'B'],
    ['Last name', 'Ortega', 'C'],
    ['Suffix', 'J r.', 'J r.'],
    ['We represent this party', 'Yes', 'Yes'],
    ['Email', 'ana@example.com', 'old@example.com'],
    ['Phone', '3125550145', '1'],
    ['Street', '18 Elm Court', 'S'],
    ['Suite, floor, apartment', 'Suite 4', 'U'],
    ['City', 'Chicago', 'T'],
    ['State', 'Illinois', 'Illinois'],
    ['ZIP code', '60614', 'Z'],
    ['Country', 'Canada', 'Canada'],
  ]);
});

it('nothing is entered of a new party', () => {
  const proposals = proposeParty(ana, people, undefined, { tables, attorneyId: 'nora' });
  expect(proposals.map(({ current }) => current).join('')).toBe('');
  expect(proposals).toHaveLength(14);
});

it('an opposing organization has its type, its name and what is known', () => {
  expect(propose(lakeshore).map(({ field, value }) => [field, value])).toEqual([
    ['Party type', 'Defendant'],
    ['Organization name', 'Lakeshore Holdings LLC'],
    ['Email', ''],
    ['Phone', ''],
  ]);
});

it('each value is taken by itself, and leaves the others', () => {
  const taken = (field: string) => proposalOf(field, ana, entered)?.apply(entered);
  expect(taken('First name')?.person).toEqual({ ...entered.person, firstName: 'Ana' });
  expect(taken('Suffix')?.person).toEqual({ ...entered.person, suffixCode: 'JR' });
  expect(taken('State')?.address).toEqual({ ...entered.address, state: 'IL' });
  expect(taken('Suite, floor, apartment')?.address).toEqual({ ...entered.address, unit: 'Suite 4' });
  expect(taken('Country')?.address).toEqual({ ...entered.address, countryCode: 'CA' });
  expect(taken('Email')).toEqual({ ...entered, email: 'ana@example.com' });
  expect(taken('Party type')).toEqual({ ...entered, partyTypeCode: '21' });
});

it.each([
  ['First name', { firstName: 'x'.repeat(101) }, 100],
  ['Email', { email: 'x'.repeat(255) }, 254],
  ['Phone', { phone: '1'.repeat(31) }, 30],
  ['Street', { address: { street: 'x'.repeat(201) } }, 200],
  ['Suite, floor, apartment', { address: { unit: 'x'.repeat(101) } }, 100],
  ['City', { address: { city: 'x'.repeat(101) } }, 100],
  ['ZIP code', { address: { postalCode: '1'.repeat(11) } }, 10],
])('%s is cut to what the court takes', (field, differing, length) => {
  expect(proposalOf(field, { ...ana, ...differing })).toMatchObject({
    value: expect.stringMatching(new RegExp(`^.{${length}}$`)),
    note: `Shortened to ${length} characters`,
  });
});

describe('the type', () => {
  const typeOf = (contact: MatterContact, ...partyTypes: CourtTables['partyTypes']) =>
    proposalOf('Party type', contact, empty, { ...tables, partyTypes })?.value;

  it.each(['Plaintiff', 'Petitioner', 'CLAIMANT', 'Plaintiff / Counter-Defendant'])(
    '%s is the first side’s',
    (name) => {
      expect(typeOf(ana, type('1', 'Other Plaintiff'), type('2', name))).toBe(name);
      expect(typeOf(lakeshore, type('2', name))).toBeUndefined();
    },
  );

  it.each(['Defendant', 'respondent'])('%s is the second side’s', (name) => {
    expect(typeOf(lakeshore, type('1', 'Cross-Defendant'), type('2', name))).toBe(name);
    expect(typeOf(ana, type('2', name))).toBeUndefined();
  });

  it('is one that new parties may have, a required one first', () => {
    const former = type('1', 'Plaintiff', { isAvailableForNewParties: false });
    expect(typeOf(ana, former)).toBeUndefined();
    expect(typeOf(ana, type('1', 'Petitioner'), type('2', 'Plaintiff', { isRequired: true }))).toBe('Plaintiff');
    expect(typeOf(ana, type('1', 'Plaintiffs'), type('2', 'Petitioner'), type('3', 'Plaintiff'))).toBe('Petitioner');
  });

  it('has an unnamed party wait for it', () => {
    const waiting = newParty('person', '21', 'w');
    const named = { ...waiting, id: 'n', person: { lastName: 'X' } };
    expect(partyWaitingFor(ana, people, [named, newParty('person', '22', 'd'), waiting], tables)).toBe('w');
    expect(partyWaitingFor({ ...ana, role: 'other' }, people, [newParty('person', undefined, 'u')], tables)).toBe(
      undefined,
    );
  });
});

describe('what the court has no row for', () => {
  it('is left out of an address', () => {
    const address = { state: 'Ontario', country: 'Mexico' };
    expect(proposalOf('State', { ...ana, address })).toBeUndefined();
    expect(proposalOf('Country', { ...ana, address })).toBeUndefined();
  });

  it.each(['US', ' us ', undefined])('is no country, in the United States: %j', (country) => {
    const address = country === undefined ? { city: 'Chicago' } : { city: 'Chicago', country };
    expect(proposalOf('Country', { ...ana, address })).toBeUndefined();
  });

  it('of a suffix stays with the last name, or nothing does', () => {
    expect(proposalOf('Last name', { ...ana, suffix: 'Esq.' })?.value).toBe('Ortega Esq.');
    expect(proposalOf('Suffix', { ...ana, suffix: 'Esq.' })).toBeUndefined();
    const { suffix: _, ...plain } = ana;
    expect(proposalOf('Last name', plain)?.value).toBe('Ortega');
    expect(proposalOf('Suffix', plain)).toBeUndefined();
  });
});

it('fields that the court hides are not proposed, each by itself', () => {
  const hidden = { ...tables.inputs.email, isShown: false };
  const without = (key: 'email' | 'phone') => ({ ...tables, inputs: { ...tables.inputs, [key]: hidden } });
  expect(proposalOf('Email', ana, empty, without('email'))).toBeUndefined();
  expect(proposalOf('Phone', ana, empty, without('email'))?.value).toBe('3125550145');
  expect(proposalOf('Phone', ana, empty, without('phone'))).toBeUndefined();
});

it('only a client is represented by us', () => {
  expect(proposalOf('We represent this party', lakeshore)).toBeUndefined();
  expect(proposalOf('We represent this party', ana, { ...empty, isFilingParty: false })).toMatchObject({ current: '' });
});

describe('over a name of the other kind', () => {
  it('an organization is proposed as a whole, without the parts that are empty', () => {
    const named: Party = { ...empty, person: { firstName: 'Ana', lastName: 'Pell' } };
    const [, whole, ...others] = propose(lakeshore, named);
    expect(whole).toMatchObject({ field: 'Organization', value: 'Lakeshore Holdings LLC', current: 'Ana Pell' });
    expect(whole?.apply(named)).toMatchObject({ kind: 'organization', organizationName: 'Lakeshore Holdings LLC' });
    expect(others.map(({ field }) => field)).toEqual(['Email', 'Phone']);
  });

  it('a person’s missing parts are not written', () => {
    const { middleName: _, suffix: __, ...plain } = ana;
    const farm: Party = { ...newParty('organization', undefined, 'p'), organizationName: 'Ortega Farms' };
    const whole = proposalOf('Person', { ...plain, name: `${'x'.repeat(300)} ` }, farm);
    expect(whole?.value).toHaveLength(255);
    expect(whole?.apply(farm).person).toEqual({ firstName: 'Ana', lastName: 'Ortega' });
  });

  it('an unnamed party takes the fields', () => {
    const unnamed = newParty('organization', undefined, 'p');
    expect(proposalOf('First name', ana, unnamed)?.apply(unnamed)).toMatchObject({ kind: 'person' });
    expect(proposalOf('Person', ana, unnamed)).toBeUndefined();
  });
});
