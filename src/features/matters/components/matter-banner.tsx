import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMappingId } from '../mapping-in-force';
import classes from './matter-banner.module.css';
import type { MatterBarProps } from './matter-bar';

const MatterBar = lazy(() => import('./matter-bar'));

/** The matter that documents and fees go to (specification, application section 2). Its bar loads only if needed. */
export function MatterBanner(props: MatterBarProps) {
  if (!props.mappingId && !props.clientReference && !props.isNeeded) return null;
  return (
    <Suspense fallback={<div className={classes.place} />}>
      <MatterBar {...props} />
    </Suspense>
  );
}

/** The banner of the current matter, for any page. */
export function PageMatter() {
  const clientReference = useParams({ strict: false, select: (params) => params.clientReference });
  return <MatterBanner mappingId={useMappingId()} clientReference={clientReference} />;
}
