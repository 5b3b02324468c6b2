import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a table has less room than it needs, so that it scrolls to the side in a frame of its own.
 * @param minWidth what it needs at least, as a CSS length; undefined: it needs nothing.
 */
export function useOverflows(frame: RefObject<HTMLElement | null>, minWidth: string | undefined): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (minWidth === undefined || !element) {
      setOverflows(false);
      return;
    }
    // The length is in rem and pixels, and adds them up: the table knows what that comes to.
    const measure = () => {
      const table = element.querySelector('table');
      setOverflows(table !== null && Number.parseFloat(getComputedStyle(table).minWidth) > element.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, minWidth]);
  return overflows;
}
