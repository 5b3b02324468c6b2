import { expect, it } from 'vitest';
import { chooseState } from './state-choice';

it('takes the state of the address first, then the saved one, then California', () => {
  expect(chooseState({ addressed: 'IL', saved: 'TX' })).toBe('IL');
  expect(chooseState({ addressed: undefined, saved: 'TX' })).toBe('TX');
  expect(chooseState({ addressed: undefined, saved: null })).toBe('CA');
  expect(chooseState({ addressed: undefined, saved: undefined })).toBe('CA');
});

it('passes over what is not a state of the product', () => {
  expect(chooseState({ addressed: 'ZZ', saved: 'TX' })).toBe('TX');
  expect(chooseState({ addressed: 'il', saved: '' })).toBe('CA');
  expect(chooseState({ addressed: 'IL,CA', saved: null })).toBe('CA');
});
