import { useMemo, useState } from 'react';
import type { GridColumns } from '../columns/columns';
import type { Density } from '../table/density';
import { needsOf } from './column-needs';
import { useLetterWidths } from './letter-widths';
import type { ColumnNeed } from './share-width';

interface NeedsInput<Row extends object> {
  columns: GridColumns<Row>;
  /** The rows that the columns have to show: of a page, or of the whole list. */
  rows: readonly Row[];
  density?: Density | undefined;
  isUniform: boolean;
}

/** The needs of a table's columns; undefined while it has no rows, and with pinned columns, which keep their widths. */
export function useColumnNeeds<Row extends object>(input: NeedsInput<Row>): readonly ColumnNeed[] | undefined {
  const { columns, rows, density = 'default', isUniform } = input;
  const letters = useLetterWidths();
  return useMemo(() => {
    if (!letters || rows.length === 0 || columns.some(({ meta }) => meta?.pinnedAt)) return undefined;
    return needsOf(columns, rows, { letters, density, isUniform });
  }, [letters, columns, rows, density, isUniform]);
}

/** As `useColumnNeeds`, of a list whose rows come as they are scrolled to: a column that has grown stays so. */
export function useGrowingNeeds<Row extends object>(input: NeedsInput<Row>): readonly ColumnNeed[] | undefined {
  const { columns, density } = input;
  const seen = useColumnNeeds(input);
  const [kept, setKept] = useState({ columns, density, needs: seen });
  const isSame = kept.columns === columns && kept.density === density;
  const needs = isSame ? widest(kept.needs, seen) : seen;
  if (!isSame || needs !== kept.needs) setKept({ columns, density, needs });
  return needs;
}

/** The wider of two needs of each column; the first ones if nothing is wider. */
function widest(
  before: readonly ColumnNeed[] | undefined,
  now: readonly ColumnNeed[] | undefined,
): readonly ColumnNeed[] | undefined {
  if (!before || !now) return before ?? now;
  const grown = now.map((need, place) => {
    const known = before[place];
    if (!known) return need;
    const wider = {
      ...known,
      isStepped: known.isStepped && need.isStepped,
      grows: known.grows || need.grows,
    };
    for (const width of ['least', 'tight', 'folded', 'fair', 'whole'] as const)
      wider[width] = Math.max(known[width], need[width]);
    return JSON.stringify(wider) === JSON.stringify(known) ? known : wider;
  });
  return grown.every((need, place) => need === before[place]) ? before : grown;
}
