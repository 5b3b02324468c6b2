import { type ComponentProps, lazy } from 'react';
import type { MatterContact, MatterPeople } from '@/api/generated/integration/model';
import { Opening } from '@/lib/ui/opening';
import type { Proposal } from './proposal';

const ContactsDialog = lazy(() => import('./matter-contacts-dialog'));

/** An entry that the form has: a party, or a recipient. */
export interface FormEntry<Entry> {
  id: string;
  /** Empty if none was entered. */
  name: string;
  entry: Entry;
}

/** Accepted proposals for one entry. */
export interface ContactChange<Entry> {
  /** Undefined for a new entry. */
  id: string | undefined;
  accepted: readonly Proposal<Entry>[];
}

interface MatterContactsDialogProps<Entry>
  extends Omit<ComponentProps<typeof ContactsDialog>, 'entries' | 'propose' | 'onAccept'> {
  entries: readonly FormEntry<Entry>[];
  /** @param entry undefined for a new entry */
  propose: (contact: MatterContact, people: MatterPeople, entry: Entry | undefined) => readonly Proposal<Entry>[];
  onAdd: (changes: readonly ContactChange<Entry>[]) => void;
}

/** Fills in entries of a form from a matter's contacts. Its code loads when it first opens. */
export function MatterContactsDialog<Entry>({ entries, propose, onAdd, ...props }: MatterContactsDialogProps<Entry>) {
  const proposals = (contact: MatterContact, people: MatterPeople, id: string | undefined) =>
    propose(contact, people, entries.find((each) => each.id === id)?.entry);
  return (
    <Opening>
      <ContactsDialog
        {...props}
        entries={entries}
        propose={proposals}
        onAccept={(accepted) =>
          onAdd(
            accepted.map(({ contact, people, id, fields }) => ({
              id,
              accepted: proposals(contact, people, id).filter(({ field }) => fields.has(field)),
            })),
          )
        }
      />
    </Opening>
  );
}
