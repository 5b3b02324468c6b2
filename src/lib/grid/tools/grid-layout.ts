/** How a person has arranged a grid: which columns, in which order, how wide, how dense; and the views they saved. */
import * as z from 'zod/mini';
import { columnWidths } from '../columns/column-width';
import type { GridColumns } from '../columns/columns';

const columnId = z.string().check(z.maxLength(40));

// `z.record` would be the only one of the first screens.
function readWidths(kept: unknown): Record<string, number> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([, width]) => Number.isInteger(width) && width >= columnWidths.least && width <= columnWidths.most,
    ),
  );
}

const gridLayout = z.object({
  /** Ids of the columns in their order; one that is not named comes after. */
  order: z.catch(z.array(columnId), []),
  hidden: z.catch(z.array(columnId), []),
  /** Held at the start of the grid, after the first column, while the others scroll past. */
  pinned: z.catch(z.array(columnId), []),
  /** In pixels, by column. */
  widths: z.catch(z.pipe(z.unknown(), z.transform(readWidths)), {}),
  isCompact: z.catch(z.boolean(), false),
});

export type GridLayout = z.output<typeof gridLayout>;

const savedView = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** What the address says of the grid: `?q=ortega&sort=-date`. */
  search: z.string().check(z.maxLength(1000)),
  layout: gridLayout,
});

export type SavedView = z.output<typeof savedView>;

const gridViews = z.object({ layout: gridLayout, views: z.catch(z.array(savedView), []) });

/** What is kept of a grid for a person. */
export type GridViews = z.output<typeof gridViews>;

export const plainLayout: GridLayout = { order: [], hidden: [], pinned: [], widths: {}, isCompact: false };

/** Reads what was kept; as if nothing had been where it cannot be read. */
export function readGridViews(text: string | null | undefined): GridViews {
  try {
    return gridViews.parse(JSON.parse(text ?? ''));
  } catch {
    return { layout: plainLayout, views: [] };
  }
}

/** The columns in a person's order, the first, which holds the row's link, always first. */
export function orderedColumns<Column extends { id?: string | undefined }>(
  columns: readonly Column[],
  { order }: Pick<GridLayout, 'order'>,
): readonly Column[] {
  const [first, ...rest] = columns;
  if (!first) return columns;
  const placeOf = (id: string | undefined) => {
    const place = order.indexOf(id ?? '');
    return place < 0 ? order.length : place;
  };
  return [first, ...rest.toSorted((a, b) => placeOf(a.id) - placeOf(b.id))];
}

/** The columns as a person has arranged them. The first cannot be hidden. */
export function arrangeColumns<Row extends object>(columns: GridColumns<Row>, layout: GridLayout): GridColumns<Row> {
  return orderedColumns(columns, layout)
    .filter(({ id }, index) => index === 0 || !layout.hidden.includes(id ?? ''))
    .map((column) => {
      const width = layout.widths[column.id ?? ''];
      if (width === undefined) return column;
      return { ...column, meta: { label: column.id ?? '', ...column.meta, width: `${width}px` } };
    });
}

/** What a column without a width has at least, as soon as a grid may scroll to the side. */
const openWidths = { pinned: '14rem', resized: '8rem' } as const;

/** The layout with a column as wide as it was dragged; undefined: as wide as it was declared. */
export function resizeColumn(layout: GridLayout, id: string, width: number | undefined): GridLayout {
  const { [id]: _, ...others } = layout.widths;
  return { ...layout, widths: width === undefined ? others : { ...others, [id]: width } };
}

/**
 * The columns with those that are pinned first, and the width below which the grid then scrolls to the side, as it does
 * where a person has made columns wider. Columns before the first of a list, such as boxes to tick, are held with it.
 */
export function pinColumns<Row extends object>(
  columns: GridColumns<Row>,
  { pinned, widths, firstId }: Pick<GridLayout, 'pinned' | 'widths'> & { firstId: string | undefined },
): { columns: GridColumns<Row>; minWidth?: string } {
  const sum = (all: string[]) => `calc(${['0px', ...all].join(' + ')})`;
  if (!columns.some(({ id = '' }) => pinned.includes(id) && id !== firstId)) {
    if (!columns.some(({ id = '' }) => id in widths)) return { columns };
    return { columns, minWidth: sum(columns.map(({ meta }) => meta?.width ?? openWidths.resized)) };
  }
  const first = columns.findIndex(({ id }) => id === firstId);
  const isHeld = ({ id = '' }: GridColumns<Row>[number]) =>
    pinned.includes(id) || columns.findIndex((column) => column.id === id) <= first;
  const widthOf = ({ meta }: GridColumns<Row>[number]) => meta?.width ?? openWidths.pinned;
  const held = columns.filter(isHeld);
  const rest = columns.filter((column) => !isHeld(column));
  return {
    columns: [
      ...held.map((column, place) => ({
        ...column,
        meta: {
          label: column.id ?? '',
          ...column.meta,
          width: widthOf(column),
          pinnedAt: sum(held.slice(0, place).map(widthOf)),
        },
      })),
      ...rest,
    ],
    minWidth: sum([...held, ...rest].map(widthOf)),
  };
}

/** A column one place on or back among the others; the first stays where it is. */
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
