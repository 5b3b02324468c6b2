import { expect, it } from 'vitest';
import { chooseState } from './state-choice';

it('takes the state of the address first, then the saved one, then the matter’s, then California', () => {
  expect(chooseState({ addressed: 'IL', saved: 'TX', ofMatter: 'GA' })).toBe('IL');
  expect(chooseState({ addressed: undefined, saved: 'TX', ofMatter: 'GA' })).toBe('TX');
  expect(chooseState({ addressed: undefined, saved: null, ofMatter: 'GA' })).toBe('GA');
  expect(chooseState({ addressed: undefined, saved: null, ofMatter: null })).toBe('CA');
  expect(chooseState({ addressed: undefined, saved: undefined, ofMatter: undefined })).toBe('CA');
});

it('passes over what is not a state of the product', () => {
  expect(chooseState({ addressed: 'ZZ', saved: 'TX', ofMatter: 'GA' })).toBe('TX');
  expect(chooseState({ addressed: 'il', saved: '', ofMatter: 'GA' })).toBe('GA');
  expect(chooseState({ addressed: 'IL,CA', saved: null, ofMatter: 'Illinois' })).toBe('CA');
});
