import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Party } from '@/api/generated/filing/model';
import { StatusBadge } from '@/lib/ui/status-badge';
import { useCourtTables } from '../draft/court-tables-context';
import { useProblems } from '../draft/problems-context';
import { rowOf } from '../model/court-tables';
import { partyName } from '../model/party';
import classes from './party-card.module.css';
import { PartyEditor } from './party-editor';

interface PartyCardProps {
  party: Party;
  /** Its place in the content. */
  index: number;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** A party in the list: who it is in one line, and its fields when it is open. */
export function PartyCard({ party, index, isOpen, onToggle, onRemove }: PartyCardProps) {
  const { tables } = useCourtTables();
  const { shown } = useProblems();
  const bodyId = useId();
  const count = shown.filter(({ path }) => path.startsWith(`parties.${index}.`)).length;
  const role = rowOf(tables.partyTypes, party.partyTypeCode)?.name;
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div className={classes.who}>
          <span className={classes.name}>{partyName(party)}</span>
          <span className={classes.role}>
            {role ?? 'No party type yet'}
            {party.isFilingParty && ' · we represent this party'}
          </span>
        </div>
        {count > 0 && <StatusBadge tone="bad" label={count === 1 ? '1 thing to do' : `${count} things to do`} />}
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-label={`${isOpen ? 'Close' : 'Edit'} ${partyName(party)}`}
          onClick={onToggle}
        >
          {isOpen ? 'Close' : 'Edit'}
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={`Remove ${partyName(party)}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
      {isOpen && (
        <div id={bodyId} className={classes.body}>
          <PartyEditor party={party} index={index} />
        </div>
      )}
    </li>
  );
}
