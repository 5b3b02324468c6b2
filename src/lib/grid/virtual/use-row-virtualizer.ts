import { elementScroll, type Rect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo, useState, useSyncExternalStore } from 'react';

/** Rows kept ready above and below those on the screen. */
const overscan = 4;

/** The virtualizer remembers each row that it has measured until it has to find the keys anew: after so many rows. */
const rowsRemembered = 2000;

/** Keys of rows; another function for each stretch of the list. */
const keysIn = (_stretch: number) => (index: number) => index;

export type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

/** Which rows of a long list are on the screen; all of them on paper. Small on purpose: the compiler skips who calls it. */
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
    onChange: ({ range }) => setStretch(Math.floor((range?.startIndex ?? 0) / rowsRemembered)),
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: expectedHeight() },
    observeElementRect: watchSize,
    scrollToFn: scrollWhenAsked,
    estimateSize: () => rowHeight,
    overscan: isPrinting ? count : overscan,
  });
}

// The virtualizer's own ways to begin ask for the size and the place of a frame that is not laid out yet, and draw the
// rows in a second step: two layouts before the first paint. These begin with what the styles are about to say.

/** The most a frame is high by `grid.module.css`, where no header stands above it. */
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

/** A new frame, which the virtualizer would put at its top, is there. Who asks for a place says how to go to it. */
const scrollWhenAsked: typeof elementScroll<HTMLDivElement> = (offset, options, window) => {
  const isNew = offset === 0 && options.behavior === undefined && options.adjustments === undefined;
  if (!isNew) elementScroll(offset, options, window);
};

const printing = window.matchMedia('print');

function watchPrinting(changed: () => void): () => void {
  printing.addEventListener('change', changed);
  return () => printing.removeEventListener('change', changed);
}
