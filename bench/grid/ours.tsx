/** The product's grid, configured as in its screens. */
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { ClientGrid } from '@/lib/grid/client-grid';
import { columnsOf } from '@/lib/grid/columns/columns';
import type { SortToken } from '@/lib/grid/url/grid-search';
import { cssVariables, theme } from '@/lib/ui/theme';
import { COLOR, COLS, fmt, type Key, RH, type Row } from './data';
import { type AppProps, start } from './harness';

const column = columnsOf<Row>();
const columns = column.columns(
  COLS.map(({ key, label, width }) =>
    column.accessor(key, {
      id: key,
      meta: { label, width: `${width}px` },
      cell: ({ row: { original } }) =>
        key === 'status' ? (
          <span style={{ background: COLOR[original.status] }}>{original.status}</span>
        ) : (
          fmt(key, original[key])
        ),
    }),
  ),
);

/** The theme is on the page before any list, as in the product. */
function Page({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
      {children}
    </MantineProvider>
  );
}

function Orders({ rows, ready }: AppProps) {
  const [sort, setSort] = useState<SortToken[]>([]);
  const [query, setQuery] = useState('');
  useEffect(
    () =>
      ready({
        sort: (key, desc) => setSort(key ? [desc ? `-${key}` : key] : []),
        filter: setQuery,
        scroller: () => document.querySelector<HTMLElement>('section div:has(> table)'),
        cell: (row, key) =>
          document.querySelector(`tr[aria-rowindex="${row + 2}"]`)?.children[placeOf(key)]?.textContent ?? null,
      }),
    [ready],
  );
  return (
    <ClientGrid
      label="Orders"
      noun={['order', 'orders']}
      columns={columns}
      rowId={(row) => row.id}
      rows={rows}
      isRefreshing={false}
      hasError={false}
      onRetry={() => {}}
      sort={sort}
      onSortChange={(next) => setSort(next ?? [])}
      query={query}
      rowHeight={RH}
      isCompact
      empty={null}
    />
  );
}

const placeOf = (key: Key) => COLS.findIndex((each) => each.key === key);

start(Orders, { rowSel: 'tr[aria-rowindex]', Page });
