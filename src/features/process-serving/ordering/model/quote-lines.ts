/** A quote as the review shows it: by recipient, in cents. */
import type { JobToServe, QuoteLine, ServingQuote } from '@/api/generated/serving/model';
import { toCents } from '@/lib/format/money';
import { jobName } from './problems';

export interface QuotedLine {
  label: string;
  cents: number;
}

/** The lines of a recipient, or of the whole order. */
export interface QuotedGroup {
  jobId: string | undefined;
  name: string;
  lines: readonly QuotedLine[];
  /** Charged only if it happens. */
  whenUsed: readonly QuotedLine[];
  cents: number;
}

/** The lines by recipient, in the order of the recipients; the order's own lines last. */
export function groupQuote(quote: ServingQuote, jobs: readonly JobToServe[]): QuotedGroup[] {
  const ids: readonly (string | undefined)[] = [...jobs.map(({ jobId }) => jobId), undefined];
  const lines = byJob(quote.lines);
  const whenUsed = byJob(quote.whenUsed);
  return ids.flatMap((jobId): QuotedGroup[] => {
    const own = lines.get(jobId) ?? [];
    const later = whenUsed.get(jobId) ?? [];
    if (own.length === 0 && later.length === 0) return [];
    return [
      {
        jobId,
        name: jobId === undefined ? 'The whole order' : jobName(jobs, jobId),
        lines: own,
        whenUsed: later,
        cents: own.reduce((sum, { cents }) => sum + cents, 0),
      },
    ];
  });
}

function byJob(lines: readonly QuoteLine[]): Map<string | undefined, QuotedLine[]> {
  const groups = new Map<string | undefined, QuotedLine[]>();
  for (const { jobId, label, amount } of lines) {
    const group = groups.get(jobId) ?? [];
    group.push({ label, cents: toCents(amount) });
    groups.set(jobId, group);
  }
  return groups;
}

/** The sum of a quote's lines, in cents. A quote whose total differs isn't shown as a price. */
export function sumOf({ lines }: Pick<ServingQuote, 'lines'>): number {
  return lines.reduce((sum, { amount }) => sum + toCents(amount), 0);
}

/** Tells what differs between two quotes, one line each: `James Okafor, Rush: $54.00, was $48.00`. */
export function quoteChanges(
  before: readonly QuotedGroup[],
  after: readonly QuotedGroup[],
  format: (cents: number) => string,
): string[] {
  const earlier = amounts(before);
  const later = amounts(after);
  const names = new Set([...earlier.keys(), ...later.keys()]);
  return [...names].flatMap((name) => {
    const [was, is] = [earlier.get(name), later.get(name)];
    if (was === is) return [];
    if (is === undefined) return [`${name}: no longer charged, was ${format(was ?? 0)}`];
    return [was === undefined ? `${name}: new, ${format(is)}` : `${name}: ${format(is)}, was ${format(was)}`];
  });
}

function amounts(groups: readonly QuotedGroup[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { name, lines } of groups)
    for (const { label, cents } of lines) sums.set(`${name}, ${label}`, (sums.get(`${name}, ${label}`) ?? 0) + cents);
  return sums;
}
