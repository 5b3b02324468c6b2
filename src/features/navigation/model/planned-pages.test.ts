import { expect, it } from 'vitest';
import { isOfState, isPlanned, stateOf } from './planned-pages';

it('tells links to pages that say Coming soon from links to built ones and to the former application', () => {
  const single = (link: string) => isPlanned({ kind: 'single-page', link });
  expect(single('/settings/users?from=menu&state=IL#top')).toBe(true);
  expect(single('/settings/processserving?x=1')).toBe(true);
  expect(single('/Settings/Users/')).toBe(true);
  expect(single('/orders?next=/settings/users')).toBe(false);
  expect(single('/orders#/settings/users')).toBe(false);
  expect(single('https://courts.example/settings/users')).toBe(false);
  expect(isPlanned({ kind: 'single-page-with-matter', link: '/settings/users' })).toBe(true);
  expect(isPlanned({ kind: 'legacy', link: '/settings/users' })).toBe(false);
  expect(single('/settings/account')).toBe(false);
  expect(single('/settings')).toBe(false);
});

it('knows the pages that depend on a state, and the state of a link', () => {
  expect(isOfState({ link: '/case-initiation?x=1' })).toBe(true);
  expect(isOfState({ link: '/existing-case' })).toBe(true);
  expect(isOfState({ link: '/case-initiation/41201/case' })).toBe(false);
  expect(stateOf({ link: '/existing-case?a=1&state=il#top' })).toBe('IL');
  expect(stateOf({ link: '/existing-case?state=IL', params: { state: 'CA' } })).toBe('CA');
  expect(stateOf({ link: '/existing-case?state=IL', params: { state: undefined } })).toBe('IL');
  expect(stateOf({ link: '/existing-case' })).toBeUndefined();
});
