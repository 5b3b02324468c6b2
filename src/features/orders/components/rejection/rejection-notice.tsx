import type { ReactNode } from 'react';
import type { FilingStatus, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { Notice } from '@/lib/ui/notice';
import { abandonedCode } from '../../model/time-left';
import { CorrectionWindow } from './correction-window';
import classes from './rejection-notice.module.css';

interface RejectionNoticeProps {
  filing: OrderFiling;
  order: OrderDetail;
  /** What the firm can do: resubmit it, or copy what was abandoned. */
  action?: ReactNode;
}

/** Shows why a filing was rejected, until when it can be corrected, and what the firm can do. */
export function RejectionNotice({ filing, order, action }: RejectionNoticeProps) {
  const { correctedBy } = order;
  const isOpen = filing.status === 'returned' && (correctedBy === undefined || correctedBy.status === 'draft');
  const title = filing.rejectReason?.code === abandonedCode ? 'Why it was abandoned' : titles[filing.status];
  return (
    <Notice tone="bad" title={title ?? 'Why it didn’t reach the court'} action={action}>
      <RejectionReason filing={filing} />
      {isOpen && <CorrectionWindow filings={[filing]} order={order} />}
    </Notice>
  );
}

const titles: Partial<Record<FilingStatus, string>> = {
  rejected: 'Why it was rejected',
  returned: 'Why it was returned',
};

/** Shows why a filing was rejected, in the reviewer's words. */
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
