import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsNarrow } from '@/lib/browser/use-is-narrow';
import { GridCards } from './cards/grid-cards';
import { indexedColumns } from './order/indexed-columns';
import { useRowOrder } from './order/use-row-order';
import { countOf, describeGrid } from './table/announcement';
import { rowHeights } from './table/density';
import classes from './table/grid.module.css';
import { GridFooter } from './table/grid-footer';
import { GridFrame, type GridLoading } from './table/grid-frame';
import { type GridProps, useGridTable, useUniform } from './table/use-grid-table';
import { useRowWindow } from './virtual/use-row-window';
import { VirtualTable } from './virtual/virtual-table';
import { useColumnNeeds } from './widths/use-column-needs';

interface ClientGridProps<Row extends object> extends GridProps<Row>, GridLoading {
  /** The whole list. Undefined until the first response. */
  rows: readonly Row[] | undefined;
  /** Text to search for, in every column that has a value. */
  query?: string | undefined;
  /** In pixels; that of the density by default. */
  rowHeight?: number;
  /** The row to scroll into view, by its id. */
  revealed?: string | number | undefined;
}

const noRows: never[] = [];
const cardsAtOnce = 50;

/** A list held entirely in the browser, which sorts and searches it. Renders only the visible rows. */
export function ClientGrid<Row extends object>(props: ClientGridProps<Row>) {
  const { columns, rows, noun } = props;
  const { rowHeight = rowHeights[props.density ?? 'default'] } = props;
  const isNarrow = useIsNarrow();
  const isUniform = useUniform(rows ?? noRows, props.variesBy);
  const [cards, setCards] = useState(cardsAtOnce);
  const order = useRowOrder(columns, rows ?? noRows, props.sort, props.query ?? '');
  const window = useRowWindow(order.length, rowHeight);
  const reveal = useEffectEvent((id: string | number) => {
    for (let place = 0; place < order.length; place += 1) {
      const row = rows?.[order.at(place)];
      if (row === undefined || props.rowId(row) !== id) continue;
      if (isNarrow) setCards((known) => Math.max(known, place + 1));
      else window.scrollToRow(place);
    }
  });
  const { revealed } = props;
  useEffect(() => {
    if (revealed !== undefined) reveal(revealed);
  }, [revealed]);
  const shown = isNarrow ? order.between(0, cards) : order.between(window.first, window.end);
  const needs = useColumnNeeds({ ...props, rows: rows ?? noRows, isUniform });
  const table = useGridTable(
    props,
    shown.flatMap((row) => rows?.[row] ?? []),
    needs,
  );

  return (
    <GridFrame
      {...props}
      table={table}
      isLoaded={rows !== undefined}
      rowHeight={rowHeight}
      isUniform={isUniform}
      isNarrow={isNarrow}
      status={describeGrid(table, countOf(noun, order.length))}
    >
      {order.length > 0 ? visibleRows() : props.empty}
      {order.length > 0 && (
        <GridFooter>
          <p className={classes.count}>{countOf(noun, order.length)}</p>
        </GridFooter>
      )}
    </GridFrame>
  );

  /** Text for type-ahead. Columns without a value have none. */
  function textAt(row: number, cell: number): string | undefined {
    const record = rows?.[order.at(row)];
    const column = indexedColumns(columns).find(({ id }) => id === columns[cell]?.id);
    return record && column && String(column.value(record) ?? '');
  }

  function visibleRows() {
    if (!isNarrow)
      return (
        <VirtualTable
          table={table}
          label={props.label}
          window={window}
          rowCount={order.length}
          minWidth={props.minWidth}
          textAt={textAt}
        />
      );
    return (
      <>
        <GridCards table={table} label={props.label} />
        {cards < order.length && (
          <Button variant="default" fullWidth mt="sm" onClick={() => setCards(cards + cardsAtOnce)}>
            {`Show ${Math.min(cardsAtOnce, order.length - cards)} more`}
          </Button>
        )}
      </>
    );
  }
}
