import type { CaseStory } from '@/api/generated/workspace/model';
import { formatInstant } from '@/lib/format/dates';
import { Notice } from '@/lib/ui/notice';
import classes from './docket-entries.module.css';
import { daysToEnter, lateFilings } from './model/docketed';
import { OrderLink } from './order-link';

interface LateNoticeProps {
  story: CaseStory;
  isFederal: boolean;
}

/** Names what the court accepted and the docket doesn't show after three court days. */
export function LateNotice({ story: { filings, state, courtTimeZone }, isFederal }: LateNoticeProps) {
  const late = lateFilings(filings, { state, federal: isFederal }, new Date().toISOString());
  if (late.length === 0) return null;
  return (
    <Notice tone="warning" title="Accepted, not on the docket yet">
      <p className={classes.text}>
        {`The clerk usually enters a filing within ${daysToEnter} court days. Ask the clerk’s office about:`}
      </p>
      <ul className={classes.told}>
        {late.map(({ filingId, name, acceptedAt, orderId }) => (
          <li key={filingId}>
            {name}, accepted {formatInstant(acceptedAt, courtTimeZone)}. <OrderLink orderId={orderId} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
