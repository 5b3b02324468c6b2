import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from './active-filters.module.css';

/** A filter that no control of the page shows. */
interface ActiveFilter {
  label: string;
  onRemove: () => void;
}

interface ActiveFiltersProps {
  /** What the list says, for a screen reader. */
  label: string;
  filters: readonly (ActiveFilter | false)[];
}

/** Filters that came with a link or a row, each with its way out. Nothing without any. */
export function ActiveFilters({ label, filters }: ActiveFiltersProps) {
  const active = filters.filter((each) => each !== false);
  if (active.length === 0) return null;
  return (
    <ul className={classes.filters} aria-label={label}>
      {active.map(({ label: text, onRemove }) => (
        <li key={text}>
          <Button
            className={classes.filter}
            variant="light"
            size="compact-sm"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={`Remove filter: ${text}`}
            onClick={onRemove}
          >
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}
