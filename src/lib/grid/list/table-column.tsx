/** Turns a column of a list into a column of its table. */
import type { ReactNode } from 'react';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import type { GridColumns } from '../columns/columns';
import { chronological, numerical } from '../columns/directions';
import type { ExportCell } from '../export/delimited-text';
import { type ListColumn, readValue } from './list-column';
import classes from './table-column.module.css';

const directionsOf = { instant: chronological, day: chronological, dollars: numerical, number: numerical } as const;

/** Builds the table column. */
export function tableColumn<Row extends object, Key>(
  id: string,
  column: ListColumn<Row, Key>,
): GridColumns<Row>[number] {
  const { label, width, from, card, kind, value, index } = column;
  const shared = {
    id,
    meta: {
      label,
      width,
      from,
      card,
      align: column.align ?? (kind === 'dollars' ? ('end' as const) : undefined),
      directions: kind && directionsOf[kind],
    },
    enableSorting: column.sort !== undefined,
    sortDescFirst: kind !== undefined,
    cell: ({ row }: { row: { original: Row } }) => cellOf(column, row.original),
  };
  return value === undefined ? shared : { ...shared, accessorFn: index ?? ((row) => readValue(value, row)) };
}

/** The content of a cell: one line, or two. */
function cellOf<Row, Key>({ value, kind, missing = '—', cell, second }: ListColumn<Row, Key>, row: Row): ReactNode {
  const first = cell ? cell(row) : value === undefined ? null : shownAs(kind, readValue(value, row), missing);
  if (second) {
    const { value: below, missing: placeholder } = second;
    return <TwoLines second={readValue(below, row) || placeholder}>{first}</TwoLines>;
  }
  return cell || kind ? first : <TwoLines>{first}</TwoLines>;
}

function shownAs(kind: ListColumn<never>['kind'], value: ExportCell, missing: string): ReactNode {
  if (value === undefined || value === '') return missing;
  if (kind === 'dollars') return formatDollars(Number(value));
  if (kind === 'instant') return <time dateTime={String(value)}>{formatInstant(String(value))}</time>;
  if (kind === 'day') return <time dateTime={String(value)}>{formatPlainDate(String(value))}</time>;
  return value;
}

interface TwoLinesProps {
  children: ReactNode;
  /** The smaller line below. */
  second?: ReactNode;
}

/** The value of a cell, and below it what tells it apart. Long text wraps once, then is cut off. */
function TwoLines({ children, second }: TwoLinesProps) {
  return (
    <div className={classes.lines}>
      <div className={classes.first} title={typeof children === 'string' ? children : undefined}>
        {children}
      </div>
      {second && <div className={classes.second}>{second}</div>}
    </div>
  );
}
