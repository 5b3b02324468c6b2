import { elementScroll, type Rect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo, useState, useSyncExternalStore } from 'react';

/** Extra rows rendered above and below the screen. */
const overscan = 4;

/** The virtualizer remembers every measured row until its key function changes, which happens after this many rows. */
const rowsPerKeyFunction = 2000;

/** A new key function for each stretch of the list. */
const keysIn = (_stretch: number) => (index: number) => index;

export type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

/** The visible rows of a long list; all of them when printing. Kept apart because the compiler skips its callers. */
export function useRowVirtualizer(
  scroller: RefObject<HTMLDivElement | null>,
  count: number,
  rowHeight: number,
): RowVirtualizer {
  const isPrinting = useSyncExternalStore(watchPrinting, () => printing.matches);
  const [stretch, setStretch] = useState(0);
  const getItemKey = useMemo(() => keysIn(stretch), [stretch]);
  return useVirtualizer({
    count,
    getItemKey,
    onChange: ({ range }) => setStretch(Math.floor((range?.startIndex ?? 0) / rowsPerKeyFunction)),
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: expectedHeight() },
    observeElementRect: watchSize,
    scrollToFn: scrollWhenAsked,
    estimateSize: () => rowHeight,
    overscan: isPrinting ? count : overscan,
  });
}

// By default the virtualizer measures a frame that has no layout yet and renders the rows in a second step: two layouts
// before the first paint. The functions below start with the size that the styles will give.

/** The maximum height of the frame in `grid.module.css`, without a page header. */
const expectedHeight = () => Math.max(320, window.innerHeight - 328);

function watchSize({ scrollElement }: RowVirtualizer, onSize: (size: Rect) => void): (() => void) | undefined {
  if (!scrollElement) return;
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    onSize({ width: Math.round(width), height: Math.round(height) });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** Skips the initial scroll to the top: a new frame is already there. */
const scrollWhenAsked: typeof elementScroll<HTMLDivElement> = (offset, options, window) => {
  const isNew = offset === 0 && options.behavior === undefined && options.adjustments === undefined;
  if (!isNew) elementScroll(offset, options, window);
};

const printing = window.matchMedia('print');

function watchPrinting(changed: () => void): () => void {
  printing.addEventListener('change', changed);
  return () => printing.removeEventListener('change', changed);
}
