import { expect, test } from 'vitest';
import { readAddress } from './us-address';

const elm = { street: '1 Elm St', city: 'Gary', state: 'IN', zip: '46402' };

test.each([
  ['1 Elm St, Gary, IN 46402', elm],
  ['  1 Elm St ,  Gary,  IN  46402  ', elm],
  ['1 Elm St, Gary, in 46402', elm],
  ['1 Elm St, Gary, IN, 46402', elm],
  ['1 Elm St, Gary, IN,  46402', elm],
  ['1 Elm St, Gary, INDIANA 46402', elm],
  ['1 Elm St, Gary, IN 46402-1234', { ...elm, zip: '46402-1234' }],
  ['1 Elm St, New York, New York 10001', { ...elm, city: 'New York', state: 'NY', zip: '10001' }],
  ['1 Elm St, Raleigh, North Carolina, 27601', { ...elm, city: 'Raleigh', state: 'NC', zip: '27601' }],
  ['1 Elm St, Gary IN 46402', elm],
  ['1 Elm St, St. Louis MO 63101', { ...elm, city: 'St. Louis', state: 'MO', zip: '63101' }],
  ['1 Elm St, Apt 3, Gary IN 46402', { ...elm, unit: 'Apt 3' }],
  ['1 Elm St, Charleston West Virginia 25301', { ...elm, city: 'Charleston', state: 'WV', zip: '25301' }],
])('%j is read in parts', (line, parts) => expect(readAddress(line)).toEqual(parts));

test.each([
  'Suite 2',
  'suite 2',
  'Ste. 2',
  'Apt 3B',
  'APT. 3B',
  'Unit 4',
  'Fl 9',
  'Floor 9',
  'Room 12',
  'Rm 12',
  '#5',
  '# 5',
])('%j is the unit, wherever it stands after the street', (unit) => {
  expect(readAddress(`1 Elm St, ${unit}, Gary, IN 46402`)).toEqual({ ...elm, unit });
  expect(readAddress(`1 Elm St, The Mill, ${unit}, Gary, IN 46402`)).toEqual({
    ...elm,
    street: '1 Elm St, The Mill',
    unit,
  });
});

test.each(['Flats', 'Unity Hall', 'The Apt House', 'Lot #5', 'Aptos Court'])('%j is no unit', (part) => {
  expect(readAddress(`1 Elm St, ${part}, Gary, IN 46402`)).toEqual({ ...elm, street: `1 Elm St, ${part}` });
});

test.each(['ZZ', 'Ontario', 'New Mexiko'])('the state %j is left to choose', (state) => {
  expect(readAddress(`1 Elm St, Gary, ${state} 46402`)).toEqual({ ...elm, state: undefined });
});

test.each([
  ['nothing', ''],
  ['no ZIP code', '1 Elm St, Gary, IN'],
  ['a ZIP code with four digits', '1 Elm St, Gary, IN 4640'],
  ['a ZIP code with six digits', '1 Elm St, Gary, IN 464021'],
  ['half of the ZIP+4', '1 Elm St, Gary, IN 46402-12'],
  ['something after the ZIP code', '1 Elm St, Gary, IN 46402 USA'],
  ['no state', '1 Elm St, Gary, 46402'],
  ['no commas, so no end of the street', '1 Elm St Gary IN 46402'],
  ['no street', 'Gary, IN 46402'],
  ['an empty street', ', Gary, IN 46402'],
  ['an empty city', '1 Elm St, , IN 46402'],
  ['two lines', 'Quill Co.\n1 Elm St, Gary, IN 46402'],
])('%s is not read', (_, line) => expect(readAddress(line)).toBeUndefined());
