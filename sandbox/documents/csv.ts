/** CSV (RFC 4180) that spreadsheets open without running formulas. */

import { attachment } from './attachment.ts';

/** Text, or a number written unchanged. */
type Cell = string | number;

/** A header row and data rows, each ended by CR LF. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Prefixes text that looks like a formula with an apostrophe, which marks it as text. */
function toCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Responds with a CSV download. The byte order mark tells spreadsheets it is UTF-8. */
export function csvResponse(fileName: string, csv: string): Response {
  return new Response(`\uFEFF${csv}`, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': attachment(fileName) },
  });
}
