import { expect, it } from 'vitest';
import { chooseState } from './state-choice';

it('prefers the URL’s state, then the saved one, then the matter’s, then California', () => {
  expect(chooseState({ inUrl: 'IL', saved: 'TX', ofMatter: 'GA' })).toBe('IL');
  expect(chooseState({ inUrl: undefined, saved: 'TX', ofMatter: 'GA' })).toBe('TX');
  expect(chooseState({ inUrl: undefined, saved: null, ofMatter: 'GA' })).toBe('GA');
  expect(chooseState({ inUrl: undefined, saved: null, ofMatter: null })).toBe('CA');
  expect(chooseState({ inUrl: undefined, saved: undefined, ofMatter: undefined })).toBe('CA');
});

it('skips unknown states', () => {
  expect(chooseState({ inUrl: 'ZZ', saved: 'TX', ofMatter: 'GA' })).toBe('TX');
  expect(chooseState({ inUrl: 'il', saved: '', ofMatter: 'GA' })).toBe('GA');
  expect(chooseState({ inUrl: 'IL,CA', saved: null, ofMatter: 'Illinois' })).toBe('CA');
});
