import { expect, test } from 'vitest';
import { EFilingProvider, type StateSettings } from '@/api/generated/filing/model';
import { whyNoCases } from './state-filing';

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
  expect(whyNoCases(state(true, 'tybera'))).toContain('through Tybera');
  expect(whyNoCases(state(false, 'none'))).toContain("don't offer e-filing");
});

test('the sentence has the state’s name, and the provider’s where there is one', () => {
  expect(whyNoCases(state(true, 'tybera'))).toBe(
    "E-filing in California goes through Tybera, which we don't support yet.",
  );
  expect(whyNoCases(state(true, 'unknown' as never))).toBe(
    "E-filing in California goes through a provider, which we don't support yet.",
  );
  expect(whyNoCases(state(false, 'tyler'))).toBe("We don't offer e-filing in California.");
});
