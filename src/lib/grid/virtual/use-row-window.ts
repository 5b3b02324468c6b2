import { type RefCallback, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '@/lib/browser/use-printing';

/** Extra rows rendered above and below the screen. */
const overscan = 4;

/** The rendered rows of a long list. */
export interface RowWindow {
  /** Index of the first rendered row, from 0. */
  first: number;
  /** Index after the last rendered row. */
  end: number;
  /** In pixels, the same for every row. */
  rowHeight: number;
  /** Goes to the scrolling frame. */
  frame: RefCallback<HTMLDivElement>;
  /** Scrolls a row into view, if it is not there already. */
  scrollToRow: (index: number) => void;
}

/** Follows the scrolling of a long list; all rows when printing. Rows have one height, so none is measured. */
export function useRowWindow(count: number, rowHeight: number): RowWindow {
  const isPrinting = usePrinting();
  const [top, setTop] = useState(0);
  /** Of the frame, below its sticky header. */
  const [height, setHeight] = useState(expectedHeight);
  const scroller = useRef<HTMLDivElement>(null);
  const follow = useCallback(() => {
    setTop(Math.max(0, Math.floor((scroller.current?.scrollTop ?? 0) / rowHeight)));
  }, [rowHeight]);
  const frame = useCallback(
    (element: HTMLDivElement | null) => {
      const isNew = scroller.current !== element;
      scroller.current = element;
      if (!element) return;
      // A new frame hasn't scrolled; reading its position would lay out the page while it is being built.
      if (isNew) setTop(0);
      else follow();
      // Renders before the browser paints the scrolled frame.
      const onScroll = () => flushSync(follow);
      element.addEventListener('scroll', onScroll, { passive: true });
      const observer = new ResizeObserver(() => {
        const { clientHeight, scrollHeight } = element;
        const rowsHeight = clientHeight - (element.querySelector('thead')?.offsetHeight ?? 0);
        // A frame that shows its whole list is only as tall as the list, but can grow with it.
        setHeight((known) => (scrollHeight > clientHeight ? rowsHeight : Math.max(known, rowsHeight)));
      });
      observer.observe(element);
      return () => {
        element.removeEventListener('scroll', onScroll);
        observer.disconnect();
      };
    },
    [follow],
  );
  const visible = Math.ceil(height / rowHeight);
  const firstVisible = Math.min(top, Math.max(0, count - visible));
  return {
    first: isPrinting ? 0 : Math.max(0, firstVisible - overscan),
    end: isPrinting ? count : Math.min(count, firstVisible + visible + overscan),
    rowHeight,
    frame,
    scrollToRow,
  };

  function scrollToRow(index: number): void {
    const element = scroller.current;
    if (!element) return;
    const above = index * rowHeight;
    const below = above + rowHeight - height;
    if (element.scrollTop > above) element.scrollTop = above;
    else if (element.scrollTop < below) element.scrollTop = below;
    follow();
  }
}

/**
 * The maximum height of the frame in `grid.module.css`, without a page header, less the header of the table. Rendering
 * starts with it, because measuring the frame first would take a second layout before the first paint.
 */
const expectedHeight = () => Math.max(320, window.innerHeight - 224) - 32;
