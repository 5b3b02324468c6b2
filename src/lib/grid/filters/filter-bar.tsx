import { useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '@/lib/ui/plain-button';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  label: string;
  /** Always visible. */
  search?: ReactNode;
  /** The filters. A button shows them where the row has no room for them. */
  children?: ReactNode;
  /** Whether only the widest screens have room for the filters. */
  hasMany?: boolean;
  /** Number of active filters, shown on that button. */
  activeCount?: number;
  /** The same for the days, which only narrow screens fold. */
  activeDays?: number;
  /** After the filters; narrow screens fold it with them. */
  days?: ReactNode;
  /** Clears the search and the filters. Undefined if there is nothing to clear. */
  onClear?: (() => void) | undefined;
  /** At the end of the row: what can be done with the list. */
  tools?: ReactNode;
}

/** The row above a grid: search, filters and tools. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, children, hasMany, days, onClear, tools } = props;
  const isNarrow = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  const activeCount = (props.activeCount ?? 0) + (isNarrow ? (props.activeDays ?? 0) : 0);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.bar} data-many={hasMany || undefined} data-open={isOpen || undefined}>
      <search className={classes.group} aria-label={label}>
        {search && <div className={classes.search}>{search}</div>}
        {children && (
          <>
            <PlainButton
              className={classes.toggle}
              variant={activeCount > 0 ? 'light' : 'default'}
              leftSection={<IconFilter size={16} aria-hidden />}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
            </PlainButton>
            <div className={classes.filters}>{children}</div>
          </>
        )}
        {days && <div className={classes.days}>{days}</div>}
        {onClear && (
          <PlainButton className={classes.clear} variant="subtle" onClick={onClear}>
            Clear all
          </PlainButton>
        )}
      </search>
      {tools && <div className={classes.tools}>{tools}</div>}
    </div>
  );
}
