/** A matter's contact as forms of parties and recipients take it. */
import type { MatterContact, MatterPeople } from '@/api/generated/integration/model';
import { isSameName, type NameParts, nameKind, splitName } from '@/lib/format/person-name';

/** A contact's name: a person's in parts, or an organization's. */
export type ContactName =
  | {
      kind: 'person';
      parts: NameParts;
      /** The system keeps it as one text, which the product split. */
      isSplit: boolean;
    }
  | { kind: 'organization'; name: string; isGovernment: boolean };

/** Reads a contact's name. Systems that keep only a text don't say whether it names a person. */
export function contactName(contact: MatterContact): ContactName {
  const { kind, name, prefix, firstName, middleName, lastName, suffix } = contact;
  const guess = nameKind(name);
  if (kind === 'organization' || (kind === 'unknown' && guess !== 'person'))
    return { kind: 'organization', name: name.trim(), isGovernment: guess === 'government' };
  const given = { prefix, firstName, middleName, lastName, suffix };
  const isInParts = Boolean(firstName?.trim() || lastName?.trim());
  return { kind: 'person', parts: isInParts ? trimmed(given) : splitName(name), isSplit: !isInParts };
}

function trimmed(parts: NameParts): NameParts {
  return Object.fromEntries(Object.entries(parts).flatMap(([key, part]) => (part?.trim() ? [[key, part.trim()]] : [])));
}

/** A role as people name it. */
export const roleTexts: Readonly<Record<MatterContact['role'], string>> = {
  client: 'Client',
  'opposing-party': 'Opposing party',
  'opposing-counsel': 'Opposing counsel',
  witness: 'Witness',
  other: 'Other contact',
};

/** `18 Elm Court, Suite 4, Chicago, IL 60614`; empty without an address. */
export function contactAddress({ address }: MatterContact): string {
  if (!address) return '';
  const { street, unit, city, state, postalCode } = address;
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [street, unit, city, region].filter(Boolean).join(', ');
}

/**
 * The side of a caption such as `Ortega v. Lakeshore Holdings LLC` that a contact is on; undefined for contacts who are
 * no party, and where the matter's description is no caption or names the contact on neither or both sides.
 */
export function captionSide(
  contact: MatterContact,
  { description = '' }: Pick<MatterPeople, 'description'>,
): 'first' | 'second' | undefined {
  if (contact.role !== 'client' && contact.role !== 'opposing-party') return undefined;
  const [first = '', second, ...more] = description.split(/ vs?\.? /i);
  if (second === undefined || more.length > 0) return undefined;
  const read = contactName(contact);
  const sought = read.kind === 'person' ? (read.parts.lastName ?? '') : read.name;
  const [isFirst, isSecond] = [first, second].map((side) => names(side, sought));
  if (isFirst === isSecond) return undefined;
  return isFirst ? 'first' : 'second';
}

/** Tells whether a side of a caption has the name among its words. */
function names(side: string, name: string): boolean {
  const words = side.split(/\s+/);
  const length = name.split(/\s+/).length;
  return name !== '' && words.some((_, at) => isSameName(words.slice(at, at + length).join(' '), name));
}
