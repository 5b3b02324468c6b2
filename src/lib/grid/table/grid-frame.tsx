import '@mantine/core/styles/VisuallyHidden.css';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from '@/lib/ui/error-state';
import type { GridTable } from '../columns/columns';
import classes from './grid.module.css';
import { GridSkeleton } from './grid-skeleton';
import { StaleNotice } from './stale-notice';
import type { GridProps } from './use-grid-table';

/** The loading state of a grid. */
export interface GridLoading {
  /** Another page, sort or filter is loading; the previous rows are on the screen. */
  isRefreshing: boolean;
  error: Error | null;
  onRetry: () => void;
}

interface GridFrameProps<Row extends object> extends GridLoading, Pick<GridProps<Row>, 'label' | 'noun' | 'isCompact'> {
  table: GridTable<Row>;
  /** Whether the first response has arrived. */
  isLoaded: boolean;
  /** Whether the rest of the rows renders next. */
  isPartial?: boolean;
  isNarrow: boolean;
  /** What screen readers announce about the rows. */
  status: string;
  children: ReactNode;
}

/** Frames the rows. Shows a skeleton until they arrive, or an error. */
export function GridFrame<Row extends object>(props: GridFrameProps<Row>) {
  const { table, isLoaded, isNarrow, isRefreshing, error, onRetry } = props;
  return (
    <section
      className={classes.grid}
      data-narrow={isNarrow || undefined}
      data-compact={props.isCompact || undefined}
      aria-label={props.label}
      aria-busy={isRefreshing || !isLoaded || props.isPartial === true}
    >
      <VisuallyHidden role="status">{isLoaded && !isRefreshing && props.status}</VisuallyHidden>
      <div className={classes.progress} data-active={isRefreshing || undefined} aria-hidden />
      {isLoaded && error && <StaleNotice onRetry={onRetry} />}
      {isLoaded && props.children}
      {!isLoaded && !error && <GridSkeleton table={table} isNarrow={isNarrow} />}
      {!isLoaded && error && (
        <ErrorState title={`The ${props.noun[1]} could not be loaded`} error={error} onRetry={onRetry} />
      )}
    </section>
  );
}
