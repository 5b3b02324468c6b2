import { expect, test } from 'vitest';
import { personRole } from './person-role';

test.each([
  [true, ['Bookkeeper'], 'Administrator'],
  [false, ['ProcessServingProspect', 'Bookkeeper'], 'Bookkeeper'],
  [false, ['ProcessServingProspect'], 'Member'],
  [false, undefined, 'Member'],
])('administrator %s with %j is a %s', (userAdministrator, roleNames, role) => {
  expect(personRole({ userAdministrator, roleNames })).toBe(role);
});
