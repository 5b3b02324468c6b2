/** Reads a CSV file or an Excel workbook. Runs in a worker, with what it needs loaded there. */
import { unzipSync } from 'fflate';
import { parse } from 'papaparse';
import { readSheet as readFirstSheet } from 'read-excel-file/web-worker';
import { FileError, type FileTable, type SheetLimits, toTable } from './table';

/** The most bytes that the parts of a workbook may have unpacked: a sheet of 10,000 rows has a tenth of it. */
const maxUnpackedBytes = 100 * 1024 * 1024;

/** @throws FileError */
export async function readSheet(file: File, { maxRows, maxBytes }: SheetLimits): Promise<FileTable> {
  if (file.size > maxBytes) throw new FileError('too-large');
  const isWorkbook = await startsLikeZip(file);
  if (!isWorkbook && /\.xlsx?$/i.test(file.name)) throw new FileError('unreadable');
  return toTable(isWorkbook ? await readWorkbook(file) : readDelimited(await file.text()), maxRows);
}

/** Workbooks are archives, whatever their names. */
async function startsLikeZip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

/** The first sheet, with the values that formulas had when it was saved. */
async function readWorkbook(file: File): Promise<unknown[][]> {
  if (unpackedBytes(new Uint8Array(await file.arrayBuffer())) > maxUnpackedBytes)
    throw new FileError('unpacks-too-large');
  try {
    return await readFirstSheet(file);
  } catch (cause) {
    throw new FileError('unreadable', { cause });
  }
}

/** Tells what an archive declares to unpack to. Nothing is unpacked, and unpacking stops at the declared size. */
function unpackedBytes(archive: Uint8Array): number {
  let sum = 0;
  try {
    unzipSync(archive, {
      filter: ({ originalSize }) => {
        sum += originalSize;
        return false;
      },
    });
  } catch (cause) {
    throw new FileError('unreadable', { cause });
  }
  return sum;
}

function readDelimited(text: string): unknown[][] {
  if (text.includes('\u0000')) throw new FileError('unreadable');
  const content = text.replace(/^\uFEFF/, '');
  return parse<string[]>(content, { delimiter: delimiterOf(content) }).data;
}

/** Tells what separates the cells of the first row that has any; a comma if there is one column. */
function delimiterOf(text: string): string {
  const first = /.*\S.*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counted = [',', ';', '\t', '|'].map((each) => ({ each, count: first.split(each).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.each ?? ',';
}
