/** The lines of a statement with what each is: a row per candidate. */
import type { StatementCandidate, StatementMatch } from '@/api/generated/billing/model';
import type { StatusTone } from '@/lib/ui/status-badge';
import type { ReadLine } from './statement';

export interface StatementRow {
  id: string;
  line: ReadLine;
  candidate: StatementCandidate | undefined;
  result: { label: string; tone: StatusTone };
}

/** Only what is certain is shown as found. */
export function toStatementRows(lines: readonly ReadLine[], matches: readonly StatementMatch[]): StatementRow[] {
  const byLine = new Map(matches.map((match) => [match.line, match]));
  return lines.flatMap((line): StatementRow[] => {
    const { outcome, candidates } = byLine.get(line.line) ?? { outcome: 'none', candidates: [] };
    const [first] = candidates;
    if (outcome === 'none' || !first)
      return [{ id: `${line.line}`, line, candidate: undefined, result: { label: 'Not found', tone: 'neutral' } }];
    if (outcome === 'one')
      return [{ id: `${line.line}`, line, candidate: first, result: { label: 'Found', tone: 'good' } }];
    return candidates.map((candidate, index) => ({
      id: `${line.line}-${index}`,
      line,
      candidate,
      result: {
        label: candidates.length === 1 ? 'Possible' : `Possible, ${index + 1} of ${candidates.length}`,
        tone: 'warning',
      },
    }));
  });
}

/** Tells why a candidate fits, or what doesn't. */
export function whyText({ line, candidate }: Pick<StatementRow, 'line' | 'candidate'>): string | undefined {
  if (!candidate) return undefined;
  if (candidate.foundBy === 'amount-and-day') return line.postedOn === undefined ? 'Amount' : 'Amount and day';
  if (line.amount === undefined) return 'Number';
  if (candidate.amount === -line.amount) return 'Number, refund';
  return candidate.amount === line.amount ? 'Number' : 'Number, another amount';
}
