import { expect, test } from 'vitest';
import { setHomeZone } from '@/lib/format/home-zone';
import { ownZone } from '@/lib/format/own-zone.testing';
import { accountStanding } from './account-standing';

setHomeZone(ownZone);

const account = {
  credentialId: 1,
  clientId: 1,
  credentialType: 'Pacer',
  userName: 'tfinch',
  isValid: true,
  verifiedAt: '2026-11-02T15:00:00Z',
  updatedAt: '2026-11-02T15:00:00Z',
} as const;

test.each([
  [{ clientCode: 'FINCH' }, 'Accepted Nov 2, 2026 · client code FINCH'],
  [{}, 'Accepted Nov 2, 2026'],
  [{ problem: 'refused' } as const, 'Password rejected. Enter it again.'],
  [{ problem: 'code-required' } as const, 'One-time code required. Sign in again.'],
  [{ problem: 'search-inactive' } as const, 'Searching is deactivated. Ask PACER to reactivate it.'],
  [{ problem: 'locked' } as const, 'Locked after five wrong passwords. Wait 30 minutes.'],
])('an account with %j', (more, text) => {
  expect(accountStanding({ ...account, ...more })).toBe(text);
});

test('a locked account says until when', () => {
  const text = accountStanding({ ...account, problem: 'locked', lockedUntil: '2026-11-02T15:30:00Z' });
  expect(text).toMatch(/^Locked after five wrong passwords\. It unlocks Nov 2, 2026, /);
});
