import type { StoredCredential } from '@/api/generated/docket-sync/model';
import { formatDay, formatInstant } from '@/lib/format/dates';

const problems = {
  refused: 'Password rejected. Enter it again.',
  locked: 'Locked after five wrong passwords. Wait 30 minutes.',
  'code-required': 'One-time code required. Sign in again.',
  'search-inactive': 'Searching is deactivated. Ask PACER to reactivate it.',
} as const;

/** Tells whether the provider accepts a stored account, or what to do. */
export function accountStanding({ problem, lockedUntil, verifiedAt, clientCode }: StoredCredential): string {
  if (problem === 'locked' && lockedUntil)
    return `Locked after five wrong passwords. It unlocks ${formatInstant(lockedUntil)}.`;
  if (problem) return problems[problem];
  return [`Accepted ${formatDay(verifiedAt)}`, clientCode && `client code ${clientCode}`].filter(Boolean).join(' · ');
}
