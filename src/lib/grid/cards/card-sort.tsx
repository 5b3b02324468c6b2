import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import type { GridTable } from '../columns/columns';
import { directionText } from '../columns/directions';
import classes from './grid-cards.module.css';

/** Sorting where there are no headers to press. One column at a time. */
export function CardSort<Row extends object>({ table }: { table: GridTable<Row> }) {
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
    <NativeSelect
      className={classes.sort}
      label="Sort by"
      size="sm"
      data={options}
      value={first ? `${first.desc ? '-' : ''}${first.id}` : ''}
      onChange={({ currentTarget: { value } }) =>
        table.setSorting([{ id: value.replace(/^-/, ''), desc: value.startsWith('-') }])
      }
    />
  );
}
