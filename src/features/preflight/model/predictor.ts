/** How often filings are returned at a court, and which of its reasons are checked here (filing variants, section 9). */
import type { CourtPolicy } from '@/api/generated/filing/model';
import { formatPlainDate } from '@/lib/format/dates';
import { formatCount } from '@/lib/format/numbers';
import { checks, type Finding } from './finding';

/** Fewer filings say nothing. */
const fewest = 30;

/** Says it in up to three sentences; undefined where the court's filings aren't counted. */
export function predict(
  {
    rejectionReasons,
    filingsCounted,
    countedSince,
  }: Pick<CourtPolicy, 'rejectionReasons' | 'filingsCounted' | 'countedSince'>,
  findings: readonly Finding[],
): string | undefined {
  if (filingsCounted === undefined || countedSince === undefined) return undefined;
  if (filingsCounted < fewest) return 'Too few filings at this court to say how often.';
  const reasons = rejectionReasons ?? [];
  const returned = reasons.reduce((sum, reason) => sum + reason.returned, 0);
  const checked = reasons.filter((reason) => reason.checks.some((check) => checks.some((known) => known === check)));
  const failed = checked.filter((reason) =>
    findings.some(({ check, result }) => result === 'fix' && reason.checks.includes(check)),
  );
  const counted = `${formatCount(returned)} of ${formatCount(filingsCounted)} filings at this court were returned since ${formatPlainDate(countedSince)}.`;
  if (checked.length === 0) return counted;
  const outcome = failed.length > 0 ? `Failed: ${failed.map(({ text }) => text).join(', ')}.` : 'None failed.';
  return `${counted} We check ${checked.length} of this court’s ${reasons.length} common rejection reasons. ${outcome}`;
}
