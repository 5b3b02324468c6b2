import { expect, test } from 'vitest';
import { caseTitle } from './case-title';
import { newParty, partyName } from './party';
import { organizationOf, personOf } from './tables.testing';

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
  expect(partyName(organizationOf())).toBe('Lakeshore Holdings LLC');
  expect(partyName(organizationOf({ organizationName: undefined }))).toBe('Unnamed organization');
});

test('a case is titled by our parties against the others', () => {
  const both = [personOf(), organizationOf()];
  expect(caseTitle({ parties: both })).toBe('Ortega v. Lakeshore Holdings LLC');
  expect(caseTitle({ parties: [...both, organizationOf({ organizationName: 'Other Inc.' })] })).toBe(
    'Ortega v. Lakeshore Holdings LLC et al.',
  );
  expect(caseTitle({ parties: [personOf({ person: { firstName: 'Elena' } })] })).toBe('Elena');
  expect(caseTitle({ parties: [organizationOf()] })).toBe('Lakeshore Holdings LLC');
  expect(caseTitle({ parties: [personOf({ person: undefined })] })).toBe('Untitled draft');
});
