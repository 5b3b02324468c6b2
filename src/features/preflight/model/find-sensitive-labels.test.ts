import { describe, expect, test } from 'vitest';
import { findSensitive } from './find-sensitive';

const kindsIn = (text: string) => findSensitive(text).map(({ kind }) => kind);
/** The parts of a text that would be blacked out. */
const partsIn = (text: string) => findSensitive(text).map(({ start, end }) => text.slice(start, end));

describe('what a number is, is said by', () => {
  test.each([
    ['ssn', ['Social  Security', 'SSN', 'S.S.N.', 's.s.n', 'SS#', 'SS #', 'soc sec', 'Soc.  Sec.'], '412556789'],
    ['itin', ['ITIN', 'taxpayer  identification', 'individual  taxpayer'], '912781234'],
    ['account', ['account', 'accounts', 'acct', 'acct.', 'routing', 'IBAN', 'ABA'], '00482913345'],
    [
      'licence',
      [
        ...["driver's license", 'driver’s  licence', 'drivers license', "drivers' license", 'driver license'],
        ...['DL no', 'DL no.', 'DL number', 'DL#', 'DL #', 'D.L.'],
      ],
      'A1234567',
    ],
    [
      'birthDate',
      ['date  of  birth', 'birth date', 'birthdate', 'birth dates', 'DOB', 'D.O.B.', 'D.O.B', 'born'],
      '03/14/1984',
    ],
  ])('%s: %j', (kind, names, number) => {
    for (const name of names) expect([name, ...kindsIn(`${name} ${number}`)]).toEqual([name, kind]);
  });

  test.each(['card', 'Visa', 'Mastercard', 'Amex', 'American Express', 'Discover'])('card: %s', (name) => {
    expect(kindsIn(`${name} XX1111`)).toEqual(['card']);
  });

  test.each(['atty', 'atty.', 'tel', 'tel.', 'PO box', 'P.O. box', 'p.o box', 'on or about', 'case'])(
    'none of them: %s',
    (name) => {
      expect(kindsIn(`account, ${name} XX1234`)).toEqual([]);
    },
  );
});

describe('a label', () => {
  const before = 'x'.repeat(60);
  test.each([
    ['right before its number', 'SSN412556789', ['ssn']],
    ['48 characters before', `SSN${' '.repeat(48)}412556789`, ['ssn']],
    ['too far before', `SSN${' '.repeat(49)}412556789`, []],
    ['far into the text', `${before} SSN 412556789`, ['ssn']],
    ['nearer than another', 'SSN and account 00482913345', ['account']],
    ['nearer than one that is looked for first', 'account and SSN 412556789', ['ssn']],
    ['before another, which follows', 'account 00482913345 SSN', ['account']],
    ['that follows its number', '412556789 SSN', []],
    ['of the same kind twice', 'account, later account 00482913345', ['account']],
  ])('counts or not: %s', (_, text, kinds) => {
    expect(kindsIn(text)).toEqual(kinds);
  });
});

describe('what is found stands', () => {
  test.each([
    ['Her SSN is 412-55-6789.', ['412-55-6789']],
    ['SSN 412556789 and more', ['412556789']],
    ['Her number, XXX-XX-6789, is', ['XXX-XX-6789']],
    ['An account XX1234 at', ['XX1234']],
    ['Born on March 14, 1984 in', ['March 14, 1984']],
    ['Born on the 14th of March, 1984 in', ['14th of March, 1984']],
    ['Born 1984-03-14.', ['1984-03-14']],
    ["Driver's license A123-4567-8901.", ['A123-4567-8901']],
    ['Visa 4111 1111 1111 1111.', ['4111 1111 1111 1111']],
    ['The account 00482-913345.', ['00482-913345']],
    ['The minor child Sam Ortega lives', ['Sam Ortega']],
    ['With Sam Q. Ortega, a minor', ['Sam Q. Ortega']],
  ])('there: %s', (text, parts) => {
    expect(partsIn(text)).toEqual(parts);
  });

  test.each([
    ['account 00482913345, SSN 412-55-6789', ['00482913345', '412-55-6789']],
    ['SSN 412-55-6789, account 00482913345', ['412-55-6789', '00482913345']],
    ['SSN 412-55-6789 and 413-55-6789', ['412-55-6789', '413-55-6789']],
    ['Sam Ortega, a minor, SSN XXX-XX-6789', ['Sam Ortega', 'XXX-XX-6789']],
  ])('in the order of the text: %s', (text, parts) => {
    expect(partsIn(text)).toEqual(parts);
  });

  test('once: the first pattern wins over one that takes the same digits', () => {
    expect(kindsIn('account 412-55-6789')).toEqual(['ssn']);
    expect(kindsIn('account, born 03-14-1984')).toEqual(['birthDate']);
  });

  test('a year of two digits is the end of a birth date', () => {
    expect(findSensitive('DOB 3/14/84')).toMatchObject([{ kind: 'birthDate', tail: '84' }]);
  });
});

describe('names of minors', () => {
  test.each([
    'Sam Ortega, the minor',
    'Sam Ortega, her minor',
    'minor son named Sam Ortega',
    'minor ward, Sam Ortega',
    'name of the minor: Sam Ortega',
    'minor’s name: Sam Ortega',
    "child's name: Sam Ortega",
  ])('%s', (text) => {
    expect(partsIn(text)).toEqual(['Sam Ortega']);
  });

  test('may look like other words at their end only', () => {
    expect(partsIn('Lara Said, a minor')).toEqual(['Lara Said']);
    for (const word of ['The', 'This', 'Each', 'Said']) expect(partsIn(`${word} Party, a minor`)).toEqual([]);
  });
});
