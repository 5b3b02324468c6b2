import type { DocketSyncOrder, DocketTrouble } from '@/api/generated/docket-sync/model';
import type { StatusTone } from '@/lib/ui/status-badge';

const statuses: Readonly<Record<DocketSyncOrder['state'], { tone: StatusTone; label: string }>> = {
  Pending: { tone: 'progress', label: 'Pending' },
  Active: { tone: 'good', label: 'Active' },
  Failed: { tone: 'bad', label: 'Failed' },
  Stopped: { tone: 'neutral', label: 'Stopped' },
};

/** An order's state as a badge. */
export const docketStatus = ({ state }: Pick<DocketSyncOrder, 'state'>) => statuses[state];

/** What ends each trouble (dockets, section 3). The docket is read again by itself then. */
export const cures: Readonly<Record<DocketTrouble['code'], string>> = {
  'credentials-refused': 'Enter the account’s password again.',
  'account-locked': 'The provider unlocks the account after 30 minutes.',
  'code-required': 'Sign in again with a one-time code.',
  'search-inactive': 'Ask PACER to reactivate searching for this account, then sign in again.',
  'provider-down': 'The docket is read again once the provider responds.',
  'case-sealed': 'Ask the court for access. You can stop following this docket.',
  'case-moved': 'Find the case at its new court and follow it there.',
};

const withAccount: ReadonlySet<DocketTrouble['code']> = new Set([
  'credentials-refused',
  'code-required',
  'search-inactive',
]);

/** Tells whether signing in again with the provider helps. */
export const needsSignIn = ({ code }: Pick<DocketTrouble, 'code'>): boolean => withAccount.has(code);
