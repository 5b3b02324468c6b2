import { lazy, type ReactNode, Suspense } from 'react';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import type { OpenedCase } from '../model/case-links';
import classes from './case-with-panel.module.css';

const CasePanel = lazy(() => import('./case-panel'));

interface CaseWithPanelProps {
  opened: OpenedCase | undefined;
  onClose: () => void;
  /** What else can be done with the open case. */
  actions?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A list of cases with the open one beside it. */
export function CaseWithPanel({ opened, onClose, actions, children }: CaseWithPanelProps) {
  return (
    <div className={classes.split} data-open={opened !== undefined || undefined}>
      <div className={classes.list}>{children}</div>
      {opened && (
        <Suspense fallback={<SkeletonLines lines={8} label="Loading the case" />}>
          <CasePanel
            key={`${opened.apiType} ${opened.courtLocationCode} ${opened.caseTrackingId ?? opened.caseNumber}`}
            courtCase={opened}
            onClose={onClose}
            actions={actions}
          />
        </Suspense>
      )}
    </div>
  );
}
