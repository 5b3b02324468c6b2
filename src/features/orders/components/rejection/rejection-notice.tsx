import type { ReactNode } from 'react';
import type { FilingStatus, OrderFiling } from '@/api/generated/filing/model';
import { Notice } from '@/lib/ui/notice';
import { lastDayToCorrect } from '../../model/rejection';
import classes from './rejection-notice.module.css';

interface RejectionNoticeProps {
  filing: OrderFiling;
  courtTimeZone: string | undefined;
  /** The resubmit action. */
  action?: ReactNode;
}

/** Why a filing was rejected, and the resubmit action. */
export function RejectionNotice({ filing, courtTimeZone, action }: RejectionNoticeProps) {
  const lastDay = filing.status === 'returned' && lastDayToCorrect(filing.correctBy, courtTimeZone);
  return (
    <Notice tone="bad" title={titles[filing.status] ?? 'Why it didn’t reach the court'} action={action}>
      <RejectionReason filing={filing} />
      {lastDay && <p className={classes.reason}>Resubmit by {lastDay}. Afterwards the filing is abandoned.</p>}
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
