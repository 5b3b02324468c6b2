import type { Header } from '@tanstack/react-table';
import { type RefObject, useMemo, useRef } from 'react';
import { isElsewhere, zoneName } from '@/lib/format/zone-clock';
import type { GridFeatures, GridTable } from '../columns/columns';
import { directionText } from '../columns/directions';
import type { SharedWidths } from '../widths/share-width';
import { useSharedWidths } from '../widths/use-shared-widths';
import { ColumnResizer } from './column-resizer';
import classes from './grid.module.css';

interface TableHeadProps<Row extends object> {
  table: GridTable<Row>;
}

/** The headers of a table. Rendered again only when the columns or the sort change, not at every scroll step. */
export function TableHead<Row extends object>({ table }: TableHeadProps<Row>) {
  const { columns, meta } = table.options;
  const { sorting } = table.state;
  const head = useRef<HTMLTableSectionElement>(null);
  const shared = useSharedWidths(head, columns, meta?.needs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is a new object in each render; what the headers show is listed
  return useMemo(() => <HeaderRows table={table} head={head} shared={shared} />, [columns, meta, sorting, shared]);
}

interface HeaderRowsProps<Row extends object> extends TableHeadProps<Row> {
  head: RefObject<HTMLTableSectionElement | null>;
  shared: SharedWidths | undefined;
}

function HeaderRows<Row extends object>({ table, head, shared }: HeaderRowsProps<Row>) {
  return (
    <thead ref={head} className={classes.head} data-tight={shared?.isTight || undefined}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          {group.headers.map((header) => (
            <HeaderCell key={header.id} table={table} header={header} width={shared?.widths.get(header.id)} />
          ))}
        </tr>
      ))}
    </thead>
  );
}

interface HeaderCellProps<Row extends object> {
  table: GridTable<Row>;
  header: Header<GridFeatures, Row, unknown>;
  /** In pixels; undefined for the declared width. */
  width: number | undefined;
}

/** A header, with a button if the column sorts. Shift-click adds the column to the sort. */
function HeaderCell<Row extends object>({ table, header, width }: HeaderCellProps<Row>) {
  const { column } = header;
  const { meta } = column.columnDef;
  const sorted = column.getIsSorted();
  const position = column.getSortIndex();
  const isMultiSort = table.state.sorting.length > 1;
  const label = meta?.label ?? column.id;
  const zone = meta?.isHomeDay && isElsewhere() && <span className={classes.zone}>{` ${zoneName(new Date())}`}</span>;
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
      style={{ width: width ?? meta?.width, insetInlineStart: meta?.pinnedAt }}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          className={classes.sort}
          title={`Sort by ${label}. Hold Shift to add it to the sort.`}
          onClick={column.getToggleSortingHandler()}
        >
          <span>
            {label}
            {zone}
          </span>
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
        <>
          {label}
          {zone}
        </>
      )}
      {onResize && column.accessorFn && <ColumnResizer onResize={(width) => onResize(column.id, width)} />}
    </th>
  );
}

/** Drawn here: the icons' library would be a part of every first list (docs/adr/0007). */
const sortPaths = {
  asc: 'M12 5v14M18 11l-6-6l-6 6',
  desc: 'M12 5v14M18 13l-6 6l-6-6',
  none: 'M3 9l4-4l4 4M7 5v14M21 15l-4 4l-4-4M17 19v-14',
};

function SortIcon({ sorted }: { sorted: false | 'asc' | 'desc' }) {
  return (
    <svg viewBox="0 0 24 24" className={classes.sortIcon} data-hint={sorted === false || undefined} aria-hidden>
      <path d={sortPaths[sorted || 'none']} />
    </svg>
  );
}
