/** Cells of code tables: their columns and how text becomes a value. */

/** The source of a row's value. */
export interface Cell<Value> {
  /** Column header; missing when the value isn't in the file. */
  readonly column?: string;
  /** @throws CellProblem for invalid text. Empty text is a missing value. */
  read(text: string, line: number): Value;
}

/** An invalid cell. The message continues a sentence that starts with the column's name. */
export class CellProblem extends Error {}

const largestInteger = 2_147_483_647;

function cell<Value>(column: string, read: (text: string) => Value): Cell<Value> {
  return { column, read };
}

/** A required cell. */
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
/** Dollar amounts in the file. */
export const cents = (column: string) => filled(column, readCents);
export const optionalCents = (column: string) => optional(column, readCents);

/** One of the listed texts. An empty cell gives `missing`, or is rejected when that isn't set. */
export function oneOf<Value extends string>(column: string, values: readonly Value[], missing?: Value): Cell<Value> {
  return cell(column, (value) => {
    const found = value === '' ? missing : values.find((known) => known === value);
    if (found === undefined) throw new CellProblem(`is "${value}" and must be one of ${values.join(', ')}`);
    return found;
  });
}

/** A constant value. */
export function always<Value>(value: Value): Cell<Value> {
  return { read: () => value };
}

/** The line number, which keeps the rows in file order. */
export const position: Cell<number> = { read: (_, line) => line };

/** Codes appear in request paths, so they must match the contract's pattern. */
function readCode(value: string): string {
  if (!/^-?[A-Za-z0-9][A-Za-z0-9:._-]{0,58}$/.test(value)) throw new CellProblem(`is "${value}", which is not a code`);
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
  if (!(amount <= largestInteger)) throw new CellProblem(`is "${value}" and must be a dollar amount`);
  return amount;
}
