import { expect, test } from 'vitest';
import { organizationOf, personOf } from '../../../../tests/court-tables.ts';
import { newParty, partyName } from './party';

test('a new party has only a kind and perhaps a role', () => {
  expect(newParty('person', '50', 'id')).toEqual({
    id: 'id',
    kind: 'person',
    partyTypeCode: '50',
    isFilingParty: false,
    isSelfRepresented: false,
    attorneyIds: [],
  });
});

test('a party is labeled by its name, else by its kind', () => {
  expect(partyName(personOf({ person: { firstName: ' Elena ', middleName: 'R', lastName: 'Ortega' } }))).toBe(
    'Elena R Ortega',
  );
  expect(partyName(personOf({ person: undefined }))).toBe('Unnamed person');
  expect(partyName(organizationOf({ organizationName: ' Lakeshore Holdings LLC ' }))).toBe('Lakeshore Holdings LLC');
  expect(partyName(organizationOf({ organizationName: undefined }))).toBe('Unnamed organization');
});
