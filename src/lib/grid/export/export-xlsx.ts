import { makeZip } from 'client-zip';
import type { ListExport } from './export-csv';
import { readAll } from './read-all';
import { fixedParts, mostRows, sheetFoot, sheetHead, sheetPath, sheetRow } from './workbook';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The whole list as an Excel workbook, with dates and amounts as such. A page is written and let go as soon as it is
 * there. Throws when it is aborted, and a `RangeError` for more rows than a sheet holds.
 */
export async function exportXlsx<Row>(list: ListExport<Row>): Promise<Blob> {
  const lastModified = new Date();
  const parts = [...fixedParts, { name: sheetPath, input: sheetOf(list) }];
  const zip = makeZip(parts.map((part) => ({ ...part, lastModified })));
  return new Blob([await new Response(zip).blob()], { type: workbookType });
}

/** The sheet, a page at a time. */
async function* sheetOf<Row>({ columns, source, signal, onProgress }: ListExport<Row>): AsyncGenerator<string> {
  yield sheetHead(columns);
  let number = 1;
  for await (const { rows, done, total } of readAll(source, signal)) {
    if (total > mostRows)
      throw new RangeError('An Excel sheet holds 1,048,575 rows, and the list has more. Export it as CSV.');
    yield rows.map((row) => sheetRow(columns, row, ++number)).join('');
    onProgress?.({ done, total });
  }
  yield sheetFoot(columns.length, number);
}
