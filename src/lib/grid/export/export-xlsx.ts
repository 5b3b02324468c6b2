import { makeZip } from 'client-zip';
import type { ListExport } from './export-csv';
import { readAll } from './read-all';
import { Totals } from './totals';
import { fixedParts, maxRows, sheetFoot, sheetHead, sheetPath, sheetRow } from './workbook';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes a whole list to an Excel workbook, with typed dates and amounts. Each page is written as it arrives. Throws when
 * aborted, and a `RangeError` if the rows don't fit on a sheet.
 */
export async function exportXlsx<Row>(list: ListExport<Row>): Promise<Blob> {
  const lastModified = new Date();
  const parts = [...fixedParts, { name: sheetPath, input: sheetOf(list) }];
  const zip = makeZip(parts.map((part) => ({ ...part, lastModified })));
  return new Blob([await new Response(zip).blob()], { type: workbookType });
}

/** The sheet, one page of rows at a time. */
async function* sheetOf<Row>({ columns, source, signal, onProgress }: ListExport<Row>): AsyncGenerator<string> {
  yield sheetHead(columns);
  const totals = new Totals(columns);
  let number = 1;
  for await (const { rows, done, total } of readAll(source, signal)) {
    if (total > maxRows)
      throw new RangeError('The list has more than 1,048,575 rows, the most that Excel can hold. Export it as CSV.');
    totals.add(rows);
    yield rows.map((row) => sheetRow(columns, row, ++number)).join('');
    onProgress?.({ done, total });
  }
  const lastRow = totals.columns();
  if (lastRow) yield sheetRow(lastRow, undefined, number + 1);
  // The filter leaves the totals out.
  yield sheetFoot(columns.length, number);
}
