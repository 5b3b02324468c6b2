import { lazy, Suspense } from 'react';
import classes from './state-selector.module.css';

// What saves a choice comes behind the first screen.
const StateSelector = lazy(() => import('./state-selector'));

/** The state that new work is for, chosen from a list. */
export function LazyStateSelector() {
  return (
    <Suspense fallback={<StatePending />}>
      <StateSelector />
    </Suspense>
  );
}

/** Keeps the list's place. */
function StatePending() {
  return (
    <select className={classes.select} aria-label="State" disabled>
      <option>State</option>
    </select>
  );
}
