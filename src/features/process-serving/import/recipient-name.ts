/** Reads a recipient's name from one cell. */
import type { ServingRecipient } from '@/api/generated/serving/model';
import { nameKind, splitName, wholeName } from '@/lib/format/person-name';

export type RecipientKind = ServingRecipient['kind'];

/** The kind that a name suggests, for a sheet without kinds. A person checks it in the form. */
export function guessKind(name: string): RecipientKind {
  const kind = nameKind(name);
  return kind === 'person' ? 'individual' : kind;
}

type PersonName = Pick<ServingRecipient, 'firstName' | 'middleName' | 'lastName' | 'suffix'>;

/** A name from one cell in parts, without a title. A single word is a last name. */
export function readPersonName(text: string): PersonName {
  const { prefix: _, lastName = '', ...parts } = splitName(text);
  return { ...parts, lastName };
}

/** A recipient's name as lists show it: `James Okafor Jr.`, or the organization's. */
export function recipientName(recipient: ServingRecipient): string {
  if (recipient.kind !== 'individual') return recipient.organizationName?.trim() ?? '';
  return wholeName(recipient);
}
