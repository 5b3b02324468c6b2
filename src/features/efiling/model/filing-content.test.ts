import { describe, expect, test } from 'vitest';
import { completeFiling } from '../../../../tests/court-tables.ts';
import { caseFilingTypeOf, emptyContent, type FilingContent, flowOf, isIndexedCase } from './filing-content';

describe('the content', () => {
  test.each<[string, FilingContent, object]>([
    ['opens a case', emptyContent, { flow: 'new-case', type: 'Initial', isIndexed: false }],
    ['goes into a case of the index', completeFiling, { flow: 'existing-case', type: 'Subsequent', isIndexed: true }],
    [
      'goes into a case without one',
      { ...completeFiling, isNonIndexedCase: true },
      { flow: 'existing-case', type: 'Subsequent', isIndexed: false },
    ],
  ])('%s', (_, content, told) => {
    const { flow, type, isIndexed } = {
      flow: flowOf(content),
      type: caseFilingTypeOf(content),
      isIndexed: isIndexedCase(content),
    };
    expect({ flow, type, isIndexed }).toEqual(told);
  });
});

test('all lists of an empty draft are empty', () => {
  expect(Object.values(emptyContent).flat()).toEqual([]);
});
