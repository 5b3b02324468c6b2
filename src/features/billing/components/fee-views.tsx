import { Button } from '@mantine/core';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import type { FeeSummarySearch, FeeSummarySearchInput } from '../search';
import classes from './fee-views.module.css';

/** Switches between a row for each fee and a row for each order. */
export function FeeViews({ view }: Pick<FeeSummarySearch, 'view'>) {
  const change = useSearchChange<FeeSummarySearchInput>();
  return (
    <Button.Group className={classes.views} aria-label="Rows">
      <Button
        variant="default"
        aria-pressed={view === undefined}
        onClick={() => change({ view: undefined, open: undefined })}
      >
        Each fee
      </Button>
      <Button variant="default" aria-pressed={view === 'orders'} onClick={() => change({ view: 'orders' })}>
        By order
      </Button>
    </Button.Group>
  );
}
