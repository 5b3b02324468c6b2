/** Finds the columns of statements in the files of banks (billing, §9). */
import { parse } from 'papaparse';
import { amountsIn } from './statement-amount';
import { dayIn } from './statement-day';

/** A row of a file: its cells, its text, and the number of its first line. */
export interface TableRow {
  cells: string[];
  text: string;
  number: number;
}

/** Places of columns, from 0. */
export interface Columns {
  date: number | undefined;
  /** The best first: the next stands in for one that is empty. */
  descriptions: readonly number[];
  amount: number | undefined;
  debit: number | undefined;
  credit: number | undefined;
  /** Columns that may say the direction of an amount. */
  types: readonly number[];
}

/** Headings of banks, without currencies and punctuation. */
const headings = {
  date: /^((posted|posting|post|transaction|trans|effective) )?date$|^posted$|^date posted$/,
  amount: /^((transaction|trans|billed|charge|net) )?(amount|amt)$/,
  debit: /^(amount )?(debits?|withdrawals?|charges?)( amount)?$/,
  credit: /^(amount )?(credits?|deposits?|payments?|refunds?)( amount)?$/,
  type: /^((transaction|trans) )?type$|^(debit credit|credit debit|dr cr|cr dr)$|^transaction$|^details$/,
} as const;

/** Headings of texts, the best first. US Bank's `Transaction` and Chase's `Details` are directions. */
const descriptionHeadings = [
  /^((transaction|original|merchant) )?description$/,
  /^merchant( name)?$/,
  /^payee$/,
  /^name$/,
  /^details?$/,
  /^memo$/,
  /^transaction$/,
] as const;

const delimiters = [',', '\t', ';', '|'] as const;
/** Rows in which a heading is looked for: banks put their name, the account and balances above it. */
const mostRowsAbove = 40;

/** A file's rows below its heading, with the columns. */
export interface Table {
  columns: Columns;
  rows: TableRow[];
}

/**
 * Reads a file with a heading; undefined if no row is one. A heading has two known names, or one if it is the first
 * row. Lines end with a line feed.
 */
export function readTable(text: string): Table | undefined {
  const found = delimiters.flatMap((delimiter) => {
    if (delimiter !== ',' && !text.includes(delimiter)) return [];
    const rows = splitRows(text, delimiter);
    return rows.slice(0, mostRowsAbove).flatMap((row, index) => {
      const columns = headingColumns(row);
      const names = namesIn(columns);
      return names > (index === 0 ? 0 : 1) ? [{ rows, index, columns, names }] : [];
    });
  });
  const best = found.toSorted((one, other) => other.names - one.names)[0];
  return best && { columns: best.columns, rows: best.rows.slice(best.index + 1) };
}

/** Reads a file or pasted lines without a heading, at the delimiter that gives some row a day and an amount. */
export function readRowsWithoutHeading(text: string, today: string): TableRow[] {
  const [first, ...others] = delimiters.filter((each) => text.includes(each)).map((each) => splitRows(text, each));
  const all = [first ?? splitRows(text, ','), ...others];
  return all.find((rows) => rows.some((row) => columnsWithoutHeading(row, today))) ?? splitRows(text, '\0');
}

/** The rows that are not blank. A quote that never ends is a letter: nothing after it is lost. */
function splitRows(text: string, delimiter: string): TableRow[] {
  return readRows(text, delimiter, '"') ?? readRows(text, delimiter, '\0') ?? [];
}

function readRows(text: string, delimiter: string, quoteChar: string): TableRow[] | undefined {
  const rows: TableRow[] = [];
  let start = 0;
  let number = 1;
  let isWhole = true;
  parse<string[]>(text, {
    delimiter,
    newline: '\n',
    quoteChar,
    step: ({ data, errors, meta }) => {
      if (errors.some(({ type }) => type === 'Quotes')) isWhole = false;
      const row = text.slice(start, meta.cursor);
      const cells = data.map((cell) => cell.replaceAll(/\s+/g, ' ').trim());
      if (cells.some((cell) => cell !== '')) rows.push({ cells, text: row.trim(), number });
      number += row.split('\n').length - 1;
      start = meta.cursor;
    },
  });
  return isWhole ? rows : undefined;
}

function headingColumns({ cells, text }: TableRow): Columns {
  const names = amountsIn(text).length > 0 ? [] : cells.map(plainHeading);
  const place = (name: keyof typeof headings) => {
    const index = names.findIndex((each) => headings[name].test(each));
    return index === -1 ? undefined : index;
  };
  return {
    date: place('date'),
    descriptions: descriptionHeadings.flatMap((heading) =>
      names.flatMap((name, at) => (heading.test(name) ? [at] : [])),
    ),
    amount: place('amount'),
    debit: place('debit'),
    credit: place('credit'),
    types: names.flatMap((name, at) => (headings.type.test(name) ? [at] : [])),
  };
}

/** `Amount (USD)` is `amount`. */
function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/\([^()]*\)|\busd?\b/g, ' ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

function namesIn({ date, descriptions, amount, debit, credit, types }: Columns): number {
  const places = [date, ...descriptions, amount, debit, credit, ...types].filter((place) => place !== undefined);
  return new Set(places).size;
}

/**
 * The columns of a row of a file without a heading: a cell that is a day, one that is an amount, and a text. Undefined
 * for a line of words: `FEE 12,100.00` has no cells.
 */
export function columnsWithoutHeading({ cells }: TableRow, today: string): Columns | undefined {
  const days = placesOf(cells, (cell) => dayIn(cell, today)?.text === cell);
  const amounts = placesOf(cells, (cell) => amountsIn(cell)[0] === cell);
  const [date] = days;
  const [amount, second] = amounts;
  if (date === undefined || amount === undefined || second !== undefined) return undefined;
  const descriptions = placesOf(cells, (cell) => /\w/.test(cell))
    .filter((place) => !days.includes(place) && place !== amount)
    .toSorted((one, other) => (cells[other]?.length ?? 0) - (cells[one]?.length ?? 0));
  return { date, descriptions, amount, debit: undefined, credit: undefined, types: [] };
}

function placesOf(cells: readonly string[], fits: (cell: string) => boolean): number[] {
  return cells.flatMap((cell, place) => (fits(cell) ? [place] : []));
}
