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
  /** Column ids in order. Unlisted columns come last. */
  order: z.catch(z.array(columnId), []),
  hidden: z.catch(z.array(columnId), []),
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

export const defaultLayout: GridLayout = { order: [], hidden: [], pinned: [], widths: {}, density: 'default' };

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
  const positionOf = (id: string | undefined) => {
    const position = order.indexOf(id ?? '');
    return position < 0 ? order.length : position;
  };
  return [first, ...rest.toSorted((a, b) => positionOf(a.id) - positionOf(b.id))];
}

/** A layout with the columns that an address names, in its order; unknown ones are dropped. All without it. */
export function layoutOfAddress<Row extends object>(
  columns: GridColumns<Row>,
  layout: GridLayout,
  shown: readonly string[] | undefined,
): GridLayout {
  const ids = columns.slice(1).map(({ id = '' }) => id);
  const order = shown?.filter((id) => ids.includes(id)) ?? ids;
  return { ...layout, order, hidden: ids.filter((id) => !order.includes(id)) };
}

/** The columns of a layout for the address: `layoutOfAddress` turned around. */
export function addressOfLayout<Row extends object>(
  columns: GridColumns<Row>,
  layout: GridLayout,
): string[] | undefined {
  const ids = columns.slice(1).map(({ id = '' }) => id);
  const shown = orderedColumns(columns, layout)
    .slice(1)
    .flatMap(({ id = '' }) => (layout.hidden.includes(id) ? [] : [id]));
  if (shown.join() === ids.join()) return undefined;
  // An empty list in an address means no choice.
  return shown.length > 0 ? shown : columns.slice(0, 1).map(({ id = '' }) => id);
}

/** The columns in a person's layout. The first cannot be hidden. */
export function arrangeColumns<Row extends object>(columns: GridColumns<Row>, layout: GridLayout): GridColumns<Row> {
  return orderedColumns(columns, layout)
    .filter(({ id }, index) => index === 0 || !layout.hidden.includes(id ?? ''))
    .map((column) => {
      const width = layout.widths[column.id ?? ''];
      if (width === undefined) return column;
      return { ...column, meta: { label: column.id ?? '', ...column.meta, width: `${width}px` } };
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
