import type { OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { timeToCorrect } from '../../model/rejection';
import classes from './correction-window.module.css';
import { TimeLeft } from './time-left';

interface CorrectionWindowProps {
  /** Returned filings of the order; the first limit counts. */
  filings: readonly OrderFiling[];
  order: OrderDetail;
}

/** Until when filings can be corrected, counted down. Nothing where the court sets no time. */
export function CorrectionWindow({ filings, order }: CorrectionWindowProps) {
  const { courtTimeZone, firstSubmittedAt, orderedAt } = order;
  const [first] = filings
    .filter(({ correctBy }) => correctBy !== undefined)
    .toSorted((one, other) => ((one.correctBy ?? '') < (other.correctBy ?? '') ? -1 : 1));
  const lastTime = timeToCorrect(first?.correctBy, courtTimeZone);
  if (!first || !lastTime) return null;
  return (
    <p className={classes.window}>
      <TimeLeft correctBy={first.correctBy} dueSoonFrom={first.dueSoonFrom} courtTimeZone={courtTimeZone} />
      <span>
        Resubmit by {lastTime}. Afterwards the filing is abandoned. First submitted{' '}
        {formatInstant(firstSubmittedAt ?? orderedAt, courtTimeZone)}.
      </span>
    </p>
  );
}
