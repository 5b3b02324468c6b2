import { expect, it } from 'vitest';
import { experienceOf } from './experience';

it('the latest choice applies, and a survey is asked for once', () => {
  expect(experienceOf([])).toEqual({ isOn: true, asksWhy: false });
  expect(experienceOf([{ type: 'opted-in' }, { type: 'opted-out' }])).toEqual({ isOn: true, asksWhy: false });
  expect(experienceOf([{ type: 'opted-out' }])).toEqual({ isOn: false, asksWhy: true });
  expect(experienceOf([{ type: 'reminder-set' }, { type: 'opted-out' }]).asksWhy).toBe(true);
  expect(experienceOf([{ type: 'survey-saved' }, { type: 'opted-out' }]).asksWhy).toBe(false);
  expect(experienceOf([{ type: 'opted-out' }, { type: 'survey-saved' }]).asksWhy).toBe(true);
});
