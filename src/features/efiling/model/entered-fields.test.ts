import { describe, expect, it } from 'vitest';
import { type CourtTables, emptyTables } from './court-tables';
import { enteredFields, type FieldSpec } from './fields';
import type { Extra, FieldValue } from './filing-content';
import { recipientValue } from './recipients';

type Kind = FieldSpec<[]>['kind'];

const judges = [
  { code: '4', name: 'Hon. Ada Pell' },
  { code: '5', name: 'Hon. Wren Abara' },
];
const tables: CourtTables = { ...emptyTables, own: { judges } };
const options = ({ own }: CourtTables) => (own.judges ?? []).map(({ code, name }) => ({ value: code, label: name }));
const fieldOf = (kind: Kind, more: Partial<FieldSpec<[]>> = {}): FieldSpec<[]> => ({
  key: 'field',
  wirePath: 'field',
  label: 'Field',
  kind,
  ...more,
});
/** The field's text in the review. */
const textOf = (kind: Kind, field: FieldValue, more?: Partial<FieldSpec<[]>>) =>
  enteredFields([fieldOf(kind, more)], tables, { field }).map(([, text]) => text);

describe('the review shows', () => {
  it.each<[Kind, FieldValue, string]>([
    ['text', 'Unit B', 'Unit B'],
    ['longText', 'First line', 'First line'],
    ['money', 1250.5, '$1,250.50'],
    ['money', 0, '$0.00'],
    ['count', 1250, '1250'],
    ['count', 0, '0'],
    ['date', '2026-11-21', 'Nov 21, 2026'],
    ['text', '2026-11-21', '2026-11-21'],
    ['boolean', true, 'Yes'],
    ['choice', '5', 'Hon. Wren Abara'],
    ['choices', ['5', '4'], 'Hon. Wren Abara; Hon. Ada Pell'],
    ['text', '5', '5'],
  ])('a field of kind %s with the value %j as %j', (kind, value, text) => {
    expect(textOf(kind, value, { options })).toEqual([text]);
  });

  it('the value of a choice that the court no longer has', () => {
    expect(textOf('choice', '9', { options })).toEqual(['9']);
    expect(textOf('choices', ['9', '4'], { options })).toEqual(['9; Hon. Ada Pell']);
    expect(textOf('choice', '4')).toEqual(['4']);
  });

  it('an address without the parts it lacks', () => {
    const oak = { street: '12 Oak St', city: 'Fresno', state: 'CA', zip: '93701' };
    expect(textOf('address', oak)).toEqual(['12 Oak St, Fresno, CA, 93701']);
    expect(textOf('address', { ...oak, unit: 'Apt 3', state: '' })).toEqual(['12 Oak St, Apt 3, Fresno, 93701']);
  });

  it('recipients with their firms and the parties they are served for', () => {
    const owen = { name: 'Owen Prather', firmName: 'Prather Law PC', email: 'owen@example.com' };
    const ida = { name: 'Ida Cole', email: 'ida@example.com', partyName: 'Harbor LLC' };
    expect(textOf('recipients', [owen, ida].map(recipientValue))).toEqual([
      'Owen Prather, Prather Law PC (owen@example.com); Ida Cole (ida@example.com) · for Harbor LLC',
    ]);
  });

  it.each<[Kind, FieldValue]>([
    ['text', undefined],
    ['text', '  '],
    ['date', undefined],
    ['date', ''],
    ['money', undefined],
    ['boolean', false],
    ['choices', []],
    ['recipients', []],
    ['address', {}],
    ['address', { street: ' ', city: undefined }],
  ])('nothing for a field of kind %s with the value %j', (kind, value) => {
    expect(textOf(kind, value)).toEqual([]);
  });

  it('labels with texts, in the order of the form', () => {
    const fields = [
      fieldOf('choice', { key: 'judge', label: 'Judge', options }),
      fieldOf('text', { key: 'empty', label: 'Room' }),
      fieldOf('money', { key: 'claim', label: 'Amount of claim' }),
    ];
    expect(enteredFields(fields, tables, { claim: 75, judge: '4' })).toEqual([
      ['Judge', 'Hon. Ada Pell'],
      ['Amount of claim', '$75.00'],
    ]);
    expect(enteredFields(fields, tables, undefined)).toEqual([]);
  });

  it('only fields that are shown', () => {
    const extra: Extra = { field: 'kept in the form' };
    expect(enteredFields([fieldOf('text', { isVisible: () => false })], tables, extra)).toEqual([]);
    expect(enteredFields([fieldOf('text', { isOffered: ({ own }) => 'rooms' in own })], tables, extra)).toEqual([]);
    expect(enteredFields([fieldOf('text', { isOffered: ({ own }) => 'judges' in own })], tables, extra)).toEqual([
      ['Field', 'kept in the form'],
    ]);
  });
});
