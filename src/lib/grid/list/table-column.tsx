/** Turns the columns of a list into the columns of its table. */
import type { ReactNode } from 'react';
import { formatDay, formatInstant, formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { AppLink } from '@/lib/ui/links';
import { StatusBadge } from '@/lib/ui/status-badge';
import type { GridColumns } from '../columns/columns';
import { chronological, numerical } from '../columns/directions';
import { type ListColumn, readValue } from './list-column';
import classes from './table-column.module.css';

const directionsOf = { instant: chronological, day: chronological, dollars: numerical, number: numerical } as const;

/**
 * The columns of a list's table.
 * @param omitted a column that would be the same in every row, such as the matter in a matter's list.
 */
export function tableColumns<Row extends object, Key, Id extends string>(
  { columns }: { columns: Readonly<Record<Id, ListColumn<Row, Key>>> },
  omitted?: NoInfer<Id>,
): GridColumns<Row> {
  const entries: [id: string, ListColumn<Row, Key>][] = Object.entries(columns);
  return entries.filter(([id]) => id !== omitted).map(([id, column]) => tableColumn(id, column));
}

function tableColumn<Row extends object, Key>(id: string, column: ListColumn<Row, Key>): GridColumns<Row>[number] {
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
function cellOf<Row, Key>(column: ListColumn<Row, Key>, row: Row): ReactNode {
  const { kind, cell, tone, second } = column;
  const first = cell ? cell(row) : valueCell(column, row);
  if (second) {
    const { value: below, missing: placeholder } = second;
    return <TwoLines second={readValue(below, row) || placeholder}>{first}</TwoLines>;
  }
  return cell || kind || tone ? first : <TwoLines>{first}</TwoLines>;
}

function valueCell<Row, Key>(column: ListColumn<Row, Key>, row: Row): ReactNode {
  const { value, kind, missing = '—', tone, link, isDayOnly } = column;
  if (value === undefined) return null;
  const cell = readValue(value, row);
  if (cell === undefined || cell === '') return missing;
  if (tone) return <StatusBadge tone={tone(row)} label={String(cell)} />;
  const shown = shownAs(kind, cell, isDayOnly);
  const target = link?.(row);
  if (!target) return shown;
  return (
    <AppLink {...target} size="sm" fw={600}>
      {shown}
    </AppLink>
  );
}

function shownAs(kind: ListColumn<never>['kind'], value: string | number, isDayOnly = false): ReactNode {
  if (kind === 'dollars') return formatDollars(Number(value));
  if (kind === 'instant' && isDayOnly) return <DayOf instant={String(value)} />;
  if (kind === 'instant') return <time dateTime={String(value)}>{formatInstant(String(value))}</time>;
  if (kind === 'day') return <time dateTime={String(value)}>{formatPlainDate(String(value))}</time>;
  return value;
}

function DayOf({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatDay(instant)}
    </time>
  );
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
