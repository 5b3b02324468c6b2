/** Finding one of an order's recipients. */
import type { ServingJob } from '@/api/generated/serving/model';
import { addressText } from './texts';

/** More recipients than this are a list to search in instead of tabs. */
export const mostTabs = 8;

/** The recipient at a position in the order, else one that waits for the firm, else the first. */
export function chosenJob(jobs: readonly ServingJob[], position: number | undefined): ServingJob | undefined {
  return jobs.find((job) => job.position === position) ?? jobs.find(({ needsYou }) => needsYou) ?? jobs[0];
}

/** Recipients whose name, status or an address contains every word. */
export function matchingJobs(jobs: readonly ServingJob[], text: string): readonly ServingJob[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return jobs;
  return jobs.filter((job) => {
    const all = [job.position, job.displayName, job.statusText, ...job.addresses.map(addressText)]
      .join(' ')
      .toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
