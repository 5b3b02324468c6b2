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

/**
 * Names a recipient that is kept by its id.
 * @param isComplete whether every list that may have the contact is loaded: only then is one in none of them deleted
 */
export function recipientName(contact: Parameters<typeof contactName>[0] | undefined, isComplete: boolean): string {
  if (contact) return contactName(contact);
  return isComplete ? 'Deleted contact' : 'Name not loaded';
}
