import type { Cell } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { GridFeatures, GridTable } from '../columns/columns';
import { directionText } from '../columns/directions';
import { followRowLink } from '../table/row-link';
import classes from './grid-cards.module.css';
import { InCard } from './in-card';

interface GridCardsProps<Row extends object> {
  table: GridTable<Row>;
  label: string;
  detail?: ((row: Row) => ReactNode) | undefined;
}

/** The rows on a phone: one card per row, from the same columns. */
export function GridCards<Row extends object>({ table, label, detail }: GridCardsProps<Row>) {
  return (
    <InCard value>
      <CardSort table={table} />
      <ul className={classes.cards} aria-label={label}>
        {table.getRowModel().rows.map((row) => {
          const cells = row.getAllCells();
          const cellsIn = (place: string) =>
            cells.filter((cell) => (cell.column.columnDef.meta?.card ?? 'fact') === place);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the card's link handles the keyboard; the card only enlarges its click area
            <li key={row.id} className={classes.card} onClick={followRowLink}>
              <div className={classes.top}>
                <div className={classes.title} data-title>
                  {cellsIn('title').map((cell) => (
                    <Content key={cell.id} table={table} cell={cell} />
                  ))}
                </div>
                {cellsIn('badge').map((cell) => (
                  <Content key={cell.id} table={table} cell={cell} />
                ))}
              </div>
              <dl className={classes.facts}>
                {[...cellsIn('fact').filter(hasValue), ...cellsIn('labeled'), ...cellsIn('line')].map((cell) => {
                  const { label: name, card, align } = cell.column.columnDef.meta ?? {};
                  return (
                    <div
                      key={cell.id}
                      className={classes.fact}
                      data-align={align}
                      data-line={card === 'line' || undefined}
                      data-labeled={card === 'line' || card === 'labeled' || undefined}
                      data-actions={cell.column.accessorFn ? undefined : ''}
                    >
                      <dt>{name ?? cell.column.id}</dt>
                      <dd>
                        <Content table={table} cell={cell} />
                      </dd>
                    </div>
                  );
                })}
              </dl>
              {detail && <div data-own-keys>{detail(row.original)}</div>}
            </li>
          );
        })}
      </ul>
    </InCard>
  );
}

/** False for the dashes of a table, which a card leaves out. */
function hasValue<Row extends object>(cell: Cell<GridFeatures, Row, unknown>): boolean {
  if (!cell.column.accessorFn) return true;
  const value = cell.getValue();
  return value !== undefined && value !== null && value !== '';
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

/** Sorts by one column, where there are no headers to click. */
function CardSort<Row extends object>({ table }: { table: GridTable<Row> }) {
  const [first] = table.state.sorting;
  const options = table
    .getAllColumns()
    .filter((column) => column.getCanSort())
    .flatMap(({ id, columnDef }) =>
      [false, true].map((desc) => ({
        value: desc ? `-${id}` : id,
        label: `${columnDef.meta?.label ?? id}, ${directionText(columnDef.meta, desc)}`,
      })),
    );
  if (options.length === 0) return null;
  return (
    <label className={classes.sort}>
      Sort by
      <select
        value={first ? `${first.desc ? '-' : ''}${first.id}` : ''}
        onChange={({ currentTarget: { value } }) =>
          table.setSorting([{ id: value.replace(/^-/, ''), desc: value.startsWith('-') }])
        }
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
