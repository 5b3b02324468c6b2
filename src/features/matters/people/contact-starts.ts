/** Which contacts of a matter are ticked when the dialog opens, and the entry of the form that each would fill. */
import type { MatterContact, MatterPeople } from '@/api/generated/integration/model';
import { isSameName } from '@/lib/format/person-name';
import { changesOf, isTakenByItself, type ProposedValue } from './proposal';

/** An entry that the form has. */
interface EntryName {
  id: string;
  /** Empty if none was entered. */
  name: string;
}

/** The form's entries, and what contacts would fill in. */
export interface ProposedEntries {
  entries: readonly EntryName[];
  /** Roles selected from the start. */
  usualRoles: readonly MatterContact['role'][];
  /** @param id of the entry; undefined for a new one */
  propose: (contact: MatterContact, people: MatterPeople, id: string | undefined) => readonly ProposedValue[];
  /** The entry without a name that waits for this contact. */
  waitingFor?: ((contact: MatterContact, people: MatterPeople) => string | undefined) | undefined;
}

/** The id of an entry that the form doesn't have yet. */
export const newEntry = '';

/**
 * Tells what is proposed before the person changes anything: each contact's entry, and whether it is ticked. Entries
 * chosen later don't change the ticks: a party whose values would all be replaced is no reason to untick its contact.
 */
export function startsOf(people: MatterPeople, { entries, usualRoles, propose, waitingFor }: ProposedEntries) {
  const taken = new Set<string>();
  return people.contacts.map((contact) => {
    const likely = likelyEntry(contact, entries, waitingFor?.(contact, people)) ?? newEntry;
    const id = taken.has(likely) ? newEntry : likely;
    const changes = changesOf(propose(contact, people, id || undefined));
    const isUsual = usualRoles.includes(contact.role) && changes.some(isTakenByItself);
    if (isUsual && id !== newEntry) taken.add(id);
    return { contact, id, isUsual };
  });
}

/** The entry that most likely is the contact: the one with the name, or one that waits for a name. */
function likelyEntry(
  { name }: MatterContact,
  entries: readonly EntryName[],
  waiting: string | undefined,
): string | undefined {
  return entries.find((entry) => entry.name !== '' && isSameName(entry.name, name))?.id ?? waiting;
}
