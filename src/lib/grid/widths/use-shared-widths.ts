import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { GridColumns } from '../columns/columns';
import { type ColumnNeed, type SharedWidths, shareWidth } from './share-width';

/** Columns that a screen has no room for (`from`), with the query of the style sheet that hides them. */
const hiddenFrom = { xl: '(max-width: 88em)', lg: '(max-width: 75em)', md: '(max-width: 62em)' } as const;
type Breakpoint = keyof typeof hiddenFrom;

/** The width of tables in a window of a width: what a table is drawn with until it is measured. */
const usualWidths = new Map<number, number>();

interface Room {
  /** Of the table, in pixels. */
  width: number;
  hidden: string;
}

/**
 * The widths of a table's columns, which follow its own; undefined until its rows are known.
 * @param head the head of the table
 */
export function useSharedWidths<Row extends object>(
  head: RefObject<HTMLTableSectionElement | null>,
  columns: GridColumns<Row>,
  needs: readonly ColumnNeed[] | undefined,
): SharedWidths | undefined {
  const [room, setRoom] = useState(usualRoom);
  const isMeasured = needs !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a resized or pinned column changes the least width of the table, not that of its frame
  useLayoutEffect(() => {
    const table = head.current?.closest('table');
    const frame = table?.parentElement;
    if (!isMeasured || !table || !frame) return;
    const measure = () => {
      const width = Math.max(frame.clientWidth, Number.parseFloat(getComputedStyle(table).minWidth) || 0);
      const isScrolled = table.closest('[data-framed]') !== null;
      if (width === 0) return;
      usualWidths.set(window.innerWidth, width);
      const hidden = isScrolled ? '' : hiddenNow();
      setRoom((before) => (before?.width === width && before.hidden === hidden ? before : { width, hidden }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [head, isMeasured, columns]);
  return useMemo(() => {
    if (!needs || !room) return undefined;
    const shown = columns.filter(({ meta }) => !meta?.from || !room.hidden.split(' ').includes(meta.from));
    const ids = new Set(shown.map(({ id }) => id));
    return shareWidth(
      room.width,
      needs.filter(({ id }) => ids.has(id)),
    );
  }, [columns, needs, room]);
}

function usualRoom(): Room | undefined {
  const width = usualWidths.get(window.innerWidth);
  return width === undefined ? undefined : { width, hidden: hiddenNow() };
}

const breakpoints: readonly Breakpoint[] = ['xl', 'lg', 'md'];

const hiddenNow = () => breakpoints.filter((from) => window.matchMedia(hiddenFrom[from]).matches).join(' ');
