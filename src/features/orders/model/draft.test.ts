import { expect, it } from 'vitest';
import { canContinue } from './draft';

const expiresAt = '2026-06-01T09:41:27Z';

it('goes on with new cases through Tyler', () => {
  expect(canContinue({ draft: { provider: 'tyler', filingFlow: 'new-case', expiresAt } })).toBe(true);
  expect(canContinue({ draft: { provider: 'tyler', filingFlow: 'existing-case', expiresAt } })).toBe(false);
  expect(canContinue({ draft: { provider: 'onelegal', filingFlow: 'new-case', expiresAt } })).toBe(false);
  expect(canContinue({})).toBe(false);
});
