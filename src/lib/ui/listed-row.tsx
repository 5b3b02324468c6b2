import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './listed-row.module.css';

interface ListedRowProps {
  /** What is removed: `Remove Owen Prather`. The row's first line, unless it has a title. */
  name: string;
  /** The row's first line, where it says more than the name. */
  title?: string;
  /** The line below it. What is empty or missing is left out. */
  facts: readonly (string | false | undefined)[];
  warning?: string | undefined;
  /** Missing where nothing is taken off the list. */
  onRemove?: () => void;
}

/** A row of a list, with a button that takes it off where a person puts the list together. */
export function ListedRow({ name, title = name, facts, warning, onRemove }: ListedRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Text size="sm" fw={500}>
          {title}
        </Text>
        <Text size="xs" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {warning && (
          <Text size="xs" c="red" role="note">
            {warning}
          </Text>
        )}
      </div>
      {onRemove && (
        <Button variant="subtle" color="red" size="compact-sm" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </li>
  );
}

interface ListedRowsProps {
  /** Names the list. */
  label: string;
  /** Rows. Without any, the list takes no space. */
  children: ReactNode;
}

/** A list of `ListedRow`s. */
export function ListedRows({ label, children }: ListedRowsProps) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  );
}
