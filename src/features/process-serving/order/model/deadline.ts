/** How near a recipient's deadline is. */
import type { ServingJob } from '@/api/generated/serving/model';
import type { StatusTone } from '@/lib/ui/status-badge';

const msPerDay = 24 * 60 * 60 * 1000;

/** Reminders begin two weeks ahead. */
const nearDays = 14;

/** Days from one calendar day to another; negative for an earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msPerDay);
}

/**
 * Tells what is left until the deadline, as a badge; undefined without a dated deadline or once the recipient is
 * served.
 * @param today a calendar day: `2026-03-02`
 */
export function deadlineBadge(
  { jobStatus, deadline: { status, serveBy } }: Pick<ServingJob, 'jobStatus' | 'deadline'>,
  today: string,
): { tone: StatusTone; label: string } | undefined {
  if (status !== 'dated' || serveBy === undefined || ['served', 'filed', 'cancelled'].includes(jobStatus))
    return undefined;
  const days = daysBetween(today, serveBy);
  if (days < 0)
    return { tone: 'bad', label: days === -1 ? '1 day past the deadline' : `${-days} days past the deadline` };
  if (days === 0) return { tone: 'bad', label: 'Last day to serve' };
  const label = days === 1 ? '1 day left to serve' : `${days} days left to serve`;
  return { tone: days <= nearDays ? 'warning' : 'neutral', label };
}
