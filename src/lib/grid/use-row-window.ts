import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useSyncExternalStore } from 'react';

/** Rows kept ready above and below those on the screen. */
const overscan = 8;

export type RowWindow = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

/** Which rows of a long list are on the screen; all of them on paper. Small on purpose: the compiler skips who calls it. */
export function useRowWindow(scroller: RefObject<HTMLDivElement | null>, count: number, rowHeight: number): RowWindow {
  const isPrinting = useSyncExternalStore(watchPrinting, () => printing.matches);
  return useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: isPrinting ? count : overscan,
  });
}

const printing = window.matchMedia('print');

function watchPrinting(changed: () => void): () => void {
  printing.addEventListener('change', changed);
  return () => printing.removeEventListener('change', changed);
}
