import { Button, Group, Stack } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { FilingFlow, Party } from '@/api/generated/filing/model';
import { newParty, partyName } from '@/features/efiling';
import { fieldId } from '@/lib/form';
import { UndoNote } from '@/lib/ui/undo-note';
import { useDraft } from '../draft/draft-context';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { StepPage } from '../frame/step-page';
import { CaseParties } from './case-parties';
import { type FilledParties, filledText, PartiesFromMatter, withoutFilled } from './parties-from-matter';
import { PartyCard } from './party-card';
import { RequiredParties } from './required-parties';

/** The parties: required roles and those the firm represents. */
export function PartiesStep() {
  const { flow } = useDraft();
  const form = useFilingForm();
  const parties = useFilingContent((content) => content.parties);
  const target = useLocation({ select: ({ hash }) => /^field-parties-(\d+)-/.exec(hash)?.[1] });
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => initiallyOpen(parties, target));
  const [removed, setRemoved] = useState<{ party: Party; index: number }>();
  const [filled, setFilled] = useState<FilledParties>();
  const undo = useRef<HTMLButtonElement>(null);
  const setParties = (next: Party[]) => form.setFieldValue('parties', next);

  function add(kind: Party['kind'], partyTypeCode?: string): void {
    const party = newParty(kind, partyTypeCode, crypto.randomUUID());
    const { parties: before } = form.state.values;
    setParties([...before, party]);
    setOpenIds(new Set([party.id]));
    const first = partyTypeCode === undefined ? 'partyTypeCode' : nameFields[kind];
    focusSoon(() => document.getElementById(fieldId(`parties.${before.length}.${first}`)));
  }

  function remove(index: number): void {
    const party = parties[index];
    if (!party) return;
    setRemoved({ party, index });
    setParties(parties.filter((each) => each.id !== party.id));
    focusSoon(() => undo.current);
  }

  function undoRemoval(): void {
    if (removed) setParties(form.state.values.parties.toSpliced(removed.index, 0, removed.party));
    setRemoved(undefined);
  }

  return (
    <StepPage step="parties" intro={intros[flow]}>
      {flow === 'new-case' ? <RequiredParties onAdd={add} /> : <CaseParties />}
      {parties.length > 0 && (
        <Stack
          gap="sm"
          component="ul"
          m={0}
          p={0}
          style={{ listStyle: 'none' }}
          aria-label={flow === 'new-case' ? 'Parties' : 'New parties'}
        >
          {parties.map((party, index) => (
            <PartyCard
              key={party.id}
              party={party}
              index={index}
              isOpen={openIds.has(party.id)}
              onToggle={() => setOpenIds((open) => toggled(open, party.id))}
              onRemove={() => remove(index)}
            />
          ))}
        </Stack>
      )}
      {removed && (
        <Group role="status" gap="xs">
          <span>Removed {partyName(removed.party)}.</span>
          <Button ref={undo} variant="subtle" size="compact-sm" onClick={undoRemoval}>
            Undo
          </Button>
        </Group>
      )}
      {filled && (
        <UndoNote
          text={filledText(filled)}
          takesFocus
          onUndo={() => {
            setParties(withoutFilled(form.state.values.parties, filled));
            setFilled(undefined);
          }}
        />
      )}
      <Group gap="sm">
        <PartiesFromMatter onFilled={setFilled} />
        <Button variant="default" onClick={() => add('person')}>
          Add a person
        </Button>
        <Button variant="default" onClick={() => add('organization')}>
          Add an organization
        </Button>
      </Group>
    </StepPage>
  );
}

const intros: Record<FilingFlow, string> = {
  'new-case': 'Add all parties on both sides. Select the parties you represent.',
  'existing-case': 'Select the parties you represent. New parties are added with this filing.',
};

const nameFields: Record<Party['kind'], string> = { person: 'person.firstName', organization: 'organizationName' };

/** Moves the focus once the element is rendered. */
function focusSoon(find: () => HTMLElement | null): void {
  setTimeout(() => find()?.focus());
}

/** Opens the party that the link leads to, or the only one. */
function initiallyOpen(parties: readonly Party[], target: string | undefined): ReadonlySet<string> {
  const index = target === undefined ? undefined : Number(target);
  const party = index === undefined ? (parties.length === 1 ? parties[0] : undefined) : parties[index];
  return new Set(party ? [party.id] : []);
}

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}
