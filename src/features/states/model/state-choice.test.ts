import { expect, it } from 'vitest';
import { chooseState } from './state-choice';

it('takes the state of the address first, then the saved one, then the matter’s, then California', () => {
  expect(chooseState({ inUrl: 'IL', saved: 'TX', ofMatter: 'GA' })).toBe('IL');
  expect(chooseState({ inUrl: undefined, saved: 'TX', ofMatter: 'GA' })).toBe('TX');
  expect(chooseState({ inUrl: undefined, saved: null, ofMatter: 'GA' })).toBe('GA');
  expect(chooseState({ inUrl: undefined, saved: null, ofMatter: null })).toBe('CA');
  expect(chooseState({ inUrl: undefined, saved: undefined, ofMatter: undefined })).toBe('CA');
});

it('passes over what is not a state of the product', () => {
  expect(chooseState({ inUrl: 'ZZ', saved: 'TX', ofMatter: 'GA' })).toBe('TX');
  expect(chooseState({ inUrl: 'il', saved: '', ofMatter: 'GA' })).toBe('GA');
  expect(chooseState({ inUrl: 'IL,CA', saved: null, ofMatter: 'Illinois' })).toBe('CA');
});
