/** What stands in for a page, or for the whole application, until it has loaded. */
import { useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { PageSkeleton } from '@/lib/ui/page-skeleton';
import layout from '../layouts/layouts.module.css';
import classes from './page-pending.module.css';
import { ProductSign } from './product-sign';

/** Milliseconds after the start of the visit before a placeholder shows. A fast start shows none. */
const moment = 300;

/** Replaces a slow page, in the shape that its route names (`staticData.shape`). */
export function PagePending() {
  const shape = useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.shape) });
  return <PageSkeleton shape={shape?.staticData.shape} />;
}

/** Replaces a page together with its layout. Continues the bar that index.html draws, so that nothing flickers. */
export function AppPending() {
  const [delay] = useState(() => Math.max(0, moment - performance.now()));
  return (
    <>
      <div className="starting">
        <ProductSign />
      </div>
      <div className={`${layout.content} ${classes.delayed}`} style={{ animationDelay: `${delay}ms` }}>
        <PagePending />
      </div>
    </>
  );
}
