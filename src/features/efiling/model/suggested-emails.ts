import type { ServiceContact } from '@/api/generated/filing/model';

/** An address, and the firm of the public contact that has it: someone else may have the same name. */
export interface SuggestedEmail {
  email: string;
  /** Empty for a person without a firm. */
  firmName: string;
}

/** More would not be told apart. */
const mostSuggestions = 3;

/** Other addresses that public contacts of the same name have, those of the same firm first. */
export function suggestedEmails(contact: ServiceContact, publicContacts: readonly ServiceContact[]): SuggestedEmail[] {
  const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
  const matches = publicContacts.filter(
    ({ firstName, lastName, email, isUndeliverable }) =>
      !isUndeliverable &&
      isSame(firstName, contact.firstName) &&
      isSame(lastName, contact.lastName) &&
      !isSame(email, contact.email),
  );
  const isOfFirm = ({ firmName }: ServiceContact) => contact.firmName !== '' && isSame(firmName, contact.firmName);
  const byEmail = new Map<string, SuggestedEmail>();
  for (const match of [...matches.filter(isOfFirm), ...matches.filter((each) => !isOfFirm(each))])
    if (!byEmail.has(match.email)) byEmail.set(match.email, { email: match.email, firmName: match.firmName });
  return [...byEmail.values()].slice(0, mostSuggestions);
}
