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
import type { ExportCell } from '../export/delimited-text';
import type { ShownText } from '../widths/shown-text';
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
  const { label, width, from, card, kind, value, index, isOptional } = column;
  const shared = {
    id,
    shows: shownBy(column, links),
    meta: {
      label,
      width,
      isOptional,
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

/** What the cells of a column show; undefined for actions and controls. */
function shownBy<Row extends object, Key>(
  column: ListColumn<Row, Key>,
  { link }: CellLinks<Row>,
): ((row: Row) => ShownText) | undefined {
  const { value, kind, tone, second, drawn, missing = '—', isDayOnly = false } = column;
  if (value === undefined || column.control) return undefined;
  const fit = fitOf(column);
  return (row) => {
    const cell = shortOf(column, row);
    const text = drawn?.(row) ?? textOf(kind, cell, isDayOnly, column.timeZone?.(row)) ?? missing;
    const small = second && String((readValue(second.value, row) || second.missing) ?? '');
    return {
      text,
      face: tone && cell !== undefined ? 'badge' : link ? 'strong' : 'text',
      fit,
      small,
      beside: second?.beside,
    };
  };
}

/** The value of a column in its short form. */
function shortOf<Row, Key>({ value, short }: ListColumn<Row, Key>, row: Row): ExportCell {
  const cell = short ? short(row) : value && readValue(value, row);
  return cell === '' ? undefined : cell;
}

/** The content of a cell: the value, and the second line if there is one. */
function cellOf<Row, Key>(column: ListColumn<Row, Key>, row: Row, links: CellLinks<Row>): ReactNode {
  const { kind, isDayOnly, cell, control, tone, second, value } = column;
  if (control) return control(row);
  const first = cell ? cell(row) : valueCell(column, row);
  const isText = value !== undefined && !kind && !tone;
  const isBroken = kind === 'instant' && !isDayOnly;
  if (!second && !isText && !isBroken && !links.link) return first;
  const below = second && (readValue(second.value, row) || second.missing);
  return (
    <Lines
      text={isText ? String(readValue(value, row) ?? '') : ''}
      second={below === undefined ? '' : String(below)}
      note={second?.note?.(row)}
      beside={second?.beside}
      fit={isBroken ? 'breaks' : fitOf(column)}
      link={links.link?.(row)}
      cardLink={links.cardLink?.(row)}
    >
      {first}
    </Lines>
  );
}

function fitOf<Row, Key>({ kind, tone, drawn, isOneLine }: ListColumn<Row, Key>): ShownText['fit'] {
  if (isOneLine) return 'cut';
  return drawn || (!kind && !tone) ? 'breaks' : 'whole';
}

function valueCell<Row, Key>(column: ListColumn<Row, Key>, row: Row): ReactNode {
  const { value, kind, missing = '—', tone, isDayOnly } = column;
  if (value === undefined) return null;
  const cell = shortOf(column, row);
  if (cell === undefined) return missing;
  if (tone) return <StatusBadge tone={tone(row)} label={String(cell)} />;
  return shownAs(kind, cell, isDayOnly, column.timeZone?.(row));
}

function shownAs(
  kind: ListColumn<never>['kind'],
  value: string | number,
  isDayOnly = false,
  timeZone?: string,
): ReactNode {
  if (kind === 'instant' && isDayOnly) return <DayOf instant={String(value)} timeZone={timeZone} />;
  const text = textOf(kind, value, isDayOnly, timeZone);
  if (kind !== 'instant' && kind !== 'day') return text;
  const [day = '', time] = text?.split(/(?<=,) /) ?? [];
  return (
    <time dateTime={String(value)}>
      {time === undefined ? (
        day
      ) : (
        <>
          <span className={classes.part}>{day}</span> <span className={classes.part}>{time}</span>
        </>
      )}
    </time>
  );
}

interface DayOfProps {
  instant: string;
  timeZone: string | undefined;
}

/** A day. The table's header names the firm's zone; a card, which has none, and a court's day do it themselves. */
function DayOf({ instant, timeZone }: DayOfProps) {
  const isNamed = use(InCard) || timeZone !== undefined;
  return (
    <time dateTime={instant} title={formatInstant(instant, timeZone)}>
      {dayText(instant, timeZone, isNamed)}
    </time>
  );
}

/** A value in words; undefined without one. */
function textOf(
  kind: ListColumn<never>['kind'],
  value: ExportCell,
  isDayOnly: boolean,
  timeZone: string | undefined,
): string | undefined {
  if (value === undefined) return undefined;
  if (kind === 'dollars') return formatDollars(Number(value));
  if (kind === 'instant' && isDayOnly) return dayText(String(value), timeZone, timeZone !== undefined);
  if (kind === 'instant') return formatNumericInstant(String(value), timeZone);
  return kind === 'day' ? formatNumericDate(String(value)) : String(value);
}

/** A day, with its zone where the person's clock shows another time, if it is named at all. */
function dayText(instant: string, timeZone: string | undefined, isNamed: boolean): string {
  const date = new Date(instant);
  const day = formatNumericDay(instant, timeZone);
  return isNamed && isElsewhere(date, timeZone) ? `${day} ${zoneName(date, timeZone)}` : day;
}

interface LinesProps {
  children: ReactNode;
  /** The whole value, which may be cut off. */
  text: string;
  second: string;
  note: string | undefined;
  beside: SecondLine<never>['beside'];
  fit: ShownText['fit'];
  link: LinkTarget | undefined;
  cardLink: LinkTarget | undefined;
}

/**
 * The value of a cell, and what tells it apart. What is cut off shows in a tooltip. Rendered again only when what it shows
 * changes: a row whose status changed keeps its other cells.
 */
const Lines = memo(function Lines(props: LinesProps) {
  const { children, text, second, note, beside, fit, link, cardLink } = props;
  const target = use(InCard) ? cardLink : link;
  return (
    <div
      className={classes.lines}
      data-beside={beside}
      data-fit={fit}
      title={[text, second, note].filter(Boolean).join('\n') || undefined}
    >
      <span className={classes.first}>
        {target ? (
          <Link {...target} className={`text-link ${classes.link}`}>
            {children}
          </Link>
        ) : (
          children
        )}
      </span>
      {second && ' '}
      {second && <span className={classes.second}>{second}</span>}
    </div>
  );
});
