import type { OrderDetail } from '@/api/generated/filing/model';
import { isRejected } from '../../model/rejection';
import classes from './correction-reasons.module.css';
import { CorrectionWindow } from './correction-window';
import { RejectionReason } from './rejection-notice';

/** Shows why the court sent an order's filings back, and until when they can be corrected. */
export default function CorrectionReasons({ order }: { order: OrderDetail }) {
  const filings = order.filings.filter(({ status }) => isRejected(status));
  return (
    <>
      {filings.map((filing) => (
        <div key={filing.filingId} className={classes.filing}>
          {filings.length > 1 && <p className={classes.name}>{filing.filingTypeName}</p>}
          <RejectionReason filing={filing} />
        </div>
      ))}
      <CorrectionWindow filings={filings.filter(({ status }) => status === 'returned')} order={order} />
    </>
  );
}
