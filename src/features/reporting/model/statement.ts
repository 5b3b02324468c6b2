/** Reads statements: pasted lines, or a file with columns (billing, §9). */
import type { StatementLine } from '@/api/generated/billing/model';
import { maskCardNumbers } from './card-numbers';
import { type Amount, amountsIn, readAmount } from './statement-amount';
import { dayIn, readDay } from './statement-day';
import {
  type Columns,
  columnsWithoutHeading,
  readRowsWithoutHeading,
  readTable,
  type TableRow,
} from './statement-table';

/** A line of a statement, without card numbers. */
export interface ReadLine extends StatementLine {
  /** The line as it was, for the person. */
  text: string;
}

/** Whether a bank writes money given back, or the charges, with a minus. */
export type Negatives = 'refunds' | 'charges';

export type Statement =
  | {
      kind: 'read';
      lines: ReadLine[];
      /** Numbers of the lines that say nothing to go by: no amount, and no number of a charge. */
      unread: number[];
      /** Whether a minus alone said that money was given back, so that a person may know better. */
      hasSigns: boolean;
    }
  | { kind: 'refused'; reason: string };

export const mostLines = 5_000;
export const mostBytes = 2_000_000;

const texts = {
  long: 'The statement has more than 5,000 lines. Add a part of it.',
  columns: 'The file has no descriptions and no amounts. It needs a heading such as Description, Amount, or Debit.',
  empty: 'Paste at least one line with the description or the amount of a charge.',
} as const;

/**
 * Reads a statement. Dates without a year are the latest such day up to `today`, `YYYY-MM-DD`. Card numbers are masked
 * first, so that nothing after this has one. A line may have no amount.
 */
export function readStatement(text: string, today: string, negatives: Negatives = 'refunds'): Statement {
  const content = maskCardNumbers(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  const table = readTable(content);
  const rows = table?.rows ?? readRowsWithoutHeading(content, today);
  if (rows.length > mostLines) return { kind: 'refused', reason: texts.long };
  const read = rows.map((row) => {
    const columns = table ? table.columns : columnsWithoutHeading(row, today);
    return { number: row.number, line: columns ? fromColumns(row, columns, today) : fromText(row, today) };
  });
  const lines = read.flatMap(({ line }) => line ?? []);
  if (lines.length === 0) return { kind: 'refused', reason: table ? texts.columns : texts.empty };
  return {
    kind: 'read',
    lines: lines.map(({ amount, ...line }) => ({ ...line, amount: dollarsOf(amount, negatives) })),
    unread: read.flatMap(({ number, line }) => (line ? [] : [number])),
    hasSigns: lines.some(({ amount }) => amount && !amount.isMarked && amount.dollars < 0),
  };
}

/** A line before it is known what a minus means. */
type SignedLine = Omit<ReadLine, 'amount'> & { amount: Amount | undefined };

function dollarsOf(amount: Amount | undefined, negatives: Negatives): number | undefined {
  return amount && (negatives === 'charges' && !amount.isMarked ? -amount.dollars : amount.dollars);
}

function fromColumns(row: TableRow, columns: Columns, today: string): SignedLine | undefined {
  const at = (place: number | undefined) => (place === undefined ? '' : (row.cells[place] ?? ''));
  const descriptor = columns.descriptions.map(at).find((text) => text !== '') ?? '';
  const { date, amount: amountAt, debit, credit } = columns;
  if ([date, amountAt, debit, credit].every((place) => place === undefined))
    return fromText({ ...row, text: descriptor }, today);
  const amount = amountOf(columns, at);
  if (descriptor === '' && amount === undefined) return undefined;
  return {
    line: row.number,
    text: descriptor || row.text,
    descriptor: descriptor.slice(0, 200) || undefined,
    amount,
    postedOn: readDay(at(columns.date), today),
  };
}

/** The amount of a row; one of zero is none, as banks fill the column that isn't used. */
function amountOf(columns: Columns, at: (place: number | undefined) => string): Amount | undefined {
  const read = (place: number | undefined) => {
    const amount = readAmount(at(place));
    return amount?.dollars === 0 ? undefined : amount;
  };
  const debit = read(columns.debit);
  const credit = read(columns.credit);
  // Both at once say nothing of the direction.
  if (debit && credit) return undefined;
  if (debit) return { dollars: Math.abs(debit.dollars), isMarked: true };
  if (credit) return { dollars: -Math.abs(credit.dollars), isMarked: true };
  const amount = read(columns.amount);
  const direction = columns.types.map((place) => directionOf(at(place))).find((each) => each !== undefined);
  if (amount === undefined || direction === undefined || amount.isMarked) return amount;
  const dollars = Math.abs(amount.dollars);
  return { dollars: direction === 'back' ? -dollars : dollars, isMarked: true };
}

/** The direction that the word of a bank gives: `DEBIT`, `Sale`, `Return`. A kind of card is no direction. */
function directionOf(word: string): 'charge' | 'back' | undefined {
  const plain = word
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .replaceAll(/\b(debit|credit) card\b/g, ' ');
  const isCharge = /\b(debit|dr|sale|purchase|charge|withdrawal|fee)\b/.test(plain);
  const isBack = /\b(credit|cr|return|refund|reversal|deposit)\b/.test(plain);
  return isCharge === isBack ? undefined : isBack ? 'back' : 'charge';
}

/** The last amount of the line, its first day, and what is left as its text. Words without a number are no charge. */
function fromText({ text, number }: TableRow, today: string): SignedLine | undefined {
  const day = dayIn(text, today);
  const rest = day ? text.replace(day.text, ' ') : text;
  const found = amountsIn(rest).at(-1) ?? '';
  const amount = readAmount(found);
  const place = rest.lastIndexOf(found);
  const around = `${rest.slice(0, place)} ${rest.slice(place + found.length)}`;
  const descriptor = around.replaceAll(/\s+/g, ' ').trim();
  if (!amount?.dollars && !/\d/.test(descriptor)) return undefined;
  return {
    line: number,
    text,
    descriptor: descriptor.slice(0, 200) || undefined,
    amount: amount?.dollars ? amount : undefined,
    postedOn: day?.date,
  };
}
