import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { JobToServe } from '@/api/generated/serving/model';
import { formatCount } from '@/lib/format/numbers';
import { useOrderContent } from '../draft/order-form';
import classes from './order-steps.module.css';

/** Recipients shown at a time, so that 500 stay quick. */
const pageSize = 20;

interface RecipientPagesProps {
  label: string;
  /** The recipient that must be in view. */
  shown: string | undefined;
  children: (job: JobToServe, place: number) => ReactNode;
}

/** The recipients, a page at a time. */
export function RecipientPages({ label, shown, children }: RecipientPagesProps) {
  const jobs = useOrderContent((content) => content.jobs);
  const place = jobs.findIndex(({ jobId }) => jobId === shown);
  const [turned, setTurned] = useState<{ page: number; shown: string | undefined }>();
  const last = Math.max(0, Math.ceil(jobs.length / pageSize) - 1);
  const ofShown = place < 0 ? 0 : Math.floor(place / pageSize);
  const page = Math.min(turned && turned.shown === shown ? turned.page : ofShown, last);
  const first = page * pageSize;
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {jobs.slice(first, first + pageSize).map((job, index) => (
          <li key={job.jobId} className={classes.card}>
            {children(job, first + index)}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <Group justify="space-between">
          <Button variant="default" disabled={page === 0} onClick={() => setTurned({ page: page - 1, shown })}>
            Previous recipients
          </Button>
          <Text size="sm" role="status">
            {`${formatCount(first + 1)} to ${formatCount(Math.min(first + pageSize, jobs.length))} of ${formatCount(jobs.length)}`}
          </Text>
          <Button variant="default" disabled={page === last} onClick={() => setTurned({ page: page + 1, shown })}>
            Next recipients
          </Button>
        </Group>
      )}
    </>
  );
}
