import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { useEffect } from 'react';
import { COLOR, COLS, fmt, H, RH } from './data';
import { type AppProps, start } from './harness';

const columns = COLS.map(({ key, label, width }) => ({
  field: key,
  headerName: label,
  width,
  ...(key === 'fee' ? { type: 'number' as const } : {}),
  valueFormatter: (value: unknown) => fmt(key, value),
  ...(key === 'status'
    ? { renderCell: ({ value }: { value?: string }) => <span style={{ background: COLOR[value ?? ''] }}>{value}</span> }
    : {}),
}));

/** The free edition shows at most 100 rows per page. */
function App({ rows, ready }: AppProps) {
  const api = useGridApiRef();
  useEffect(
    () =>
      ready({
        sort: (key, desc) => api.current?.setSortModel(key ? [{ field: key, sort: desc ? 'desc' : 'asc' }] : []),
        filter: (query) => api.current?.setQuickFilterValues(query ? [query] : []),
        scroller: () => document.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller'),
        cell: (row, key) =>
          document.querySelector(`.MuiDataGrid-row[data-rowindex="${row}"] [data-field="${key}"]`)?.textContent ?? null,
      }),
    [ready, api],
  );
  return (
    <div style={{ height: H }}>
      <DataGrid
        apiRef={api}
        rows={rows}
        columns={columns}
        rowHeight={RH}
        columnHeaderHeight={RH}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
      />
    </div>
  );
}

start(App, { rowSel: '.MuiDataGrid-row' });
