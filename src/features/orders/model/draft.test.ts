import { expect, it } from 'vitest';
import { canContinue, draftLink, hasDraftForm } from './draft';

const expiresAt = '2026-06-01T09:41:27Z';

it('continues drafts for Tyler', () => {
  expect(canContinue({ draft: { provider: 'tyler', filingFlow: 'new-case', expiresAt } })).toBe(true);
  expect(canContinue({ draft: { provider: 'tyler', filingFlow: 'existing-case', expiresAt } })).toBe(true);
  expect(canContinue({ draft: { provider: 'onelegal', filingFlow: 'new-case', expiresAt } })).toBe(false);
  expect(canContinue({})).toBe(false);
  expect(hasDraftForm({ provider: 'tyler' })).toBe(false);
});

it('links to the form of the filing flow', () => {
  const draft = { provider: 'tyler', filingFlow: 'existing-case', expiresAt } as const;
  expect(draftLink({ orderId: 41_300, mappingId: 'm', draft })).toEqual({
    to: '/existing-case/$orderId/case',
    params: { orderId: 41_300 },
    search: { mappingId: 'm' },
  });
  expect(draftLink({ orderId: 1, draft: { ...draft, filingFlow: 'new-case' } })?.to).toBe(
    '/case-initiation/$orderId/case',
  );
  expect(draftLink({ orderId: 1, draft: { ...draft, provider: 'jti' } })).toBeUndefined();
  expect(draftLink({ orderId: 1 })).toBeUndefined();
});
