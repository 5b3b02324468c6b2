/** Reads the columns of a table for the index. */
import type { GridColumns } from '../columns/columns';
import type { CellValue } from './column-keys';
import type { IndexedColumn } from './row-index';

/** The columns with a value. Other columns (actions) are neither sorted nor searched. */
export function indexedColumns<Row extends object>(columns: GridColumns<Row>): IndexedColumn<Row>[] {
  return columns.flatMap((column) => {
    const id = column.id ?? ('accessorKey' in column ? String(column.accessorKey) : undefined);
    if (id === undefined) return [];
    if ('accessorFn' in column) {
      const { accessorFn } = column;
      return [{ id, value: (row: Row) => toCellValue(accessorFn(row, 0)) }];
    }
    if ('accessorKey' in column) {
      const key = column.accessorKey;
      return [{ id, value: (row: Row) => toCellValue(Reflect.get(row, key)) }];
    }
    return [];
  });
}

function toCellValue(value: unknown): CellValue {
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'string') return value;
  return String(value);
}
