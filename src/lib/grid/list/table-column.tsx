/** Turns the columns of a list into the columns of its table. */
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, use } from 'react';
import { formatInstant, formatNumericDate, formatNumericDay, formatNumericInstant } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { isElsewhere, zoneName } from '@/lib/format/zone-clock';
import { StatusBadge } from '@/lib/ui/status-badge';
import { InCard } from '../cards/in-card';
import type { GridColumns } from '../columns/columns';
import { chronological, numerical } from '../columns/directions';
import { type LinkTarget, type ListColumn, readValue, type SecondLine } from './list-column';
import classes from './table-column.module.css';

const directionsOf = { instant: chronological, day: chronological, dollars: numerical, number: numerical } as const;

/** Where the value of a column links to in a table, and in a card. */
interface CellLinks<Row> {
  link: ListColumn<Row>['link'];
  cardLink: ListColumn<Row>['link'];
}

/**
 * The columns of a list's table. The first has the row's link; in a card, the title has it.
 * @param omitted a column that would be the same in every row, such as the matter in a matter's list.
 */
export function tableColumns<Row extends object, Key, Id extends string>(
  { columns }: { columns: Readonly<Record<Id, ListColumn<Row, Key>>> },
  omitted?: NoInfer<Id>,
): GridColumns<Row> {
  const entries: [id: string, ListColumn<Row, Key>][] = Object.entries(columns);
  const [first] = entries;
  const rowLink = first?.[1].link;
  return entries
    .filter(([id]) => id !== omitted)
    .map(([id, column]) => {
      const { link, card } = column;
      const cardLink = card === 'title' ? (link ?? rowLink) : id === first?.[0] ? undefined : link;
      return tableColumn(id, column, { link, cardLink });
    });
}

function tableColumn<Row extends object, Key>(
  id: string,
  column: ListColumn<Row, Key>,
  links: CellLinks<Row>,
): GridColumns<Row>[number] {
  const { label, width, from, card, kind, value, index } = column;
  const shared = {
    id,
    meta: {
      label,
      width,
      from,
      card,
      isHomeDay: kind === 'instant' && column.isDayOnly && !column.timeZone,
      align: column.align ?? (kind === 'dollars' ? ('end' as const) : undefined),
      directions: kind && directionsOf[kind],
    },
    enableSorting: column.sort !== undefined,
    sortDescFirst: kind !== undefined,
    cell: ({ row: { original } }: { row: { original: Row } }) => cellOf(column, original, links),
  };
  return value === undefined ? shared : { ...shared, accessorFn: index ?? ((row) => readValue(value, row)) };
}

/** The content of a cell: the value, and the second line if there is one. */
function cellOf<Row, Key>(column: ListColumn<Row, Key>, row: Row, links: CellLinks<Row>): ReactNode {
  const { kind, cell, control, tone, second, value } = column;
  if (control) return control(row);
  const first = cell ? cell(row) : valueCell(column, row);
  const isText = value !== undefined && !kind && !tone;
  if (!second && !isText && !links.link) return first;
  const below = second && (readValue(second.value, row) || second.missing);
  return (
    <Lines
      text={isText ? String(readValue(value, row) ?? '') : ''}
      second={below === undefined ? '' : String(below)}
      note={second?.note?.(row)}
      beside={second?.beside}
      link={links.link?.(row)}
      cardLink={links.cardLink?.(row)}
    >
      {first}
    </Lines>
  );
}

function valueCell<Row, Key>(column: ListColumn<Row, Key>, row: Row): ReactNode {
  const { value, kind, missing = '—', tone, isDayOnly } = column;
  if (value === undefined) return null;
  const cell = readValue(value, row);
  if (cell === undefined || cell === '') return missing;
  if (tone) return <StatusBadge tone={tone(row)} label={String(cell)} />;
  return shownAs(kind, cell, isDayOnly, column.timeZone?.(row));
}

function shownAs(
  kind: ListColumn<never>['kind'],
  value: string | number,
  isDayOnly = false,
  timeZone?: string,
): ReactNode {
  if (kind === 'dollars') return formatDollars(Number(value));
  if (kind === 'instant' && isDayOnly) return <DayOf instant={String(value)} timeZone={timeZone} />;
  if (kind === 'instant') return <time dateTime={String(value)}>{formatNumericInstant(String(value), timeZone)}</time>;
  if (kind === 'day') return <time dateTime={String(value)}>{formatNumericDate(String(value))}</time>;
  return value;
}

interface DayOfProps {
  instant: string;
  timeZone: string | undefined;
}

/** A day. The table's header names the firm's zone; a card, which has none, and a court's day do it themselves. */
function DayOf({ instant, timeZone }: DayOfProps) {
  const date = new Date(instant);
  const isNamed = (use(InCard) || timeZone !== undefined) && isElsewhere(date, timeZone);
  return (
    <time dateTime={instant} title={formatInstant(instant, timeZone)}>
      {formatNumericDay(instant, timeZone)}
      {isNamed && ` ${zoneName(date, timeZone)}`}
    </time>
  );
}

interface LinesProps {
  children: ReactNode;
  /** The whole value, which may be cut off. */
  text: string;
  second: string;
  note: string | undefined;
  beside: SecondLine<never>['beside'];
  link: LinkTarget | undefined;
  cardLink: LinkTarget | undefined;
}

/**
 * The value of a cell, and what tells it apart. What is cut off shows in a tooltip. Rendered again only when what it shows
 * changes: a row whose status changed keeps its other cells.
 */
const Lines = memo(function Lines({ children, text, second, note, beside, link, cardLink }: LinesProps) {
  const target = use(InCard) ? cardLink : link;
  return (
    <div
      className={classes.lines}
      data-beside={beside}
      title={[text, second, note].filter(Boolean).join('\n') || undefined}
    >
      <div className={classes.first}>
        {target ? (
          <Link {...target} className={`text-link ${classes.link}`}>
            {children}
          </Link>
        ) : (
          children
        )}
      </div>
      {second && <div className={classes.second}>{second}</div>}
    </div>
  );
});
