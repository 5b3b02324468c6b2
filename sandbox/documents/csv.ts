/** Comma-separated text (RFC 4180) that a spreadsheet opens without running any of it. */

import { attachment } from './attachment.ts';

/** A text, or a number that is written as it is. */
type Cell = string | number;

/** A header row and the rows below it, each ended by CR LF. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Text that begins like a formula gets an apostrophe in front, which spreadsheets take for "this is text". */
function toCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Answers a CSV file to be saved. The byte order mark tells spreadsheets that it is UTF-8. */
export function csvResponse(fileName: string, csv: string): Response {
  return new Response(`\uFEFF${csv}`, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': attachment(fileName) },
  });
}
