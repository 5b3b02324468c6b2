import { expect, it } from 'vitest';
import { floridaState, searchPageOf } from './search-place';

it('cases are searched on the state’s page, if its courts can be searched', () => {
  const settings = [
    { state: 'IL', caseSearch: true },
    { state: 'FL', caseSearch: true },
    { state: 'NY', caseSearch: true },
    { state: 'UT', caseSearch: false },
  ] as const;
  expect(searchPageOf('IL', settings)).toBe('/case-search');
  expect(searchPageOf('FL', settings)).toBe('/case-search-fl');
  expect(searchPageOf(floridaState, settings)).toBe('/case-search-fl');
  expect(searchPageOf('NY', settings)).toBe('/docket-sync/search');
  expect(searchPageOf('UT', settings)).toBeUndefined();
  expect(searchPageOf('TX', settings)).toBe('/case-search');
});
