import type { User } from '@/api/generated/platform/model';

/** Tells what a person may do in the firm, in a word. */
export function personRole({
  userAdministrator,
  roleNames = [],
}: Pick<User, 'userAdministrator' | 'roleNames'>): string {
  if (userAdministrator) return 'Administrator';
  return roleNames.includes('Bookkeeper') ? 'Bookkeeper' : 'Member';
}
