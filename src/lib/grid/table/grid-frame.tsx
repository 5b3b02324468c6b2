import '@mantine/core/styles/VisuallyHidden.css';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useDeferredValue } from 'react';
import { ErrorState } from '@/lib/ui/error-state';
import type { GridTable } from '../columns/columns';
import classes from './grid.module.css';
import { GridSkeleton } from './grid-skeleton';
import { StaleNotice } from './stale-notice';
import type { GridProps } from './use-grid-table';

/** How the rows of a grid are coming. */
export interface GridLoading {
  /** Another page, sort or filter is on its way; the rows shown are the former ones. */
  isRefreshing: boolean;
  hasError: boolean;
  onRetry: () => void;
}

interface GridFrameProps<Row extends object> extends GridLoading, Pick<GridProps<Row>, 'label' | 'noun' | 'isCompact'> {
  table: GridTable<Row>;
  /** Whether there was an answer at all. */
  isLoaded: boolean;
  /** Whether more of the rows are right behind those that are drawn. */
  isPartial?: boolean;
  isNarrow: boolean;
  /** What a screen reader is told of the rows. */
  status: string;
  children: ReactNode;
}

/** What is around the rows, and what stands in their place until there are any: a skeleton, or an error. */
export function GridFrame<Row extends object>(props: GridFrameProps<Row>) {
  const { table, isLoaded, isNarrow, isRefreshing, hasError, onRetry } = props;
  // Rows may be drawn a moment later than they come: what is said of them waits for them, and is not taken back for others.
  const status = isLoaded && !isRefreshing ? props.status : '';
  const isDrawn = useDeferredValue(status) === status;
  return (
    <section
      className={classes.grid}
      data-narrow={isNarrow || undefined}
      data-compact={props.isCompact || undefined}
      aria-label={props.label}
      aria-busy={isRefreshing || !isLoaded || props.isPartial === true}
    >
      <VisuallyHidden role="status">{isDrawn && status}</VisuallyHidden>
      <div className={classes.progress} data-active={isRefreshing || undefined} aria-hidden />
      {isLoaded && hasError && <StaleNotice onRetry={onRetry} />}
      {isLoaded && props.children}
      {!isLoaded && !hasError && <GridSkeleton table={table} isNarrow={isNarrow} />}
      {!isLoaded && hasError && (
        <ErrorState
          title={`The ${props.noun[1]} could not be loaded`}
          description="Check your connection and try again. If it keeps happening, contact support."
          onRetry={onRetry}
        />
      )}
    </section>
  );
}
