import { useSyncExternalStore } from 'react';

const printing = () => window.matchMedia('print');

/** Tells whether the page is being printed. Lists then render every row. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watchPrinting, () => printing().matches);
}

function watchPrinting(changed: () => void): () => void {
  const watched = printing();
  watched.addEventListener('change', changed);
  return () => watched.removeEventListener('change', changed);
}
