/** Rows as a CSV file that can be imported again. */
import { columnName, columns } from '../../import/columns';
import type { ReadRow } from '../../import/read-row';

/** The headings, the rows, and what is wrong with each. A spreadsheet runs no cell as a formula. */
export function sheetText(rows: readonly Pick<ReadRow, 'cells' | 'problems'>[]): string {
  const head = [...columns.map(columnName), ...(rows.length > 0 ? ['Problem'] : [])];
  const body = rows.map(({ cells, problems }) => [
    ...columns.map((column) => cells[column]),
    problems.map(({ column, text }) => `${columnName(column)}: ${text}`).join('; '),
  ]);
  return `\uFEFF${[head, ...body].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}

function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
