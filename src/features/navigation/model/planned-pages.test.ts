import { expect, it } from 'vitest';
import { isOfState, isPlanned, plannedPage, stateOf } from './planned-pages';

it('finds planned pages, with parameters and a trailing slash', () => {
  expect(plannedPage('/change-password')?.name).toBe('Change password');
  expect(plannedPage('/change-password/')?.name).toBe('Change password');
  expect(plannedPage('/Change-Password/')).toEqual({ name: 'Change password', instead: ['accountDetails'] });
});

it('finds no other page', () => {
  expect(plannedPage('/case-serach')).toBeUndefined();
  expect(plannedPage('/billing/invoice')).toBeUndefined();
  expect(plannedPage('/billing/invoice/4711/orders/2')).toBeUndefined();
  expect(plannedPage('/')).toBeUndefined();
});

it('tells links to planned pages from links to built ones and to the legacy application', () => {
  const single = (link: string) => isPlanned({ kind: 'single-page', link });
  expect(single('/change-password?from=menu&state=IL#top')).toBe(true);
  expect(single('/orders?next=/change-password')).toBe(false);
  expect(single('/orders#/change-password')).toBe(false);
  expect(single('https://courts.example/change-password')).toBe(false);
  expect(isPlanned({ kind: 'single-page-with-matter', link: '/change-password' })).toBe(true);
  expect(isPlanned({ kind: 'legacy', link: '/change-password' })).toBe(false);
  expect(single('/settings/processserving?x=1')).toBe(true);
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
