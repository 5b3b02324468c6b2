import { lazy, Suspense } from 'react';
import classes from './matter-banner.module.css';
import type { MatterBarProps } from './matter-bar';

const MatterBar = lazy(() => import('./matter-bar'));

/**
 * The matter that documents and fees go to (specification, application section 2). What it looks like is loaded where
 * there is one; its place is kept until then.
 */
export function MatterBanner(props: MatterBarProps) {
  if (!props.mappingId && !props.clientReference && !props.isNeeded) return null;
  return (
    <Suspense fallback={<div className={classes.place} />}>
      <MatterBar {...props} />
    </Suspense>
  );
}
