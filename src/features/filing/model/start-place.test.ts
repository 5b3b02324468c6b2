import { describe, expect, it } from 'vitest';
import type { StateCode, StateSettings } from '@/api/generated/filing/model';
import { placeOfStart, providerOfStart, refusalOfCase, startPathOf, startPathOfCase } from './start-place';

const setting = (state: StateCode, provider: StateSettings['eFiling']['provider']) => ({
  state,
  eFiling: { isAvailable: true, provider },
});
const settings = [setting('IL', 'tyler'), setting('TX', 'tyler'), setting('NY', 'none')];
const none = {
  courtName: undefined,
  apiType: undefined,
  courtLocationCode: undefined,
  caseNumber: undefined,
  caseTrackingId: undefined,
  isPhysical: undefined,
  isUnlawfulDetainer: undefined,
  uniformCaseNumber: undefined,
  orgName: undefined,
  orgUnitName: undefined,
};

describe('the start page', () => {
  const at = (path: string, inUrl: StateCode | undefined, selected: StateCode) =>
    placeOfStart(settings, { flow: 'new-case', path, inUrl, selected });

  it('of a state is its provider’s, or the usual one where there is none', () => {
    expect(startPathOf(setting('IL', 'tyler'), 'existing-case')).toBe('/existing-case');
    expect(startPathOf(setting('NY', 'none'), 'new-case')).toBe('/case-initiation');
    expect(startPathOf(setting('NY', 'tybera'), 'new-case')).toBe('/case-initiation');
  });

  it('stays for the states that start there', () => {
    expect(at('/case-initiation', 'TX', 'TX')).toEqual({ state: 'TX', path: '/case-initiation' });
    expect(at('/case-initiation', undefined, 'NY')).toEqual({ state: 'NY', path: '/case-initiation' });
    expect(at('/case-initiation', undefined, 'CA')).toEqual({ state: 'CA', path: '/case-initiation' });
  });

  it('leads on to the page of the state that the address names', () => {
    expect(at('/case-initiation-elsewhere', 'IL', 'IL')).toEqual({ state: 'IL', path: '/case-initiation' });
  });

  it('of a provider stays in its states, whichever was selected last', () => {
    const existing = placeOfStart(settings, {
      flow: 'existing-case',
      path: '/existing-case',
      inUrl: undefined,
      selected: 'TX',
    });
    expect(existing).toEqual({ state: 'TX', path: '/existing-case' });
    expect(at('/case-initiation-elsewhere', undefined, 'TX')).toEqual({ state: 'TX', path: '/case-initiation' });
  });
});

describe('a state with several systems', () => {
  const california = setting('CA', 'onelegal');
  const all = [...settings, california];
  const at = (path: string, selected: StateCode, apiType?: number) =>
    placeOfStart(all, { flow: 'existing-case', path, inUrl: undefined, selected, apiType });

  it('has a start page for each, whose provider it is', () => {
    expect(at('/existing-case-jti', 'CA')).toEqual({ state: 'CA', path: '/existing-case-jti' });
    expect(at('/existing-case-jti', 'IL')).toEqual({ state: 'CA', path: '/existing-case-jti' });
    expect(providerOfStart(california, 'existing-case', '/existing-case-jti')).toBe('jti');
    expect(providerOfStart(california, 'existing-case', '/existing-case')).toBe('onelegal');
    expect(providerOfStart(california, 'new-case', '/case-initiation')).toBe('onelegal');
    expect(providerOfStart(setting('IL', 'tyler'), 'existing-case', '/existing-case-elsewhere')).toBe('tyler');
  });

  it('is where a link to a case of its systems leads, whichever state was selected last', () => {
    expect(at('/existing-case', 'IL', 2)).toEqual({ state: 'CA', path: '/existing-case' });
    expect(at('/existing-case-jti', 'IL', 1)).toEqual({ state: 'CA', path: '/existing-case-jti' });
    expect(at('/existing-case', 'TX', 0)).toEqual({ state: 'TX', path: '/existing-case' });
    expect(at('/existing-case', 'TX', 99)).toEqual({ state: 'TX', path: '/existing-case' });
    expect(at('/existing-case', 'TX', 4)).toEqual({ state: 'TX', path: '/existing-case' });
    expect(
      placeOfStart(all, { flow: 'existing-case', path: '/existing-case', inUrl: 'IL', selected: 'IL', apiType: 2 }),
    ).toEqual({ state: 'IL', path: '/existing-case' });
  });
});

describe('a link to a case', () => {
  it('is followed to the page of the court’s system', () => {
    expect(startPathOfCase(none)).toBeUndefined();
    expect(startPathOfCase({ ...none, apiType: 0 })).toBe('/existing-case');
    expect(startPathOfCase({ ...none, apiType: 1 })).toBe('/existing-case-jti');
    expect(startPathOfCase({ ...none, apiType: 4 })).toBe('/existing-case-fl');
    expect(startPathOfCase({ ...none, uniformCaseNumber: '482025CA001234OAXXXX' })).toBe('/existing-case-fl');
    expect(startPathOfCase({ ...none, uniformCaseNumber: ' ' })).toBeUndefined();
    expect(startPathOfCase({ ...none, apiType: 8, isPhysical: true })).toBe('/existing-case-physical');
    expect(startPathOfCase({ ...none, apiType: 99 })).toBeUndefined();
  });

  it('of a court that takes nothing through us says so', () => {
    expect(refusalOfCase(none)).toBeUndefined();
    expect(refusalOfCase({ ...none, apiType: 0 })).toBeUndefined();
    expect(refusalOfCase({ ...none, apiType: 7 })).toBe('This court takes no filings through us.');
    expect(refusalOfCase({ ...none, apiType: 8 })).toBe('This court takes no filings through us.');
    expect(refusalOfCase({ ...none, apiType: 8, isPhysical: true })).toBeUndefined();
  });

  it('of a system that nobody knows asks for the case', () => {
    expect(refusalOfCase({ ...none, apiType: 99 })).toMatch(/^The link names a court system that we don’t know/);
  });
});

describe('where a link leads', () => {
  const california = setting('CA', 'onelegal');
  const florida = setting('FL', 'granicus');
  const all = [...settings, california, florida];
  const place = (path: string, selected: StateCode, differing: { inUrl?: StateCode; apiType?: number } = {}) =>
    placeOfStart(all, { flow: 'existing-case', path, selected, inUrl: undefined, apiType: undefined, ...differing });

  it('is the first state of the page’s provider, unless the address names one', () => {
    expect(place('/existing-case-fl', 'TX')).toEqual({ state: 'FL', path: '/existing-case-fl' });
    expect(place('/existing-case-fl', 'FL')).toEqual({ state: 'FL', path: '/existing-case-fl' });
    expect(place('/existing-case-fl', 'IL', { inUrl: 'IL' })).toEqual({ state: 'IL', path: '/existing-case' });
  });

  it('from the usual page is the selected state’s page', () => {
    expect(place('/existing-case', 'FL')).toEqual({ state: 'FL', path: '/existing-case-fl' });
    expect(place('/existing-case', 'NV')).toEqual({ state: 'NV', path: '/existing-case' });
  });

  it('is a state that takes the case, the selected one if it does', () => {
    expect(place('/existing-case', 'NY', { apiType: 0 })).toEqual({ state: 'IL', path: '/existing-case' });
    expect(place('/existing-case-physical', 'IL', { apiType: 8 })).toEqual({
      state: 'CA',
      path: '/existing-case-physical',
    });
    expect(place('/existing-case-jti', 'CA', { apiType: 1 })).toEqual({ state: 'CA', path: '/existing-case-jti' });
  });
});

it('Florida’s cases start on its own page, and a provider beside another starts in its flows only', () => {
  expect(startPathOf(setting('FL', 'granicus'), 'existing-case')).toBe('/existing-case-fl');
  expect(startPathOf(setting('FL', 'granicus'), 'new-case')).toBe('/case-initiation-fl');
  expect(startPathOf(setting('CA', 'jti'), 'existing-case')).toBe('/existing-case');
  expect(providerOfStart(setting('CA', 'onelegal'), 'existing-case', '/existing-case-physical')).toBe('none');
  expect(providerOfStart(setting('FL', 'granicus'), 'existing-case', '/existing-case-fl')).toBe('granicus');
});

it('a link’s system decides over a uniform number, unless it files on paper', () => {
  const uniformCaseNumber = '482025CA001234OAXXXX';
  expect(startPathOfCase({ ...none, apiType: 0, uniformCaseNumber })).toBe('/existing-case');
  expect(startPathOfCase({ ...none, apiType: 8, uniformCaseNumber })).toBe('/existing-case-fl');
  expect(startPathOfCase({ ...none, apiType: 8 })).toBeUndefined();
  expect(startPathOfCase({ ...none, apiType: 7 })).toBeUndefined();
  expect(startPathOfCase({ ...none, apiType: 0, isPhysical: true })).toBe('/existing-case-physical');
});
