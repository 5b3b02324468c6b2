import type { OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { Notice } from '@/lib/ui/notice';
import { ReasonButton } from '@/lib/ui/reason-button';
import { refusalOf } from '../model/order-actions';
import classes from './rejection-notice.module.css';

/** Why the court sent a filing back, in its own words, and the step that mends it. */
export function RejectionNotice({ order, filing }: { order: OrderDetail; filing: OrderFiling }) {
  return (
    <Notice
      tone="bad"
      title={filing.status === 'returned' ? 'Why it was returned' : 'Why it was rejected'}
      action={
        <ReasonButton size="sm" refusal={refusalOf(order, 'edit-and-resubmit')} onClick={() => {}}>
          Edit and resubmit
        </ReasonButton>
      }
    >
      <p className={classes.reason}>{filing.rejectReason?.text ?? 'The court gave no reason.'}</p>
      {filing.reviewerComments && (
        <p className={classes.comment}>
          <span className={classes.who}>Clerk’s comment: </span>
          {filing.reviewerComments}
        </p>
      )}
    </Notice>
  );
}
