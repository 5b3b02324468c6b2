/** Reads a CSV file or an Excel workbook. Runs in a worker, with what it needs loaded there. */
import { parse } from 'papaparse';
import { readSheet } from 'read-excel-file/web-worker';
import { FileError, type FileTable, maxBytes, toTable } from './table';

/** @throws FileError */
export async function readFile(file: File): Promise<FileTable> {
  if (file.size > maxBytes) throw new FileError('too-large');
  const isWorkbook = await startsLikeZip(file);
  if (!isWorkbook && /\.xlsx?$/i.test(file.name)) throw new FileError('unreadable');
  return toTable(isWorkbook ? await readWorkbook(file) : readDelimited(await file.text()));
}

/** Workbooks are archives, whatever their names. */
async function startsLikeZip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

/** The first sheet, with the values that formulas had when it was saved. */
async function readWorkbook(file: File): Promise<unknown[][]> {
  try {
    return await readSheet(file);
  } catch (cause) {
    throw new FileError('unreadable', { cause });
  }
}

function readDelimited(text: string): unknown[][] {
  if (text.includes('\u0000')) throw new FileError('unreadable');
  const content = text.replace(/^\uFEFF/, '');
  return parse<string[]>(content, { delimiter: delimiterOf(content) }).data;
}

/** What separates the cells of the first row that has any; a comma if there is one column. */
function delimiterOf(text: string): string {
  const first = /.*\S.*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counted = [',', ';', '\t', '|'].map((each) => ({ each, count: first.split(each).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.each ?? ',';
}
