import { useState } from 'react';
import type { GridColumns, GridMeta } from '../columns/columns';

/** A grid as the person has arranged it. */
export interface ArrangedGrid<Row extends object> {
  columns: GridColumns<Row>;
  isCompact: boolean;
  /** A CSS length, where columns are pinned or as wide as the person likes. */
  minWidth?: string;
  /** Takes a width that was dragged. */
  onResize?: GridMeta['onResize'];
}

/** How a grid shows: as its columns are declared, until its tools, which load behind it, say otherwise. */
export function useArranged<Row extends object>(
  columns: GridColumns<Row>,
): [ArrangedGrid<Row>, (arranged: ArrangedGrid<Row>) => void] {
  const [arranged, setArranged] = useState<ArrangedGrid<Row>>();
  return [arranged ?? { columns, isCompact: false }, setArranged];
}
