import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { Dialog } from '@/lib/ui/dialog';
import { readStateCode } from '../model/state-choice';
import { statesQuery } from '../queries';
import { useSelectedState } from '../selected-state';
import classes from './welcome-dialog.module.css';

interface WelcomeDialogProps {
  onSelect: (state: StateCode) => void;
  onClose: () => void;
}

/**
 * Asks a person for their state (specification, application section 2, state-select modal). Suggests the selected one,
 * which is the firm's as long as the person hasn't chosen.
 */
export function WelcomeDialog({ onSelect, onClose }: WelcomeDialogProps) {
  const states = useQuery(statesQuery);
  const suggested = useSelectedState();
  const [picked, setPicked] = useState<StateCode>();
  const chosen = picked ?? suggested;
  const formId = useId();
  const selectId = useId();
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onSelect(chosen);
  };
  return (
    <Dialog
      title="Welcome! Please select the state for your matter."
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} disabled={!states.data}>
          Confirm
        </Button>
      }
    >
      <form id={formId} onSubmit={confirm}>
        <label htmlFor={selectId} className={classes.label}>
          State
        </label>
        <select
          id={selectId}
          data-autofocus
          className={classes.select}
          value={chosen ?? ''}
          onChange={(event) => setPicked(readStateCode(event.currentTarget.value) ?? chosen)}
        >
          {states.data?.map(({ name, abbreviation }) => (
            <option key={abbreviation} value={abbreviation}>
              {name}
            </option>
          ))}
        </select>
        <p className={classes.hint}>You can change this anytime at the top of the page.</p>
      </form>
    </Dialog>
  );
}
