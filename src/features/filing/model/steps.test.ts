import { expect, test } from 'vitest';
import { EFilingProvider, type StateSettings } from '@/api/generated/filing/model';
import { whyNoCases } from './state-filing';
import { neighbour, steps, stepTitles } from './steps';

test('each step has its own title', () => {
  const titles = steps.map((step) => stepTitles[step]);
  for (const title of titles) expect(title).toMatch(/^[A-Z]/);
  expect(new Set(titles).size).toBe(steps.length);
});

test('steps have a previous and a next step, except at the ends', () => {
  expect(neighbour('case', -1)).toBeUndefined();
  expect(neighbour('case', 1)).toBe('parties');
  expect(neighbour('review', -1)).toBe('payment');
  expect(neighbour('review', 1)).toBeUndefined();
});

const state = (isAvailable: boolean, provider: StateSettings['eFiling']['provider']): StateSettings => ({
  state: 'CA',
  name: 'California',
  eFiling: { isAvailable, provider },
  caseSearch: true,
  courtCases: true,
  docketSync: false,
  timeZone: 'America/Los_Angeles',
});

test('states without filing show the reason', () => {
  for (const provider of EFilingProvider.options)
    expect(whyNoCases(state(true, provider))).toMatch(/^E-filing in California goes through \w.*, which we don't/);
  expect(whyNoCases(state(true, 'onelegal'))).toContain('through One Legal');
  expect(whyNoCases(state(false, 'none'))).toContain("don't offer e-filing");
});
