import type { ExportColumn } from '../export/delimited-text';
import { type GridLayout, orderedColumns } from '../tools/grid-layout';
import type { List } from './list';
import { type ListColumn, readValue } from './list-column';

/**
 * The columns of an export, in the person's layout: in their order, without hidden ones. A column that a page omits from
 * its table, or that is optional, is still exported.
 */
export function exportColumns<Row extends object>(
  { columns }: Pick<List<Row>, 'columns'>,
  layout: Pick<GridLayout, 'order' | 'hidden'>,
): ExportColumn<Row>[] {
  const described = Object.entries(columns).map(([id, column]) => ({ id, column }));
  return orderedColumns(described, layout)
    .filter(({ id }, place) => place === 0 || !layout.hidden.includes(id))
    .flatMap(({ column }) => partsOf(column));
}

/** The value and second line of a column, or its explicit export columns. */
function partsOf<Row>({
  label,
  kind,
  timeZone,
  value,
  second,
  total,
  export: named,
}: ListColumn<Row, unknown>): ExportColumn<Row>[] {
  if (named) return [...named];
  if (value === undefined) return [];
  const first: ExportColumn<Row> = { label, value: (row) => readValue(value, row) };
  if (kind && kind !== 'number') first.kind = kind;
  if (timeZone) first.timeZone = timeZone;
  if (total) first.total = total;
  if (!second?.label) return [first];
  return [first, { label: second.label, value: (row) => readValue(second.value, row) }];
}
