import { AllCommunityModule, type GridApi, ModuleRegistry, themeQuartz } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useCallback } from 'react';
import { COLOR, COLS, fmt, H, RH, type Row } from './data';
import { type AppProps, start } from './harness';

ModuleRegistry.registerModules([AllCommunityModule]);

const columns = COLS.map(({ key, label, width }) => ({
  field: key,
  headerName: label,
  width,
  valueFormatter: ({ value }: { value: unknown }) => fmt(key, value),
  ...(key === 'status'
    ? { cellRenderer: ({ value }: { value: string }) => <span style={{ background: COLOR[value] }}>{value}</span> }
    : {}),
}));

function App({ rows, ready }: AppProps) {
  const onReady = useCallback(
    ({ api }: { api: GridApi<Row> }) =>
      ready({
        sort: (key, desc) =>
          api.applyColumnState({
            state: key ? [{ colId: key, sort: desc ? 'desc' : 'asc' }] : [],
            defaultState: { sort: null },
          }),
        filter: (query) => api.setGridOption('quickFilterText', query),
        scroller: () =>
          [...document.querySelectorAll('div')].find(
            (each) => each.scrollHeight > each.clientHeight + H && /auto|scroll/.test(getComputedStyle(each).overflowY),
          ) ?? null,
        cell: (row, key) =>
          document.querySelector(`.ag-row[row-index="${row}"] [col-id="${key}"]`)?.textContent ?? null,
      }),
    [ready],
  );
  return (
    <div style={{ height: H }}>
      <AgGridReact<Row>
        theme={themeQuartz}
        rowData={rows}
        columnDefs={columns}
        getRowId={({ data }) => data.id}
        rowHeight={RH}
        headerHeight={RH}
        cacheQuickFilter
        suppressColumnVirtualisation
        onGridReady={onReady}
      />
    </div>
  );
}

start(App, { rowSel: '.ag-row' });
