import { expect, it } from 'vitest';
import { notYetLoaded } from './preloads.ts';

const built = new Map(
  Object.entries({
    entry: ['libraries'],
    libraries: [],
    page: ['libraries', 'form'],
    form: ['fields'],
    fields: [],
    dialog: ['libraries', 'fields', 'editor'],
    editor: [],
  }).map(([file, imports]) => [file, { imports, isEntry: file === 'entry' }] as const),
);

it('leaves out what the entry and the importing file have loaded', () => {
  expect(notYetLoaded(built, 'page', ['dialog', 'libraries', 'fields', 'editor'])).toEqual(['dialog', 'editor']);
});

it('keeps what only another page has loaded', () => {
  expect(notYetLoaded(built, 'entry', ['dialog', 'libraries', 'fields', 'editor'])).toEqual([
    'dialog',
    'fields',
    'editor',
  ]);
});

it('knows that files may import each other', () => {
  const circle = new Map([
    ['a', { imports: ['b'], isEntry: false }],
    ['b', { imports: ['a'], isEntry: false }],
  ]);
  expect(notYetLoaded(circle, 'a', ['a', 'b', 'c'])).toEqual(['c']);
});
