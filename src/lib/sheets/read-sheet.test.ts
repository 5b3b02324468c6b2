import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readSheet } from './read-sheet';
import { FileError } from './table';

const limits = { maxRows: 10_000, maxBytes: 50 * 1024 * 1024 };

const problemOf = (file: File) =>
  readSheet(file, limits).catch((error: unknown) => error instanceof FileError && error.problem);

/** An archive of one part whose declared size is `bytes`. */
function archiveOf(bytes: number): File {
  return new File([new Uint8Array(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(bytes) }))], 'a.xlsx');
}

describe('a file', () => {
  test('of any delimiter is read', async () => {
    const read = await readSheet(
      new File(['\uFEFFNumber;Client\r\n\r\n"652211/2025"; Ortega \r\n'], 'cases.csv'),
      limits,
    );
    expect(read).toEqual({
      rows: [
        { line: 1, cells: ['Number', 'Client'] },
        { line: 3, cells: ['652211/2025', 'Ortega'] },
      ],
      width: 2,
    });
  });

  test.each([
    [new File([''], 'a.csv'), 'empty'],
    [new File(['a\n'.repeat(10_001)], 'a.csv'), 'too-many-rows'],
    [new File(['PK broken'], 'a.xlsx'), 'unreadable'],
    [new File(['not a workbook'], 'a.xlsx'), 'unreadable'],
    [new File(['\u0000\u0001'], 'a.csv'), 'unreadable'],
    [archiveOf(1), 'unreadable'],
    [archiveOf(101 * 1024 * 1024), 'unpacks-too-large'],
  ])('that can’t be read says why (%#)', async (file, problem) => expect(await problemOf(file)).toBe(problem));

  test('larger than the limit isn’t opened', async () => {
    const file = new File(['a'], 'a.csv');
    Object.defineProperty(file, 'size', { value: limits.maxBytes + 1 });
    expect(await problemOf(file)).toBe('too-large');
  });
});
