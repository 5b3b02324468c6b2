import type { OrderFiling } from '@/api/generated/filing/model';
import classes from './sent-back-reason.module.css';

/** Why a filing came back, in the words of who sent it back. */
export function SentBackReason({ filing: { rejectReason, reviewerComments } }: { filing: OrderFiling }) {
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
