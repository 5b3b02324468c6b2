import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './idle';

/**
 * Whether what a page is opened for is there and painted, so that what only goes with it may come. What was there from
 * the beginning, as on the way back, is.
 */
export function useSettled(isThere: boolean): boolean {
  const [isSettled, setSettled] = useState(isThere);
  useEffect(() => {
    if (isThere) whenIdle(() => startTransition(() => setSettled(true)));
  }, [isThere]);
  return isSettled;
}
