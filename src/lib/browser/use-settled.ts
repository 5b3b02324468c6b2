import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './idle';

/** Applications whose first page has settled. */
const settled = new WeakSet<QueryClient>();

/**
 * Tells whether a page's main content is loaded and painted, so that secondary content can load. On pages after the
 * first, true at once if the content was there on the first render, as after Back.
 */
export function useSettled(isLoaded: boolean): boolean {
  const queryClient = useQueryClient();
  const [isSettled, setSettled] = useState(isLoaded && settled.has(queryClient));
  useEffect(() => {
    if (!isLoaded) return;
    afterPaint(() => {
      settled.add(queryClient);
      startTransition(() => setSettled(true));
    });
  }, [isLoaded, queryClient]);
  return isSettled;
}
