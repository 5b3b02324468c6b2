import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Party } from '@/api/generated/filing/model';
import { enteredName, newParty } from '@/features/efiling';
import { applied, type ContactChange, MatterContactsDialog, useSystemMatter } from '@/features/matters';
import { isSameContent } from '@/lib/form/is-same-content';
import { useCourtTables } from '../draft/court-tables';
import { useDraft } from '../draft/draft-context';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { useRecentFilings } from '../draft/last-filing';
import { likelyAttorney } from '../model/last-filing';
import { partyWaitingFor, proposeParty } from '../model/matter-parties';

/** Parties that a draft takes. */
const most = 500;

interface PartiesFromMatterProps {
  /** Called with what was filled in, for the way back. */
  onFilled: (filled: FilledParties) => void;
}

/** The parties filled in from a matter. */
export interface FilledParties {
  added: readonly Party[];
  changed: readonly { before: Party; after: Party }[];
}

/** Proposes the contacts of the draft's matter as parties. Hidden for a draft without a matter. */
export function PartiesFromMatter({ onFilled }: PartiesFromMatterProps) {
  const { mappingId, isReadOnly, saver } = useDraft();
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const { lastFiling } = useRecentFilings();
  const parties = useFilingContent((content) => content.parties);
  const matter = useSystemMatter(mappingId);
  const [isOpen, setOpen] = useState(false);
  if (isReadOnly || !matter) return null;
  const attorneyId = likelyAttorney(lastFiling, tables);

  function fillIn(changes: readonly ContactChange<Party>[]): void {
    const current = form.state.values.parties;
    const changed = current.map((party) => {
      const change = changes.find(({ id }) => id === party.id);
      return change ? applied(party, change.accepted) : party;
    });
    const added = changes
      .filter(({ id }) => id === undefined)
      .map(({ accepted }) => applied(newParty('person', undefined, crypto.randomUUID()), accepted));
    form.setFieldValue('parties', [...changed, ...added]);
    onFilled({
      added,
      changed: current.flatMap((before, place) => {
        const after = changed[place];
        return after && after !== before ? [{ before, after }] : [];
      }),
    });
  }

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        From the matter
      </Button>
      {isOpen && (
        <MatterContactsDialog<Party>
          matter={matter}
          noun={{ one: 'party', many: 'parties' }}
          entries={parties.map((entry) => ({ id: entry.id, name: enteredName(entry), entry }))}
          room={most - parties.length}
          usualRoles={['client', 'opposing-party']}
          propose={(contact, people, party) => proposeParty(contact, people, party, { tables, attorneyId })}
          waitingFor={(contact, people) => partyWaitingFor(contact, people, parties, tables)}
          beforehand={() => saver.flush()}
          onAdd={fillIn}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** `Added 2 parties from the matter.` */
export function filledText({ added, changed }: FilledParties): string {
  const counted = (count: number) => (count === 1 ? '1 party' : `${count} parties`);
  if (changed.length === 0) return `Added ${counted(added.length)} from the matter.`;
  const filled = `Filled in ${counted(changed.length)} from the matter`;
  return added.length === 0 ? `${filled}.` : `${filled}, and added ${counted(added.length)}.`;
}

/** The parties without what was filled in. Parties that were edited since stay as they are. */
export function withoutFilled(parties: readonly Party[], { added, changed }: FilledParties): Party[] {
  return parties.flatMap((party) => {
    if (added.some((each) => isSameContent(each, party))) return [];
    return [changed.find(({ after }) => isSameContent(after, party))?.before ?? party];
  });
}
