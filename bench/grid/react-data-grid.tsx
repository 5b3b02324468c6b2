import 'react-data-grid/lib/styles.css';
import { useEffect, useMemo, useState } from 'react';
import { DataGrid, type SortColumn } from 'react-data-grid';
import { COLOR, COLS, cmp, fmt, H, matches, RH, type Row } from './data';
import { type AppProps, start } from './harness';

const columns = COLS.map(({ key, label, width }) => ({
  key,
  name: label,
  width,
  sortable: true,
  renderCell: ({ row }: { row: Row }) =>
    key === 'status' ? <span style={{ background: COLOR[row.status] }}>{row.status}</span> : fmt(key, row[key]),
}));

/** This library leaves sorting and filtering to the page; this follows its documentation. */
function App({ rows, ready }: AppProps) {
  const [sort, setSort] = useState<readonly SortColumn[]>([]);
  const [query, setQuery] = useState('');
  const shown = useMemo(() => {
    const found = query ? rows.filter((row) => matches(row, query)) : rows;
    const key = COLS.find((each) => each.key === sort[0]?.columnKey)?.key;
    if (!key) return found;
    const compare = cmp(key);
    const isDescending = sort[0]?.direction === 'DESC';
    return [...found].sort((one, other) => (isDescending ? compare(other, one) : compare(one, other)));
  }, [rows, query, sort]);
  useEffect(
    () =>
      ready({
        sort: (key, desc) => setSort(key ? [{ columnKey: key, direction: desc ? 'DESC' : 'ASC' }] : []),
        filter: setQuery,
        scroller: () => document.querySelector<HTMLElement>('.rdg, [role=grid]'),
        cell: (row, key) =>
          document.querySelector(`[role=row][aria-rowindex="${row + 2}"]`)?.children[
            COLS.findIndex((each) => each.key === key)
          ]?.textContent ?? null,
      }),
    [ready],
  );
  return (
    <DataGrid
      columns={columns}
      rows={shown}
      rowKeyGetter={(row) => row.id}
      rowHeight={RH}
      sortColumns={sort}
      onSortColumnsChange={setSort}
      style={{ blockSize: H }}
      enableVirtualization
    />
  );
}

start(App, { rowSel: '[role=row]' });
