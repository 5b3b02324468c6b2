import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Party } from '@/api/generated/filing/model';
import type { MatterContact, MatterPeople } from '@/api/generated/integration/model';
import { emptyTables, newParty } from '@/features/efiling';
import { applied, changesOf, isTakenByItself } from '@/features/matters';
import { partyWaitingFor, proposeParty } from './matter-parties';

const type = (code: string, name: string, isRequired = false) => ({
  ...{ code, name, isRequired, isAvailableForNewParties: true, displayOrder: 0, numberOfPartiesToIgnore: 0 },
});
const tables = {
  ...emptyTables,
  partyTypes: [type('20', 'Petitioner'), type('21', ' Plaintiff', true), type('22', 'Defendant', true)],
  suffixes: [{ code: '-2101', name: 'Jr' }],
  addressStates: [{ code: 'IL', name: 'Illinois', countryCode: 'US' }],
  countries: [{ code: 'CA', name: 'Canada' }],
};
const people: MatterPeople = {
  ...{ matterReference: '15', displayName: '00015-Ortega', status: 'Open' },
  description: 'Ortega v. Lakeshore Holdings LLC',
  contacts: [],
};
const ana: MatterContact = {
  ...{ contactId: '1', role: 'client', kind: 'unknown', name: 'Ortega Jr., Dr. Ana Maria' },
  ...{ email: 'ana@example.com', phone: '3125550145' },
  address: { street: '18 Elm Court', city: 'Chicago', state: 'illinois', postalCode: '60614', country: 'US' },
};
const lakeshore: MatterContact = {
  ...{ contactId: '2', role: 'opposing-party', kind: 'organization', name: 'Lakeshore Holdings LLC' },
};
const by = { tables, attorneyId: 'nora' };
const empty = newParty('person', undefined, 'p1');

describe('a contact as a party', () => {
  test('fills in an empty party in the court’s terms', () => {
    expect(applied(empty, changesOf(proposeParty(ana, people, undefined, by)))).toEqual({
      ...{ id: 'p1', kind: 'person', partyTypeCode: '21', isFilingParty: true, isSelfRepresented: false },
      attorneyIds: ['nora'],
      person: { firstName: 'Ana', middleName: 'Maria', lastName: 'Ortega', suffixCode: '-2101' },
      ...{ email: 'ana@example.com', phone: '3125550145' },
      address: { street: '18 Elm Court', city: 'Chicago', state: 'IL', zip: '60614' },
    });
    expect(applied(empty, changesOf(proposeParty(lakeshore, people, undefined, by)))).toMatchObject({
      ...{
        kind: 'organization',
        partyTypeCode: '22',
        isFilingParty: false,
        organizationName: 'Lakeshore Holdings LLC',
      },
    });
  });

  test('keeps what the court has no field for with the last name, and leaves out hidden fields', () => {
    const hidden = { ...tables.inputs.email, isShown: false };
    const bare = { ...emptyTables, inputs: { ...tables.inputs, email: hidden, phone: hidden } };
    const proposals = proposeParty({ ...ana, role: 'witness' }, people, undefined, {
      tables: bare,
      attorneyId: 'nora',
    });
    expect(proposals.map(({ field }) => field)).not.toContain('Email');
    expect(applied(empty, proposals).person).toMatchObject({ firstName: 'Ana', lastName: 'Ortega Jr.' });
    expect(applied(empty, proposals)).toMatchObject({ partyTypeCode: undefined, isFilingParty: false });
  });

  test('a foreign address names its country', () => {
    const abroad = { ...lakeshore, address: { city: 'Toronto', country: 'Canada' } };
    expect(applied(empty, proposeParty(abroad, people, undefined, by)).address).toMatchObject({ countryCode: 'CA' });
  });

  test('a name of 400 characters is shortened to what the court takes, and says so', () => {
    const name = `${'A/'.repeat(200)} LLC`;
    const found = proposeParty({ ...lakeshore, name }, people, undefined, by).find(
      ({ field }) => field === 'Organization name',
    );
    expect(found).toMatchObject({ value: name.slice(0, 255), note: 'Shortened to 255 characters' });
  });

  test('an attorney who was chosen stays, and a self-represented party gets none', () => {
    const chosen: Party = { ...empty, attorneyIds: ['theo'] };
    expect(applied(chosen, proposeParty(ana, people, chosen, by)).attorneyIds).toEqual(['theo']);
    const alone: Party = { ...empty, isSelfRepresented: true };
    expect(applied(alone, proposeParty(ana, people, alone, by)).attorneyIds).toEqual([]);
    expect(applied(empty, proposeParty(ana, people, empty, { tables, attorneyId: undefined })).attorneyIds).toEqual([]);
  });

  test('over a name of the other kind, the name is proposed as a whole', () => {
    const typed: Party = { ...newParty('organization', undefined, 'p1'), organizationName: 'Ortega Farms' };
    const name = proposeParty(ana, people, typed, by).find(({ field }) => field === 'Person');
    expect(name).toMatchObject({ value: ana.name, current: 'Ortega Farms' });
    expect(name?.apply(typed)).toMatchObject({ kind: 'person', person: { firstName: 'Ana' } });
    const person: Party = { ...empty, person: { lastName: 'Lakeshore' } };
    expect(proposeParty(lakeshore, people, person, by).find(({ field }) => field === 'Organization')).toMatchObject({
      current: 'Lakeshore',
    });
  });

  test('an unnamed party of the type waits for the contact', () => {
    const waiting = newParty('person', '21', 'p2');
    expect(partyWaitingFor(ana, people, [empty, waiting], tables)).toBe('p2');
    expect(partyWaitingFor({ ...ana, role: 'witness' }, people, [empty, waiting], tables)).toBeUndefined();
    expect(partyWaitingFor(ana, people, [{ ...waiting, person: { lastName: 'X' } }], tables)).toBeUndefined();
  });
});

test('what was entered stays, unless the person replaces it', () => {
  const text = fc.option(fc.constantFrom('Ana', 'Quill', 'x@example.com', ' '), { nil: undefined });
  const entered = fc.record({
    person: fc.record({ firstName: text, middleName: text, lastName: text }),
    email: text,
    phone: text,
    address: fc.record({ street: text, city: text, zip: text }),
  });
  fc.assert(
    fc.property(entered, fc.constantFrom(ana, lakeshore), (values, contact) => {
      const party: Party = { ...empty, ...values };
      const changes = changesOf(proposeParty(contact, people, party, by)).filter(isTakenByItself);
      const filled = applied(party, changes);
      const kept = (now: object | undefined, before: object) =>
        Object.entries(before).every(([key, value]) => !value?.trim() || Reflect.get(now ?? {}, key) === value);
      expect(kept(filled.person, values.person)).toBe(true);
      expect(kept(filled.address, values.address)).toBe(true);
      expect(kept(filled, { email: values.email, phone: values.phone })).toBe(true);
    }),
    { numRuns: 300 },
  );
});
