import { describe, expect, test } from 'vitest';
import { recentFirst } from './option';
import { filterOptions, indexOptions } from './option-filter';

const index = indexOptions([
  { value: '1', label: 'Petition for Order' },
  { value: '2', label: 'Order of Default', description: 'Lakemoor County' },
  { value: '3', label: 'Motion' },
  { value: '4', label: 'Đặng & Łukasz', description: 'Sørensen, Weiß, Ærø' },
]);
const values = (typed: string) => filterOptions(index, typed).map((option) => option.value);

describe('filterOptions', () => {
  test('an empty search returns all', () => expect(values('  ')).toEqual(['1', '2', '3', '4']));
  test('options that start with the text come first', () => expect(values('ORDER')).toEqual(['2', '1']));
  test('words match anywhere, including in the description', () => expect(values('lake default')).toEqual(['2']));
  test.each(['dang', 'lukasz', 'sorensen', 'weiss', 'aero', 'Đặng'])('letters match as they are typed: %s', (typed) =>
    expect(values(typed)).toEqual(['4']),
  );
  test('no match', () => expect(values('writ')).toEqual([]));
});

describe('recentFirst', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
  test('lists recent choices first, under headings that a search drops', () => {
    const listed = recentFirst(options, ['c', 'gone']);
    expect(listed.map(({ value, heading }) => [heading, value])).toEqual([
      ['Recent', 'c'],
      ['Other', 'a'],
      [undefined, 'b'],
    ]);
    expect(filterOptions(indexOptions(listed), 'c')).toEqual([{ value: 'c', label: 'C' }]);
  });
  test('is the list itself when nothing or everything is recent', () => {
    expect(recentFirst(options, ['gone'])).toBe(options);
    expect(recentFirst(options, ['b', 'a', 'c'])).toBe(options);
  });
});
