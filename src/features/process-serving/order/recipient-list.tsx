import { Link } from '@tanstack/react-router';
import { memo, useId, useState } from 'react';
import type { JobSummary } from '@/api/generated/serving/model';
import { SearchInput } from '@/lib/grid/filters/search-box';
import { useRowWindow } from '@/lib/grid/virtual/use-row-window';
import { StatusBadge } from '@/lib/ui/status-badge';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';
import { matchingJobs, mostTabs } from './model/recipients';
import { jobStatus } from './model/texts';
import orderClasses from './order.module.css';
import classes from './recipient-list.module.css';

interface RecipientListProps {
  /** The page that shows one of them. */
  to: '/serve-it/orders/$orderId' | '/serve-it/orders/$orderId/review';
  orderId: number;
  jobs: readonly JobSummary[];
  chosen: JobSummary | undefined;
  /** What is searched for. */
  text?: string | undefined;
  onSearch?: (text: string | undefined) => void;
}

/** The recipients: tabs, or a list to search in when there are many. */
export function RecipientList(props: RecipientListProps) {
  const { to, orderId, jobs, chosen } = props;
  if (jobs.length > mostTabs) return <LongList {...props} />;
  return (
    <div className={classes.tabs}>
      <TabLinks label="Recipients">
        {jobs.map((job) => (
          <TabLink
            key={job.jobId}
            to={to}
            params={{ orderId }}
            search={(previous) => ({ ...previous, recipient: job.position })}
            resetScroll={false}
            aria-current={job === chosen ? 'page' : undefined}
          >
            {job.displayName}
            {job.needsYou && <span className={classes.needsYou}>Needs you</span>}
          </TabLink>
        ))}
      </TabLinks>
    </div>
  );
}

/** As `.row` in the style sheet, in pixels. */
const rowHeight = 56;

function LongList({ to, orderId, jobs, chosen, text = '', onSearch }: RecipientListProps) {
  const inputId = useId();
  const [typed, setTyped] = useState(text);
  const found = matchingJobs(jobs, typed);
  const { first, end, frame } = useRowWindow(found.length, rowHeight);
  return (
    <nav className={classes.list} aria-label="Recipients">
      <label className={classes.find} htmlFor={inputId}>{`Find among ${jobs.length} recipients`}</label>
      <SearchInput
        id={inputId}
        placeholder="Name, status or address"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onSearch?.(currentTarget.value.trim() || undefined);
        }}
      />
      <p className={orderClasses.quiet} role="status">
        {found.length === jobs.length ? `${jobs.length} recipients` : `${found.length} of ${jobs.length} recipients`}
      </p>
      <div ref={frame} className={classes.frame}>
        <ul
          className={orderClasses.plain}
          style={{ paddingTop: first * rowHeight, paddingBottom: (found.length - end) * rowHeight }}
        >
          {found.slice(first, end).map((job, index) => (
            <Row
              key={job.jobId}
              to={to}
              orderId={orderId}
              job={job}
              isChosen={job === chosen}
              place={first + index + 1}
              count={found.length}
            />
          ))}
        </ul>
      </div>
    </nav>
  );
}

interface RowProps extends Pick<RecipientListProps, 'to' | 'orderId'> {
  job: JobSummary;
  isChosen: boolean;
  /** Among those found, from 1. */
  place: number;
  count: number;
}

/** Rendered again only when it changes: choosing a recipient changes two rows. */
const Row = memo(function Row({ to, orderId, job, isChosen, place, count }: RowProps) {
  return (
    <li className={classes.row} aria-setsize={count} aria-posinset={place}>
      <Link
        className={classes.rowLink}
        to={to}
        params={{ orderId }}
        search={(previous) => ({ ...previous, recipient: job.position })}
        resetScroll={false}
        aria-current={isChosen ? 'page' : undefined}
      >
        <span className={classes.rowName}>{`${job.position}. ${job.displayName}`}</span>
        <StatusBadge {...jobStatus(job)} />
      </Link>
    </li>
  );
});
