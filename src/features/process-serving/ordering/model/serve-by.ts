/** The day by which a recipient must be served, as the form shows it. */
import type { JobToServe, ServiceRules, ServingCase } from '@/api/generated/serving/model';
import { formatPlainDate } from '@/lib/format/dates';

export interface ServeBy {
  text: string;
  /** The rule it comes from; undefined where no rule sets it. */
  source: string | undefined;
  /** The firm's own day is after the rule's, or the day has passed. */
  warning?: string;
}

/** 'Serve by' of a recipient. The rule's day never passes in silence. `today`: `2026-11-25`. */
export function serveByOf(
  { dueOn }: Pick<JobToServe, 'dueOn'>,
  { kind }: Pick<ServingCase, 'kind'>,
  rules: ServiceRules | undefined,
  today: string,
): ServeBy | undefined {
  if (kind === 'notice')
    return dueOn === undefined
      ? undefined
      : { text: `Serve by ${formatPlainDate(dueOn)} (your date)`, source: undefined };
  if (!rules) return undefined;
  const { deadline } = rules;
  if (!rules.hasRules) return { text: rules.text, source: undefined };
  const { serveBy } = deadline;
  const base = { text: deadline.text, source: deadline.source };
  if (serveBy === undefined) return base;
  if (serveBy < today) return { ...base, warning: 'This day has passed. Check the rule before you order.' };
  if (dueOn !== undefined && dueOn > serveBy)
    return { ...base, warning: `Your date, ${formatPlainDate(dueOn)}, is later than the rule allows.` };
  return base;
}
