import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { JobSummary, ServingJob } from '@/api/generated/serving/model';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import classes from './order.module.css';

interface RecipientScreenProps {
  chosen: JobSummary;
  /** The recipient's query. */
  query: Pick<UseQueryResult<ServingJob>, 'data' | 'error' | 'refetch'>;
  children: (job: ServingJob) => ReactNode;
}

/** The recipient that is chosen in the list, once it is read. */
export function RecipientScreen({ chosen, query: { data: job, error, refetch }, children }: RecipientScreenProps) {
  if (job?.jobId === chosen.jobId)
    return (
      <div className={classes.column}>
        {error && <Notice tone="warning">Couldn’t refresh. Showing the last saved version.</Notice>}
        {children(job)}
      </div>
    );
  if (error)
    return <ErrorState title="The recipient could not be loaded" error={error} onRetry={() => void refetch()} />;
  return <SkeletonLines lines={10} label={`Loading ${chosen.displayName}`} />;
}
