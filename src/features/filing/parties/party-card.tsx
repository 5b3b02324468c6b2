import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Party } from '@/api/generated/filing/model';
import { partyName } from '@/features/efiling';
import { StatusBadge } from '@/lib/ui/status-badge';
import { useTableNames } from '../draft/court-tables';
import { useProblems } from '../draft/problems';
import classes from './party-card.module.css';
import { PartyEditor } from './party-editor';

interface PartyCardProps {
  party: Party;
  /** Its index in the content. */
  index: number;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** A party in the list: a one-line summary, and its fields when open. */
export function PartyCard({ party, index, isOpen, onToggle, onRemove }: PartyCardProps) {
  const { nameOf } = useTableNames();
  const { shown } = useProblems();
  const bodyId = useId();
  const count = shown.filter(({ path }) => path.startsWith(`parties.${index}.`)).length;
  const role = nameOf('partyTypes', party.partyTypeCode);
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div className={classes.who}>
          <span className={classes.name}>{partyName(party)}</span>
          <span className={classes.role}>
            {role ?? 'No party type'}
            {party.isFilingParty && ' · represented by us'}
          </span>
        </div>
        {count > 0 && <StatusBadge tone="bad" label={count === 1 ? '1 item to fix' : `${count} items to fix`} />}
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
