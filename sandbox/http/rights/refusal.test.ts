import { describe, expect, test } from 'vitest';
import type { Session } from '../operation.ts';
import { refusalOf } from './refusal.ts';
import {
  administrators,
  anyone,
  courtAdministrators,
  courtReaders,
  filers,
  operators,
  orderers,
  payers,
  payersFromTheStart,
  people,
  rolesOf,
} from './roles.ts';

/** A person of the platform's roles. */
const person = (isAdministrator: boolean, ...roleNames: string[]): Session => ({
  ...{ userId: 1, clientId: 1, retailerId: 1, userName: 'one', name: 'One', email: 'one@example.com' },
  ...rolesOf({ isAdministrator, roleNames }),
});
const administrator = person(true);
const user = person(false);
const bookkeeper = person(false, 'Bookkeeper');
const prospect = person(false, 'ProcessServingProspect');
const prospectAdministrator = person(true, 'ProcessServingProspect');
const newcomer: Session = { ...administrator, roles: new Set(['newcomer']) };

describe('a person’s position', () => {
  test.each([
    [administrator, 'administrator'],
    [user, 'user'],
    [bookkeeper, 'bookkeeper'],
    [prospect, 'prospect'],
    [prospectAdministrator, 'prospectAdministrator'],
    // Administrators keep everything; who came for process serving stays so.
    [person(true, 'Bookkeeper'), 'administrator'],
    [person(false, 'Bookkeeper', 'ProcessServingProspect'), 'prospect'],
    // As everywhere, the case of a name is ignored, and its accents count.
    [person(false, 'BOOKKEEPER'), 'bookkeeper'],
    [person(false, 'Bookkéeper'), 'user'],
    [person(false, 'Demo', 'deedpro'), 'user'],
  ])('%#', ({ position }, expected) => {
    expect(position).toBe(expected);
  });

  test('stands beside the roles of operators and of skip trace', () => {
    expect([...person(false, 'FilingServiceAdministrator', 'NewUISkipTrace').roles]).toEqual([
      'user',
      'operator',
      'tracer',
    ]);
  });
});

describe('a refusal', () => {
  const codeOf = (...of: Parameters<typeof refusalOf>) => {
    const refusal = refusalOf(...of);
    return refusal && `${refusal.status} ${refusal.fields.code}`;
  };

  test.each([
    ['an operation without a right', undefined, administrator, '403 no-right'],
    ['an operation without a right', undefined, undefined, '403 no-right'],
    ['nobody, of what is for everybody', anyone, undefined, undefined],
    ['nobody, of all else', people, undefined, '401 token-invalid'],
    ['a user, of what administrators do', administrators, user, '403 administrator-required'],
    ['a user, of money', payers, user, '403 bookkeeper-required'],
    ['a bookkeeper, of money', payers, bookkeeper, undefined],
    ['a bookkeeper, of filing', filers, bookkeeper, '403 not-for-bookkeepers'],
    ['a bookkeeper, of ordering', orderers, bookkeeper, '403 not-for-bookkeepers'],
    ['a bookkeeper, of what the firm has at courts', courtReaders, bookkeeper, undefined],
    ['a prospect, of filing', filers, prospect, '403 process-serving-only'],
    ['a prospect, of what administrators do with courts', courtAdministrators, prospect, '403 process-serving-only'],
    ['a prospect, of what administrators do', administrators, prospect, '403 administrator-required'],
    ['their administrator, of courts', courtAdministrators, prospectAdministrator, '403 process-serving-only'],
    ['their administrator, of the firm', administrators, prospectAdministrator, undefined],
    ['a prospect, of ordering', orderers, prospect, undefined],
    ['an administrator, of the service', operators, administrator, '403 role-required'],
    ['an operator, of the service', operators, person(false, 'FilingServiceAdministrator'), undefined],
    ['a newcomer, of their first card', payersFromTheStart, newcomer, undefined],
    ['a newcomer, of money', payers, newcomer, '403 bookkeeper-required'],
  ] as const)('of %s', (_, right, session, expected) => {
    expect(codeOf(right, session)).toBe(expected);
  });
});
