/** Finding one of an order's recipients. */

import type { JobSummary } from '@/api/generated/serving/model';
import { foldText } from '@/lib/format/fold-text';
import { addressText } from './texts';

/** More recipients than this are a list to search in instead of tabs. */
export const mostTabs = 8;

/** Which recipient is shown. */
export interface Shown {
  /** The one asked for, by its place in the order. */
  position: number | undefined;
  /** The one that the service chose for want of it, once it is read. */
  jobId?: string | undefined;
}

/** The recipient that is shown: the one asked for, else the service's choice, else one that waits for the firm, else the first. */
export function chosenJob(jobs: readonly JobSummary[], { position, jobId }: Shown): JobSummary | undefined {
  return (
    jobs.find((job) => job.position === position) ??
    jobs.find((job) => job.jobId === jobId) ??
    jobs.find(({ needsYou }) => needsYou) ??
    jobs[0]
  );
}

/** Recipients whose name, status or an address contains every word. */
export function matchingJobs(jobs: readonly JobSummary[], text: string): readonly JobSummary[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return jobs;
  return jobs.filter((job) => {
    const all = foldText([job.position, job.displayName, job.statusText, ...job.addresses.map(addressText)].join(' '));
    return words.every((word) => all.includes(word));
  });
}
