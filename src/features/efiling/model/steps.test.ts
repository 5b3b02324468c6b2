import { expect, test } from 'vitest';
import { neighbor, steps, stepTitles } from './steps';

test('each step has its own title', () => {
  const titles = steps.map((step) => stepTitles[step]);
  for (const title of titles) expect(title).toMatch(/^[A-Z]/);
  expect(new Set(titles).size).toBe(steps.length);
});

test('steps have a previous and a next step, except at the ends', () => {
  expect(neighbor(steps, 'case', -1)).toBeUndefined();
  expect(neighbor(steps, 'case', 1)).toBe('parties');
  expect(neighbor(steps, 'review', -1)).toBe('payment');
  expect(neighbor(steps, 'review', 1)).toBeUndefined();
});
