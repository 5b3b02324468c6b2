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

interface GridFrameProps<Row extends object> extends GridLoading, Pick<GridProps<Row>, 'label' | 'noun' | 'density'> {
  table: GridTable<Row>;
  /** Whether the first response has arrived. */
  isLoaded: boolean;
  /** Whether the rest of the rows renders next. */
  isPartial?: boolean;
  isNarrow: boolean;
  /** In pixels. */
  rowHeight: number;
  /** Whether the rows agree in what their cells name only if it varies. */
  isUniform: boolean;
  /** What screen readers announce about the rows. */
  status: string;
  children: ReactNode;
}

/** Frames the rows. Shows a skeleton until they arrive, or an error. */
export function GridFrame<Row extends object>(props: GridFrameProps<Row>) {
  const { table, label, isLoaded, isNarrow, isRefreshing, error, onRetry } = props;
  return (
    <section
      className={classes.grid}
      data-narrow={isNarrow || undefined}
      data-density={props.density ?? 'default'}
      data-uniform={props.isUniform || undefined}
      aria-label={label}
      aria-busy={isRefreshing || !isLoaded || props.isPartial === true}
    >
      <GridStatus label={label}>{isLoaded && !isRefreshing && props.status}</GridStatus>
      <div className={classes.progress} data-active={isRefreshing || undefined} aria-hidden />
      {isLoaded && error && <StaleNotice onRetry={onRetry} />}
      {isLoaded && props.children}
      {!isLoaded && !error && <GridSkeleton table={table} rowHeight={props.rowHeight} isNarrow={isNarrow} />}
      {!isLoaded && error && (
        <ErrorState title={`The ${props.noun[1]} could not be loaded`} error={error} onRetry={onRetry} />
      )}
    </section>
  );
}

/** Shows what screen readers announce about the rows. A print shows it below the name of the list. */
export function GridStatus({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={classes.status} data-list={label}>
      {children}
    </div>
  );
}
