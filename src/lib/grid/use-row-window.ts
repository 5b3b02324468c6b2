import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo, useState, useSyncExternalStore } from 'react';

/** Rows kept ready above and below those on the screen. */
const overscan = 4;

/** The virtualizer remembers each row that it has measured until it has to find the keys anew: after so many rows. */
const rowsRemembered = 2000;

/** Keys of rows; another function for each stretch of the list. */
const keysIn = (_stretch: number) => (index: number) => index;

export type RowWindow = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

/** Which rows of a long list are on the screen; all of them on paper. Small on purpose: the compiler skips who calls it. */
export function useRowWindow(scroller: RefObject<HTMLDivElement | null>, count: number, rowHeight: number): RowWindow {
  const isPrinting = useSyncExternalStore(watchPrinting, () => printing.matches);
  const [stretch, setStretch] = useState(0);
  const getItemKey = useMemo(() => keysIn(stretch), [stretch]);
  return useVirtualizer({
    count,
    getItemKey,
    onChange: ({ range }) => setStretch(Math.floor((range?.startIndex ?? 0) / rowsRemembered)),
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
