/** Reads one code table and checks each row. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CellProblem } from './cells.ts';
import type { CodeTable } from './code-tables.ts';

/** Values by property of the database table. */
export type TableRow = Record<string, unknown>;

/** A table that can't be loaded. The message names the file, line and reason. */
export class TableProblem extends Error {
  constructor(path: string, line: number, reason: string) {
    super(`${basename(path)}, line ${line}: ${reason}`);
    this.name = 'TableProblem';
  }
}

/** Larger files aren't code tables. */
const largestTable = 1024 ** 3;

/**
 * Reads a table in PostgreSQL's `COPY` format: tabs between cells, `\N` or nothing for a missing value, backslash
 * escapes in text. Columns may come in any order; extra columns are ignored.
 * @param locations the courts that rows may name; any when omitted
 * @throws TableProblem for the first invalid line
 */
export function readTable(path: string, { cells }: CodeTable, locations?: ReadonlySet<string>): TableRow[] {
  const lines = readText(path)
    .split('\n')
    .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  if (lines.at(-1) === '') lines.pop();
  const [headerLine = '', ...rows] = lines;
  const header = headerLine.split('\t').map((name) => name.trim().toLowerCase());
  const columns = Object.entries(cells).map(([property, cell]) => {
    const index = cell.column === undefined ? -1 : header.indexOf(cell.column);
    if (cell.column !== undefined && index < 0)
      throw new TableProblem(path, 1, `The column ${cell.column} is missing.`);
    return { property, cell, index };
  });
  const twice = header.find((name, index) => header.indexOf(name) !== index);
  if (twice !== undefined) throw new TableProblem(path, 1, `The column ${twice} appears twice.`);
  const locationIndex = header.indexOf('location');

  return rows.map((text, index) => {
    const line = index + 2;
    const texts = text.split('\t').map(readCell);
    if (texts.length !== header.length) {
      throw new TableProblem(path, line, `It has ${texts.length} columns instead of ${header.length}.`);
    }
    const location = texts[locationIndex];
    if (locations && location !== undefined && !locations.has(location)) {
      throw new TableProblem(path, line, `location is "${location}", which is not in the location table.`);
    }
    const row: TableRow = {};
    for (const { property, cell, index: column } of columns) {
      try {
        row[property] = cell.read(texts[column] ?? '', line);
      } catch (error) {
        if (error instanceof CellProblem) throw new TableProblem(path, line, `${cell.column} ${error.message}.`);
        throw error;
      }
    }
    return row;
  });
}

function readText(path: string): string {
  const bytes = readFileSync(path);
  const content = path.endsWith('.gz') ? decompress(path, bytes) : bytes;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    const nul = text.indexOf('\0');
    if (nul < 0) return text;
    throw new TableProblem(path, text.slice(0, nul).split('\n').length, 'It contains a NUL character.');
  } catch (error) {
    if (error instanceof TableProblem) throw error;
    throw new TableProblem(path, firstBrokenLine(content), 'It is not UTF-8 text.');
  }
}

function decompress(path: string, bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: largestTable });
  } catch {
    throw new TableProblem(path, 1, 'The file cannot be decompressed.');
  }
}

function firstBrokenLine(content: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let start = 0; start < content.length; line += 1) {
    const newline = content.indexOf(0x0a, start);
    const end = newline < 0 ? content.length : newline;
    try {
      decoder.decode(content.subarray(start, end));
    } catch {
      return line;
    }
    start = end + 1;
  }
  return line;
}

const sequences: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** A cell's text; empty for a missing value. */
function readCell(cell: string): string {
  if (!cell.includes('\\')) return cell;
  if (cell === '\\N') return '';
  return cell.replaceAll(/\\(.)/gs, (_, character: string) => sequences[character] ?? character);
}
