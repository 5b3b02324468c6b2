import { useMemo, useState } from 'react';
import type { GridColumns, GridMeta } from '../columns/columns';
import type { Density } from '../table/density';

/** A person's layout applied to a grid's columns. */
export interface AppliedLayout<Row extends object> {
  columns: GridColumns<Row>;
  density: Density;
  /** A CSS length; set when columns are pinned or resized. */
  minWidth?: string;
  /** Receives a dragged width. */
  onResize?: GridMeta['onResize'];
}

/** The layout of a grid: its usual columns, until the tools have loaded and apply the saved layout. */
export function useGridLayout<Row extends object>(
  columns: GridColumns<Row>,
): [AppliedLayout<Row>, (layout: AppliedLayout<Row>) => void] {
  const [layout, setLayout] = useState<AppliedLayout<Row>>();
  const usual = useMemo(() => columns.filter(({ meta }) => !meta?.isOptional), [columns]);
  return [layout ?? { columns: usual, density: 'default' }, setLayout];
}
