import type { ReactNode } from 'react';
import type { FilingStatus, OrderFiling } from '@/api/generated/filing/model';
import { Notice } from '@/lib/ui/notice';
import classes from './rejection-notice.module.css';

interface RejectionNoticeProps {
  filing: OrderFiling;
  /** The resubmit action. */
  action?: ReactNode;
}

/** Why a filing was rejected, and the resubmit action. */
export function RejectionNotice({ filing, action }: RejectionNoticeProps) {
  return (
    <Notice tone="bad" title={titles[filing.status] ?? 'Why it didn’t reach the court'} action={action}>
      <RejectionReason filing={filing} />
    </Notice>
  );
}

const titles: Partial<Record<FilingStatus, string>> = {
  rejected: 'Why it was rejected',
  returned: 'Why it was returned',
};

/** Why a filing was rejected, in the reviewer's words. */
export function RejectionReason({ filing: { rejectReason, reviewerComments } }: { filing: OrderFiling }) {
  return (
    <>
      <p className={classes.reason}>{rejectReason?.text ?? 'No reason was given.'}</p>
      {reviewerComments && (
        <p className={classes.comment}>
          <span className={classes.who}>Clerk’s comment: </span>
          {reviewerComments}
        </p>
      )}
    </>
  );
}
