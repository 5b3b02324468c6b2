/** Names of people in courts' and providers' records. */
import type { Attorney, ServiceContact } from '@/api/generated/filing/model';

/** `Nora Marlow`. */
export function attorneyName({ firstName, lastName }: Pick<Attorney, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** A contact's full name. */
export function contactName({
  firstName,
  middleName,
  lastName,
}: Pick<ServiceContact, 'firstName' | 'middleName' | 'lastName'>): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}
