import { expect, test } from 'vitest';
import { findSensitive } from './find-sensitive';

const kindsIn = (text: string) => findSensitive(text).map(({ kind, form, tail }) => `${kind} ${form} ${tail}`.trim());

test.each([
  ['Her SSN is 412-55-6789.', 'ssn full 6789'],
  ['SSN 412556789', 'ssn full 6789'],
  ['Social Security: 412 55 6789', 'ssn full 6789'],
  ['XXX-XX-6789', 'ssn last4 6789'],
  ['ITIN 9XX-XX-1234', 'itin last4 1234'],
  ['Taxpayer 912-78-1234', 'itin full 1234'],
  ['account number 00482913345', 'account full 3345'],
  ['Account no. ending in 3345', 'account last4 3345'],
  ['routing 071000013', 'account full 0013'],
  ['Visa 4111 1111 1111 1111', 'card full 1111'],
  ['Card ****-****-****-1111', 'card last4 1111'],
  ["Driver's license A123-4567-8901", 'licence full 8901'],
  ['Date of birth: 03/14/1984', 'birthDate full 1984'],
  ['born on March 14, 1984', 'birthDate full 1984'],
  ['Sam Ortega, a minor', 'minor full'],
])('%s', (text, found) => {
  expect(kindsIn(text)).toEqual([found]);
});

test.each([
  'Call (312) 555-0142 or 312-555-0142.',
  'Lakemoor, IL 60051-1234',
  'Case No. 2026-L-000412, envelope 123456789',
  'ARDC No. 6234567, attorney number 412556789',
  'Filed on 03/14/2026. The hearing is on March 14, 2026.',
  'Part 000-12-3456, 666-12-3456 and 412-00-6789',
  'account opened 2024-01-15',
  'Visa 4111 1111 1111 1112',
  'J.O., a minor',
])('nothing in: %s', (text) => {
  expect(kindsIn(text)).toEqual([]);
});
