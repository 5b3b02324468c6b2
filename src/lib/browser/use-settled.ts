import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './idle';

/**
 * Whether a page's main content is loaded and painted, so that secondary content can load. True at once if the content
 * was there on the first render, as after Back.
 */
export function useSettled(isLoaded: boolean): boolean {
  const [isSettled, setSettled] = useState(isLoaded);
  useEffect(() => {
    if (isLoaded) whenIdle(() => startTransition(() => setSettled(true)));
  }, [isLoaded]);
  return isSettled;
}
