import { lazy, Suspense } from 'react';
import { afterFirstPage } from '@/lib/browser/first-page';
import classes from './state-selector.module.css';

const StateSelector = lazy(() => afterFirstPage(() => import('./state-selector')));

/** Selects the state for new work. Loaded after the first screen. */
export function LazyStateSelector() {
  return (
    <Suspense fallback={<StatePending />}>
      <StateSelector />
    </Suspense>
  );
}

/** Placeholder while the selector loads. */
function StatePending() {
  return (
    <select className={classes.select} aria-label="State" disabled>
      <option>State</option>
    </select>
  );
}
