import type { OrderFiling } from '@/api/generated/filing/model';
import classes from './rejection-reason.module.css';

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
