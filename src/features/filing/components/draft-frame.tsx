import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MatterBanner } from '@/features/matters';
import { AppLink } from '@/lib/ui/links';
import { useDraft } from '../draft/draft-context';
import { filingFlows } from '../filing-flows';
import { useFilingContent } from '../forms/filing-form';
import { caseTitle } from '../model/case-title';
import type { Opening } from '../model/draft-journal';
import { DraftBanners } from './draft-banners';
import classes from './draft-frame.module.css';
import { FeePanel } from './fee-panel';
import { SaveStatusText } from './save-status-text';
import { Stepper } from './stepper';

interface DraftFrameProps {
  isElsewhere: boolean;
  opening: Opening;
  onTakeOver: () => void;
  onLoadNewer: () => Promise<void>;
  children: ReactNode;
}

/** What stands around every step: what is filed, whether it is saved, where one is, and the way out. */
export function DraftFrame({ isElsewhere, opening, onTakeOver, onLoadNewer, children }: DraftFrameProps) {
  const { flow, clientReference, mappingId } = useDraft();
  const title = useFilingContent(caseTitle);
  const isReview = useLocation({ select: ({ pathname }) => pathname.endsWith('/review') });
  return (
    <div className={classes.frame}>
      <MatterBanner mappingId={mappingId} isFixed />
      <div className={classes.bar}>
        <div className={classes.what}>
          <h1 className={classes.title}>
            {filingFlows[flow].title} <span className={classes.caseTitle}>{title}</span>
          </h1>
          {clientReference && (
            <p className={classes.matter}>
              Matter{' '}
              <AppLink to="/matter-view/$clientReference" params={{ clientReference }} search={{ mappingId }} size="xs">
                {clientReference}
              </AppLink>
            </p>
          )}
        </div>
        <SaveStatusText isElsewhere={isElsewhere} />
      </div>
      <div className={classes.columns}>
        <div className={classes.steps}>
          <Stepper />
        </div>
        <div className={classes.main}>
          <DraftBanners isElsewhere={isElsewhere} opening={opening} onTakeOver={onTakeOver} onLoadNewer={onLoadNewer} />
          {children}
        </div>
        {/* The review has the fees among what is reviewed. */}
        {!isReview && (
          <div className={classes.fees}>
            <FeePanel />
          </div>
        )}
      </div>
    </div>
  );
}
