import { describe, expect, it } from 'vitest';
import type { StateCode, StateSettings } from '@/api/generated/filing/model';
import { placeOfStart, refusalOfCase, startPathOf, startPathOfCase } from './start-place';

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
