import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  label: string;
  /** Always visible. */
  search?: ReactNode;
  /** The filters. On a phone, a button shows them. */
  children?: ReactNode;
  /** Number of active filters, shown on that button. */
  activeCount?: number;
}

/** Search and filters above a grid. */
export function FilterBar({ label, search, children, activeCount = 0 }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <search className={classes.bar} aria-label={label}>
      {search && <div className={classes.search}>{search}</div>}
      {children && (
        <>
          <Button
            className={classes.toggle}
            variant="default"
            fw={500}
            leftSection={<IconFilter size={16} aria-hidden />}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
          </Button>
          <div className={classes.filters} data-open={isOpen || undefined}>
            {children}
          </div>
        </>
      )}
    </search>
  );
}
