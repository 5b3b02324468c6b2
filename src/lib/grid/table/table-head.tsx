import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Header } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { GridFeatures, GridTable } from '../columns/columns';
import { directionText } from '../columns/directions';
import { ColumnResizer } from './column-resizer';
import classes from './grid.module.css';

interface TableHeadProps<Row extends object> {
  table: GridTable<Row>;
}

/** The headers of a table. Rendered again only when the columns or the sort change, not at every scroll step. */
export function TableHead<Row extends object>({ table }: TableHeadProps<Row>) {
  const { columns, meta } = table.options;
  const { sorting } = table.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is a new object in each render; what the headers show is listed
  return useMemo(() => <HeaderRows table={table} />, [columns, meta, sorting]);
}

function HeaderRows<Row extends object>({ table }: TableHeadProps<Row>) {
  return (
    <thead className={classes.head}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          {group.headers.map((header) => (
            <HeaderCell key={header.id} table={table} header={header} />
          ))}
        </tr>
      ))}
    </thead>
  );
}

interface HeaderCellProps<Row extends object> {
  table: GridTable<Row>;
  header: Header<GridFeatures, Row, unknown>;
}

/** A header, with a button if the column sorts. Shift-click adds the column to the sort. */
function HeaderCell<Row extends object>({ table, header }: HeaderCellProps<Row>) {
  const { column } = header;
  const { meta } = column.columnDef;
  const sorted = column.getIsSorted();
  const position = column.getSortIndex();
  const isMultiSort = table.state.sorting.length > 1;
  const label = meta?.label ?? column.id;
  const { onResize } = table.options.meta ?? {};
  return (
    <th
      scope="col"
      className={classes.headerCell}
      data-align={meta?.align}
      data-from={meta?.from}
      // Screen readers expect one sorted column, so only the first says so.
      aria-sort={sorted && position === 0 ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      data-pinned={meta?.pinnedAt && ''}
      data-actions={column.accessorFn ? undefined : ''}
      style={{ width: meta?.width, insetInlineStart: meta?.pinnedAt }}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          className={classes.sort}
          title={`Sort by ${label}. Hold Shift to add it to the sort.`}
          onClick={column.getToggleSortingHandler()}
        >
          <span>{label}</span>
          <SortIcon sorted={sorted} />
          {sorted && isMultiSort && (
            <span className={classes.sortPosition} aria-hidden>
              {position + 1}
            </span>
          )}
          {sorted && isMultiSort && (
            <span className={classes.sortOrder}>
              {`, sort column ${position + 1}, ${directionText(meta, sorted === 'desc')}`}
            </span>
          )}
        </button>
      ) : (
        label
      )}
      {onResize && column.accessorFn && <ColumnResizer onResize={(width) => onResize(column.id, width)} />}
    </th>
  );
}

function SortIcon({ sorted }: { sorted: false | 'asc' | 'desc' }) {
  if (sorted === 'asc') return <IconArrowUp size={14} aria-hidden />;
  if (sorted === 'desc') return <IconArrowDown size={14} aria-hidden />;
  return <IconArrowsSort size={14} className={classes.sortHint} aria-hidden />;
}
