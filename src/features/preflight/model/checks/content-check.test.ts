import { describe, expect, it } from 'vitest';
import { checked, type Differing, leadPath } from './checked-document.testing';
import { contentFindings } from './content-check';

const check = (differing: Differing) => contentFindings(checked(differing));

const everything = ['form-fields', 'javascript', 'embedded-files', 'external-links'] as const;
const full = { fieldPages: [2, 3], hasScripts: true, hasEmbeddedFiles: true, linkPages: [5] };

describe('what the court forbids', () => {
  it('is found by kind, with its pages and its fix', () => {
    expect(check({ rules: { forbids: [...everything] }, found: full })).toMatchObject([
      { check: 'form-fields', result: 'fix', path: leadPath, pages: [2, 3], fix: 'flatten' },
      { check: 'javascript', result: 'fix', path: leadPath, pages: [], fix: 'remove-active' },
      { check: 'embedded-files', result: 'fix', path: leadPath, pages: [], fix: 'remove-active' },
      { check: 'external-links', result: 'fix', path: leadPath, pages: [5], fix: 'remove-active' },
    ]);
  });

  it('is named, with its remedy', () => {
    for (const { text, remedy } of check({ rules: { forbids: [...everything] }, found: full })) {
      expect(text).toMatch(/^The court rejects documents that have \w.+\.$/);
      expect(remedy).toMatch(/\w\.$/);
    }
  });

  it.each(everything)('is not found in a plain document: %s', (kind) => {
    expect(check({ rules: { forbids: [kind] } })).toEqual([]);
  });

  it.each([
    ['form-fields', { fieldPages: [1] }],
    ['javascript', { hasScripts: true }],
    ['embedded-files', { hasEmbeddedFiles: true }],
    ['external-links', { linkPages: [1] }],
  ] as const)('is found alone: %s', (kind, found) => {
    const names = check({ rules: { forbids: [...everything] }, found }).map(({ check: name }) => name);
    expect(names).toEqual([kind]);
  });

  it('doesn’t matter at a court that forbids nothing, or something else', () => {
    expect(check({ found: full })).toEqual([]);
    expect(check({ rules: { forbids: ['javascript'] }, found: { ...full, hasScripts: false } })).toEqual([]);
  });
});

it('blocks an XFA form at every court', () => {
  const [finding, ...others] = check({ found: { hasXfa: true } });
  expect(finding).toMatchObject({ check: 'xfa', result: 'fix', path: leadPath, pages: [] });
  expect(finding?.text).toContain('XFA');
  expect(finding?.remedy).toContain('new PDF');
  expect(others).toEqual([]);
});

describe('bookmarks of exhibits', () => {
  const exhibits = [
    { page: 4, name: 'A' },
    { page: 9, name: 'B' },
  ];

  it('are required', () => {
    const [finding, ...others] = check({ rules: { bookmarks: 'required' }, found: { exhibits } });
    expect(finding).toMatchObject({ check: 'bookmarks', result: 'fix', path: leadPath, pages: [4, 9] });
    expect(finding).toMatchObject({ text: '2 exhibits have no bookmark.', fix: 'add-bookmarks' });
    expect(finding?.remedy).toContain('bookmarks');
    expect(others).toEqual([]);
  });

  it('are advised: a look will do', () => {
    expect(check({ rules: { bookmarks: 'advised' }, found: { exhibits } })).toMatchObject([{ result: 'look' }]);
  });

  it('are wanted from the first exhibit on where the court says no number', () => {
    const found = { exhibits: exhibits.slice(0, 1) };
    expect(check({ rules: { bookmarks: 'required' }, found })).toMatchObject([
      { text: 'An exhibit has no bookmark.', pages: [4] },
    ]);
    expect(check({ rules: { bookmarks: 'required' } })).toEqual([]);
  });

  it.each([
    [2, 1],
    [3, 0],
  ])('are wanted from %i exhibits on', (bookmarksFromExhibits, count) => {
    const rules = { bookmarks: 'required', bookmarksFromExhibits } as const;
    expect(check({ rules, found: { exhibits } })).toHaveLength(count);
  });

  it('don’t matter at a court without the rule', () => {
    expect(check({ rules: { bookmarks: 'none' }, found: { exhibits } })).toEqual([]);
    expect(check({ found: { exhibits } })).toEqual([]);
  });

  it('aren’t missed in a document with an outline', () => {
    expect(check({ rules: { bookmarks: 'required' }, found: { exhibits, hasOutline: true } })).toEqual([]);
  });
});
