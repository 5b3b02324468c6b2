import { expect, it } from 'vitest';
import { chooseState } from './state-choice';

const none = { inUrl: undefined, saved: undefined, ofMatter: undefined, ofFirm: undefined };

it('prefers the URL’s state, then the saved one, the matter’s, the firm’s, then California', () => {
  expect(chooseState({ inUrl: 'IL', saved: 'TX', ofMatter: 'GA', ofFirm: 'NV' })).toBe('IL');
  expect(chooseState({ inUrl: undefined, saved: 'TX', ofMatter: 'GA', ofFirm: 'NV' })).toBe('TX');
  expect(chooseState({ inUrl: undefined, saved: null, ofMatter: 'GA', ofFirm: 'NV' })).toBe('GA');
  expect(chooseState({ inUrl: undefined, saved: null, ofMatter: null, ofFirm: 'NV' })).toBe('NV');
  expect(chooseState({ inUrl: undefined, saved: null, ofMatter: null, ofFirm: null })).toBe('CA');
  expect(chooseState(none)).toBe('CA');
});

it('skips unknown states', () => {
  expect(chooseState({ ...none, inUrl: 'ZZ', saved: 'TX', ofMatter: 'GA' })).toBe('TX');
  expect(chooseState({ ...none, inUrl: 'Texas', saved: '', ofMatter: 'GA' })).toBe('GA');
  expect(chooseState({ ...none, inUrl: 'IL,CA', saved: null, ofMatter: 'Illinois', ofFirm: 'OH' })).toBe('CA');
});

it('`?state=tx` is Texas', () => {
  expect(chooseState({ ...none, inUrl: 'tx', saved: 'IL' })).toBe('TX');
});

it('reads the firm’s state as people type it', () => {
  expect(chooseState({ ...none, ofFirm: ' il ' })).toBe('IL');
  expect(chooseState({ ...none, ofFirm: '' })).toBe('CA');
});
