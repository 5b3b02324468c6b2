import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { GridCards } from './cards/grid-cards';
import { indexedColumns } from './order/indexed-columns';
import { useRowOrder } from './order/use-row-order';
import { countOf, describeGrid } from './table/announcement';
import classes from './table/grid.module.css';
import { GridFooter } from './table/grid-footer';
import { GridFrame, type GridLoading } from './table/grid-frame';
import { type GridProps, useGridTable } from './table/use-grid-table';
import { useIsNarrow } from './table/use-is-narrow';
import { useRowVirtualizer } from './virtual/use-row-virtualizer';
import { VirtualTable } from './virtual/virtual-table';

interface ClientGridProps<Row extends object> extends GridProps<Row>, GridLoading {
  /** The whole list. Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  /** What the rows are searched for, in every column that holds a value. */
  query?: string | undefined;
  /** In pixels; every row has the same. */
  rowHeight?: number;
}

const noRows: never[] = [];
const cardsAtOnce = 50;

/** A list that is held as a whole, of any length: sorted and searched in the browser, drawn as far as it is seen. */
export function ClientGrid<Row extends object>(props: ClientGridProps<Row>) {
  const { columns, rows, noun } = props;
  const { rowHeight = props.isCompact ? 49 : 57 } = props;
  const isNarrow = useIsNarrow();
  const scroller = useRef<HTMLDivElement>(null);
  const [cards, setCards] = useState(cardsAtOnce);
  const order = useRowOrder(columns, rows ?? noRows, props.sort, props.query ?? '');
  const window = useRowVirtualizer(scroller, order.length, rowHeight);
  const shown = isNarrow ? order.first(cards) : window.getVirtualItems().map(({ index }) => order.at(index));
  const table = useGridTable(
    props,
    shown.flatMap((row) => rows?.[row] ?? []),
  );

  return (
    <GridFrame
      {...props}
      table={table}
      isLoaded={rows !== undefined}
      isNarrow={isNarrow}
      status={describeGrid(table, countOf(noun, order.length))}
    >
      {order.length > 0 ? body() : props.empty}
      {order.length > 0 && (
        <GridFooter>
          <p className={classes.count}>{countOf(noun, order.length)}</p>
        </GridFooter>
      )}
    </GridFrame>
  );

  /** Read when somebody types: a column that holds no value says nothing. */
  function textAt(row: number, cell: number): string | undefined {
    const held = rows?.[order.at(row)];
    const column = indexedColumns(columns).find(({ id }) => id === columns[cell]?.id);
    return held && column && String(column.value(held) ?? '');
  }

  function body() {
    if (!isNarrow)
      return (
        <VirtualTable
          table={table}
          label={props.label}
          scroller={scroller}
          window={window}
          count={order.length}
          rowHeight={rowHeight}
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
