import { useSyncExternalStore } from 'react';
import type { GridColumns } from '../columns/columns';
import type { RowSelection } from './row-selection';

/** The columns with one of boxes to tick before them. Its cells follow the selection by themselves. */
export function withSelectColumn<Row extends object>(
  columns: GridColumns<Row>,
  selection: RowSelection<Row>,
  nameOf: (row: Row) => string,
): GridColumns<Row> {
  const select: GridColumns<Row>[number] = {
    id: 'select',
    enableSorting: false,
    meta: { label: 'Select', width: '4.75rem' },
    cell: ({ row: { original } }) => <SelectBox row={original} selection={selection} name={nameOf(original)} />,
  };
  return [select, ...columns];
}

interface SelectBoxProps<Row> {
  row: Row;
  selection: RowSelection<Row>;
  name: string;
}

function SelectBox<Row>({ row, selection, name }: SelectBoxProps<Row>) {
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.has(row));
  return (
    <input type="checkbox" aria-label={`Select ${name}`} checked={isSelected} onChange={() => selection.toggle(row)} />
  );
}
