/** A person's column layout of a grid, and the views they saved. */
import * as z from 'zod/mini';
import type { GridColumns } from '../columns/columns';
import { columnWidths } from '../columns/columns';
import { densities } from '../table/density';

const columnId = z.string().check(z.maxLength(40));

// Saves loading `z.record`, which no first screen needs otherwise.
function readWidths(saved: unknown): Record<string, number> {
  if (typeof saved !== 'object' || saved === null) return {};
  return Object.fromEntries(
    Object.entries(saved).filter(
      ([, width]) => Number.isInteger(width) && width >= columnWidths.min && width <= columnWidths.max,
    ),
  );
}

const savedLayout = z.object({
  /** Column ids in order. An unlisted column follows the one that is declared before it. */
  order: z.catch(z.array(columnId), []),
  hidden: z.catch(z.array(columnId), []),
  /** Of the optional columns. */
  shown: z.catch(z.array(columnId), []),
  /** Pinned after the first column while the others scroll. */
  pinned: z.catch(z.array(columnId), []),
  /** In pixels, by column id. */
  widths: z.catch(z.pipe(z.unknown(), z.transform(readWidths)), {}),
  density: z.catch(z.optional(z.enum(densities)), undefined),
  /** Layouts saved before there were three densities. */
  isCompact: z.catch(z.optional(z.boolean()), undefined),
});

const gridLayout = z.pipe(
  savedLayout,
  z.transform(({ isCompact, density = isCompact ? 'compact' : 'default', ...layout }) => ({ ...layout, density })),
);

export type GridLayout = z.output<typeof gridLayout>;

const savedView = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** The grid's part of the address: `?q=ortega&sort=-date`. */
  search: z.string().check(z.maxLength(1000)),
  layout: gridLayout,
});

export type SavedView = z.output<typeof savedView>;

const gridViews = z.object({ layout: gridLayout, views: z.catch(z.array(savedView), []) });

/** What a person has saved for a grid. */
export type GridViews = z.output<typeof gridViews>;

export const defaultLayout: GridLayout = {
  order: [],
  hidden: [],
  shown: [],
  pinned: [],
  widths: {},
  density: 'default',
};

/** Parses saved views. Falls back to the default if they are missing or unreadable. */
export function readGridViews(text: string | null | undefined): GridViews {
  try {
    return gridViews.parse(JSON.parse(text ?? ''));
  } catch {
    return { layout: defaultLayout, views: [] };
  }
}

/** The columns in a person's order. The first, which has the row's link, stays first. */
export function orderedColumns<Column extends { id?: string | undefined }>(
  columns: readonly Column[],
  { order }: Pick<GridLayout, 'order'>,
): readonly Column[] {
  const [first, ...rest] = columns;
  if (!first) return columns;
  const isListed = ({ id = '' }: Column) => order.includes(id);
  const positionOf = ({ id = '' }: Column) => order.indexOf(id);
  const arranged = [first, ...rest.filter(isListed).toSorted((a, b) => positionOf(a) - positionOf(b))];
  for (const [place, column] of rest.entries()) {
    const before = columns[place];
    if (before && !isListed(column)) arranged.splice(arranged.indexOf(before) + 1, 0, column);
  }
  return arranged;
}

/** A column as layouts know it. */
interface LaidOutColumn {
  id?: string | undefined;
  meta?: { isOptional?: boolean | undefined } | undefined;
}

/** Tells whether a layout hides a column other than the first. */
export function isHidden({ id = '', meta }: LaidOutColumn, { hidden, shown }: HiddenColumns): boolean {
  return meta?.isOptional ? !shown.includes(id) : hidden.includes(id);
}

/** Hides a column, or shows it. */
export function withHidden(column: LaidOutColumn, layout: GridLayout, hides: boolean): GridLayout {
  const { id = '', meta } = column;
  const { hidden, shown } = layout;
  const without = (ids: readonly string[]) => ids.filter((each) => each !== id);
  if (meta?.isOptional) return { ...layout, shown: hides ? without(shown) : [...without(shown), id] };
  return { ...layout, hidden: hides ? [...without(hidden), id] : without(hidden) };
}

type HiddenColumns = Pick<GridLayout, 'hidden' | 'shown'>;

/**
 * A layout with the columns that an address names, in its order; unknown ones are dropped. Without it, all but the optional
 * ones.
 */
export function layoutOfAddress<Row extends object>(
  columns: GridColumns<Row>,
  layout: GridLayout,
  shown: readonly string[] | undefined,
): GridLayout {
  const others = columns.slice(1);
  const ids = others.map(({ id = '' }) => id);
  const order =
    shown?.filter((id) => ids.includes(id)) ?? others.flatMap(({ id = '', meta }) => (meta?.isOptional ? [] : id));
  return others.reduce<GridLayout>((all, column) => withHidden(column, all, !order.includes(column.id ?? '')), {
    ...layout,
    ...{ order, hidden: [], shown: [] },
  });
}

/** The columns of a layout for the address: `layoutOfAddress` turned around. */
export function addressOfLayout<Row extends object>(
  columns: GridColumns<Row>,
  layout: GridLayout,
): string[] | undefined {
  const idsIn = (each: GridLayout) =>
    arrangeColumns(columns, each)
      .map(({ id = '' }) => id)
      .slice(1);
  const shown = idsIn(layout);
  if (shown.join() === idsIn(defaultLayout).join()) return undefined;
  // An empty list in an address means no choice.
  return shown.length > 0 ? shown : columns.slice(0, 1).map(({ id = '' }) => id);
}

/** The columns in a person's layout. The first cannot be hidden. */
export function arrangeColumns<Row extends object>(columns: GridColumns<Row>, layout: GridLayout): GridColumns<Row> {
  return orderedColumns(columns, layout)
    .filter((column, index) => index === 0 || !isHidden(column, layout))
    .map((column) => {
      const width = layout.widths[column.id ?? ''];
      if (width === undefined) return column;
      return { ...column, meta: { label: column.id ?? '', ...column.meta, width: `${width}px`, isSized: true } };
    });
}

/** Minimum widths of columns without a width, once a grid scrolls sideways. */
const fallbackWidths = { pinned: '14rem', resized: '8rem' } as const;

/** Sets the width of a column; undefined resets it. */
export function resizeColumn(layout: GridLayout, id: string, width: number | undefined): GridLayout {
  const { [id]: _, ...others } = layout.widths;
  return { ...layout, widths: width === undefined ? others : { ...others, [id]: width } };
}

/**
 * Moves pinned columns to the front, and gives the minimum width of a grid with pinned or resized columns; a narrower grid
 * scrolls sideways. Columns before the first, such as checkboxes, are pinned with it.
 */
export function pinColumns<Row extends object>(
  columns: GridColumns<Row>,
  { pinned, widths, firstId }: Pick<GridLayout, 'pinned' | 'widths'> & { firstId: string | undefined },
): { columns: GridColumns<Row>; minWidth?: string } {
  const sum = (all: string[]) => `calc(${['0px', ...all].join(' + ')})`;
  if (!columns.some(({ id = '' }) => pinned.includes(id) && id !== firstId)) {
    if (!columns.some(({ id = '' }) => id in widths)) return { columns };
    return { columns, minWidth: sum(columns.map(({ meta }) => meta?.width ?? fallbackWidths.resized)) };
  }
  const first = columns.findIndex(({ id }) => id === firstId);
  const isPinned = ({ id = '' }: GridColumns<Row>[number]) =>
    pinned.includes(id) || columns.findIndex((column) => column.id === id) <= first;
  const widthOf = ({ meta }: GridColumns<Row>[number]) => meta?.width ?? fallbackWidths.pinned;
  const fixed = columns.filter(isPinned);
  const rest = columns.filter((column) => !isPinned(column));
  return {
    columns: [
      ...fixed.map((column, place) => ({
        ...column,
        meta: {
          label: column.id ?? '',
          ...column.meta,
          width: widthOf(column),
          pinnedAt: sum(fixed.slice(0, place).map(widthOf)),
        },
      })),
      ...rest,
    ],
    minWidth: sum([...fixed, ...rest].map(widthOf)),
  };
}

/** Moves a column one place. The first column stays first. */
export function moveColumn<Row extends object>(
  columns: GridColumns<Row>,
  layout: GridLayout,
  id: string,
  by: -1 | 1,
): GridLayout {
  const ids = orderedColumns(columns, layout).map((column) => column.id ?? '');
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 1 || to < 1 || to >= ids.length) return layout;
  const order = ids.filter((each) => each !== id).toSpliced(to, 0, id);
  return { ...layout, order };
}
