import type { Cell } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { GridFeatures, GridTable } from '../columns/columns';
import { followRowLink } from '../table/row-link';
import { CardSort } from './card-sort';
import classes from './grid-cards.module.css';

interface GridCardsProps<Row extends object> {
  table: GridTable<Row>;
  label: string;
  detail?: ((row: Row) => ReactNode) | undefined;
}

/** The rows of a phone: a card each, from the same columns. */
export function GridCards<Row extends object>({ table, label, detail }: GridCardsProps<Row>) {
  return (
    <>
      <CardSort table={table} />
      <ul className={classes.cards} aria-label={label}>
        {table.getRowModel().rows.map((row) => {
          const cells = row.getAllCells();
          const inPlace = (place: string) =>
            cells.filter((cell) => (cell.column.columnDef.meta?.card ?? 'line') === place);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the card's link takes the keyboard; the card only makes it larger
            <li key={row.id} className={classes.card} onClick={followRowLink}>
              <div className={classes.top}>
                <div className={classes.title}>
                  {inPlace('title').map((cell) => (
                    <Content key={cell.id} table={table} cell={cell} />
                  ))}
                </div>
                {inPlace('badge').map((cell) => (
                  <Content key={cell.id} table={table} cell={cell} />
                ))}
              </div>
              <dl className={classes.lines}>
                {inPlace('line').map((cell) => (
                  <div key={cell.id} className={classes.line}>
                    <dt>{cell.column.columnDef.meta?.label ?? cell.column.id}</dt>
                    <dd>
                      <Content table={table} cell={cell} />
                    </dd>
                  </div>
                ))}
              </dl>
              {detail && <div data-own-keys>{detail(row.original)}</div>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Content<Row extends object>({
  table,
  cell,
}: {
  table: GridTable<Row>;
  cell: Cell<GridFeatures, Row, unknown>;
}) {
  return <table.FlexRender cell={cell} />;
}
