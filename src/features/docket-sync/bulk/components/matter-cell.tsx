import { createContext, use } from 'react';
import { plainMatterName, plainNameExplanation } from '@/lib/format/matter-name';
import type { SelectedCase } from '../model/selection';
import classes from './bulk.module.css';

/** What a row's buttons do. One picker serves the whole grid. */
export interface ConfirmActions {
  chooseMatter: (row: SelectedCase) => void;
  remove: (row: SelectedCase) => Promise<void>;
  /** The case whose button takes the focus. */
  focused: number | undefined;
}

export const ConfirmActionsContext = createContext<ConfirmActions | undefined>(undefined);

/** A case's matter, which opens the picker. */
export function MatterCell({ row }: { row: SelectedCase }) {
  const actions = use(ConfirmActionsContext);
  const name = row.matter ? plainMatterName(row.matter.displayName) || row.matter.clientReference : undefined;
  const isFocused = actions?.focused === row.productCaseId;
  return (
    <button
      type="button"
      className={classes.matter}
      data-missing={row.matter === null || undefined}
      title={name === row.matter?.displayName ? name : plainNameExplanation}
      ref={isFocused ? focus : undefined}
      onClick={() => actions?.chooseMatter(row)}
    >
      {name ?? 'Choose a matter'}
    </button>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Removes a case from the list, after asking. */
export function DeleteCell({ row }: { row: SelectedCase }) {
  const actions = use(ConfirmActionsContext);
  return (
    <button
      type="button"
      className={classes.delete}
      aria-label={`Delete case ${row.caseNumber}`}
      onClick={() => void actions?.remove(row)}
    >
      Delete
    </button>
  );
}
