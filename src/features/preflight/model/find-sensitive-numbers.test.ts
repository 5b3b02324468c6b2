import { describe, expect, test } from 'vitest';
import { findSensitive } from './find-sensitive';

const kindsIn = (text: string) => findSensitive(text).map(({ kind, form, tail }) => `${kind} ${form} ${tail}`.trim());

describe('taxpayer numbers', () => {
  test.each([50, 65, 70, 88, 90, 92, 94, 99])('are given out in group %d', (group) => {
    expect(kindsIn(`912-${group}-1234`)).toEqual(['itin full 1234']);
    expect(kindsIn(`ITIN 912${group}1234`)).toEqual(['itin full 1234']);
  });

  test.each([10, 49, 66, 69, 89, 93])('aren’t given out in group %d', (group) => {
    expect(kindsIn(`912-${group}-1234`)).toEqual([]);
    expect(kindsIn(`ITIN 912${group}1234`)).toEqual([]);
  });
});

describe('Social Security numbers', () => {
  test.each(['000556789', '666556789', '412006789', '412550000'])('aren’t %s, which nobody has', (number) => {
    expect(kindsIn(`SSN ${number}`)).toEqual([]);
    expect(kindsIn(number.replace(/^(...)(..)/, '$1-$2-'))).toEqual([]);
  });

  test('without hyphens need a label', () => {
    expect(kindsIn('412556789')).toEqual([]);
    expect(kindsIn('parcel 412556789')).toEqual([]);
  });
});

describe('card numbers', () => {
  test.each([
    '4000000000006',
    '4200000000000000002',
    '5100000000000008',
    '5500000000000004',
    '2200000000000004',
    '2700000000000009',
    '340000000000009',
    '370000000000002',
    '6000000000000007',
    '4900000000000003',
    '4090000000000003',
  ])('%s', (number) => {
    const found = [`card full ${number.slice(-4)}`];
    expect(kindsIn(number)).toEqual(found);
    expect(kindsIn(`Visa ${number}`)).toEqual(found);
    expect(kindsIn(`invoice ${number}`)).toEqual([]);
    expect(kindsIn(`Visa ${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`)).toEqual([]);
  });

  test.each([
    '5000000000000009',
    '5600000000000003',
    '2100000000000005',
    '2800000000000008',
    '330000000000001',
    '360000000000004',
    '7000000000000005',
    '1400000000000004',
    '40000000000002',
    '40000000000000006',
    '400000000000000002',
  ])('aren’t %s, whose start or length no issuer has', (number) => {
    expect(kindsIn(`Visa ${number}`)).toEqual([]);
  });

  test('are account numbers where an account is named', () => {
    expect(kindsIn('account 4111 1111 1111 1111')).toEqual(['account full 1111']);
  });
});

describe('masked numbers', () => {
  test.each([
    ['9XX-XX-1234', 'itin last4 1234'],
    ['ITIN XXX-XX-1234', 'itin last4 1234'],
    ['account XXX-XX-1234', 'account last4 1234'],
    ['Visa XXX-XX-1234', 'card last4 1234'],
    ["driver's license XXX-XX-1234", 'licence last4 1234'],
    ['*****1111', 'ssn last4 1111'],
    ['SSN ****1111', 'ssn last4 1111'],
    ['account ****1111', 'account last4 1111'],
    ['XXXX-XXXX-XXXX-1111', 'card last4 1111'],
    ['**** **** **** 1111', 'card last4 1111'],
    ['Visa XXXXXXXXXXXX1111', 'card last4 1111'],
    ['account XXXX-XXXX-XXXX-1111', 'account last4 1111'],
    ['Visa XX1111', 'card last4 1111'],
    ['account XX1111', 'account last4 1111'],
    ['SSN XX1111', 'ssn last4 1111'],
    ['ITIN XX1111', 'itin last4 1111'],
    ["driver's license XX1111", 'licence last4 1111'],
    ['born XX1111', 'account last4 1111'],
    ['Visa ending in 1111', 'card last4 1111'],
    ['SSN ends with 6789', 'ssn last4 6789'],
  ])('%s', (text, found) => {
    expect(kindsIn(text)).toEqual([found]);
  });

  test.each([
    'XX1111',
    'XXXX1111',
    '****1111',
    '********1111',
    'ending in 1111',
    'invoice XX1111',
    'check ending in 1111',
    'invoice XXXX-XXXX-XXXX-1111',
  ])('nothing in: %s', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

describe('account numbers', () => {
  test.each([
    ['12345678', '5678'],
    ['00482-91-33-45', '3345'],
    ['60051-1234', '1234'],
    ['I 60051-1234', '1234'],
    ['AB: 60051-1234', '1234'],
    ['60051-1234 IL', '1234'],
    ['IL 160051-1234', '1234'],
    ['IL 60051-12345', '2345'],
    ['IL 600511234', '1234'],
    ['1312-555-0142', '0142'],
    ['312-555-01425', '1425'],
    ['92024-01-15', '0115'],
    ['2024-01-155', '1155'],
  ])('%s', (text, tail) => {
    expect(kindsIn(`account ${text}`)).toEqual([`account full ${tail}`]);
  });

  test.each([
    ['too short', '1234567'],
    ['an amount', '$12345678'],
    ['a ZIP code', 'holder, Lakemoor, IL 60051-1234'],
    ['a ZIP code after a period', 'holder, Lakemoor, IL. 60051-1234'],
    ['a ZIP code without a space', 'holder, Lakemoor, IL60051-1234'],
    ['a telephone number', '312 555-0142'],
    ['a date', '1999-12-31'],
  ])('aren’t %s: %s', (_, text) => {
    expect(kindsIn(`account ${text}`)).toEqual([]);
  });
});
