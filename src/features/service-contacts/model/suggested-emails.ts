import type { ServiceContact } from '@/api/generated/filing/model';

/** More would not be told apart. */
const mostSuggestions = 3;

/** Other addresses that public contacts of the same name have, those of the same firm first. */
export function suggestedEmails(contact: ServiceContact, publicContacts: readonly ServiceContact[]): string[] {
  const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
  const matches = publicContacts.filter(
    ({ firstName, lastName, email, isUndeliverable }) =>
      !isUndeliverable &&
      isSame(firstName, contact.firstName) &&
      isSame(lastName, contact.lastName) &&
      !isSame(email, contact.email),
  );
  const isOfFirm = ({ firmName }: ServiceContact) => contact.firmName !== '' && isSame(firmName, contact.firmName);
  const emails = [...matches.filter(isOfFirm), ...matches.filter((each) => !isOfFirm(each))].map(({ email }) => email);
  return [...new Set(emails)].slice(0, mostSuggestions);
}
