import type { ReactNode } from 'react';
import type { JobToServe } from '@/api/generated/serving/model';
import { useOrderContent } from '../draft/order-form';
import classes from './order-steps.module.css';
import { PageTurner, usePages } from './page-turner';

interface RecipientPagesProps {
  label: string;
  /** The recipient that must be in view. */
  shown: string | undefined;
  children: (job: JobToServe, place: number) => ReactNode;
}

/** The recipients, a page at a time. */
export function RecipientPages({ label, shown, children }: RecipientPagesProps) {
  const jobs = useOrderContent((content) => content.jobs);
  const pages = usePages(jobs.length, { id: shown, place: jobs.findIndex(({ jobId }) => jobId === shown) });
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {jobs.slice(pages.first, pages.end).map((job, index) => (
          <li key={job.jobId} className={classes.card}>
            {children(job, pages.first + index)}
          </li>
        ))}
      </ul>
      <PageTurner pages={pages} />
    </>
  );
}
