import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ServingJob } from '@/api/generated/serving/model';
import { useRowWindow } from '@/lib/grid/virtual/use-row-window';
import { AppLink } from '@/lib/ui/links';
import { StatusBadge } from '@/lib/ui/status-badge';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';
import { matchingJobs, mostTabs } from './model/recipients';
import { jobStatus } from './model/texts';
import classes from './order.module.css';

interface RecipientListProps {
  /** The page that shows one of them. */
  to: '/serve-it/orders/$orderId' | '/serve-it/orders/$orderId/review';
  orderId: number;
  jobs: readonly ServingJob[];
  chosen: ServingJob | undefined;
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
  const [typed, setTyped] = useState(text);
  const found = matchingJobs(jobs, typed);
  const { first, end, frame } = useRowWindow(found.length, rowHeight);
  return (
    <nav className={classes.list} aria-label="Recipients">
      <TextInput
        type="search"
        label={`Find among ${jobs.length} recipients`}
        placeholder="Name, status or address"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onSearch?.(event.currentTarget.value.trim() || undefined);
        }}
      />
      <p className={classes.quiet} role="status">
        {found.length === jobs.length ? `${jobs.length} recipients` : `${found.length} of ${jobs.length} recipients`}
      </p>
      <div ref={frame} className={classes.frame}>
        <ul
          className={classes.plain}
          style={{ paddingTop: first * rowHeight, paddingBottom: (found.length - end) * rowHeight }}
        >
          {found.slice(first, end).map((job, index) => (
            <li key={job.jobId} className={classes.row} aria-setsize={found.length} aria-posinset={first + index + 1}>
              <AppLink
                to={to}
                params={{ orderId }}
                search={(previous) => ({ ...previous, recipient: job.position })}
                resetScroll={false}
                className={classes.rowLink}
                aria-current={job === chosen ? 'page' : undefined}
                underline="never"
              >
                <span className={classes.rowName}>{`${job.position}. ${job.displayName}`}</span>
                <StatusBadge {...jobStatus(job)} />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
