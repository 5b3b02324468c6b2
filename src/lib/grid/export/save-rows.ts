import { saveBlob } from '@/lib/files/save-blob';
import { exportColumns } from '../list/export-columns';
import type { List } from '../list/list';
import { exportCsv } from './export-csv';

/** Saves rows that the page holds as a CSV file, with all columns of their list. */
export async function saveRows<Row extends object>(
  list: Pick<List<Row>, 'columns' | 'rowId'>,
  rows: readonly Row[],
  fileName: string,
): Promise<void> {
  const file = await exportCsv<Row>({
    columns: exportColumns(list, { order: [], hidden: [] }),
    source: {
      pageSize: Math.max(1, rows.length),
      rowId: list.rowId,
      read: async () => ({ items: [...rows], total: rows.length }),
    },
    signal: new AbortController().signal,
  });
  saveBlob(file, fileName);
}
