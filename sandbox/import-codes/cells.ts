/** Cells of code tables: which column they come from, and how its text becomes a value. */

/** Where a value of a row comes from. */
export interface Cell<Value> {
  /** Name in the header; missing for a value that the file does not give. */
  readonly column?: string;
  /** @throws CellProblem when the text is no such value. An empty text is a missing value. */
  read(text: string, line: number): Value;
}

/** What is wrong with a cell, as the end of a sentence that starts with the column's name. */
export class CellProblem extends Error {}

const largestInteger = 2_147_483_647;

function cell<Value>(column: string, read: (text: string) => Value): Cell<Value> {
  return { column, read };
}

/** A cell that must not be empty. */
function filled<Value>(column: string, read: (text: string) => Value): Cell<Value> {
  return cell(column, (text) => {
    if (text === '') throw new CellProblem('is empty');
    return read(text);
  });
}

function optional<Value>(column: string, read: (text: string) => Value): Cell<Value | null> {
  return cell(column, (text) => (text === '' ? null : read(text)));
}

export const text = (column: string) => filled(column, (value) => value);
export const optionalText = (column: string) => optional(column, (value) => value);
export const code = (column: string) => filled(column, readCode);
export const optionalCode = (column: string) => optional(column, readCode);
export const boolean = (column: string) => filled(column, readBoolean);
export const integer = (column: string) => filled(column, readInteger);
export const optionalInteger = (column: string) => optional(column, readInteger);
/** Dollars in the file. */
export const cents = (column: string) => filled(column, readCents);
export const optionalCents = (column: string) => optional(column, readCents);

/** One of a set of texts. An empty cell is `missing`, or refused without `missing`. */
export function oneOf<Value extends string>(column: string, values: readonly Value[], missing?: Value): Cell<Value> {
  return cell(column, (value) => {
    const found = value === '' ? missing : values.find((known) => known === value);
    if (found === undefined) throw new CellProblem(`is "${value}" and must be one of ${values.join(', ')}`);
    return found;
  });
}

/** The same in every row, whatever the file says. */
export function always<Value>(value: Value): Cell<Value> {
  return { read: () => value };
}

/** Grows with the lines of the file, so that rows keep their order. */
export const position: Cell<number> = { read: (_, line) => line };

/** Codes are asked for in addresses of calls, so they must look as the contract has them. */
function readCode(value: string): string {
  if (!/^-?[A-Za-z0-9][A-Za-z0-9:._-]{0,58}$/.test(value)) throw new CellProblem(`is "${value}", which is no code`);
  return value;
}

function readBoolean(value: string): boolean {
  if (/^true$/i.test(value)) return true;
  if (/^false$/i.test(value)) return false;
  throw new CellProblem(`is "${value}" and must be True or False`);
}

function readInteger(value: string): number {
  const number = /^-?\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (!(Math.abs(number) <= largestInteger)) throw new CellProblem(`is "${value}" and must be a whole number`);
  return number;
}

function readCents(value: string): number {
  const [, dollars = '', fraction = ''] = /^(\d{1,8})(?:\.(\d{1,2})0*)?$/.exec(value) ?? [];
  const amount = dollars === '' ? Number.NaN : Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
  if (!(amount <= largestInteger)) throw new CellProblem(`is "${value}" and must be an amount of dollars`);
  return amount;
}
