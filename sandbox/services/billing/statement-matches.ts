/** Finds what the lines of a statement are among a firm's captures and payments (billing, §9). */
import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { withinDays } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { orders } from '../../db/schema/orders.ts';
import type { StatementLine, StatementMatch } from '../../generated/billing/schemas.ts';
import { toCents } from '../filing/money.ts';
import { type Capture, lineSums, readCaptures, readPaymentLines } from './captures.ts';
import { addDays } from './rules/days.ts';
import { matchLine, namedIn } from './rules/match-statement.ts';

const mostCandidates = 10;
/** Every capture that a line could be is within these days of it; the rule decides. */
const margin = 7;

interface Firm {
  clientId: number;
  timeZone: string;
}

/** A match per line, in order. `ofScope` limits the captures to those of a matter; payments belong to none. */
export async function matchStatement(
  db: Database,
  firm: Firm,
  lines: readonly StatementLine[],
  ofScope: SQL | undefined,
): Promise<StatementMatch[]> {
  const captures = new Map<string, Capture>();
  const found = [
    ...(await readNamed(db, firm, lines, ofScope)),
    ...(await readFitting(db, firm, lines, ofScope)),
    ...(ofScope === undefined ? await readPaymentLines(db, firm) : []),
  ];
  for (const capture of found) captures.set(`${capture.candidate.orderId} ${capture.candidate.descriptor}`, capture);
  const all = [...captures.values()].map((capture) => ({
    capture,
    descriptor: capture.candidate.descriptor,
    cents: capture.cents,
    postedOn: capture.candidate.postedOn,
  }));
  return lines.map(({ line, descriptor, amount, postedOn }) => {
    const match = matchLine({ descriptor, cents: amount === undefined ? undefined : toCents(amount), postedOn }, all);
    return {
      line,
      outcome: match.outcome,
      candidates: match.candidates
        .slice(0, mostCandidates)
        .map(({ capture }) => ({ ...capture.candidate, foundBy: match.foundBy })),
    };
  });
}

/** Captures of the envelopes that the lines name. */
async function readNamed(db: Database, firm: Firm, lines: readonly StatementLine[], ofScope: SQL | undefined) {
  const envelopeIds = lines.flatMap(({ descriptor = '' }) => {
    const named = namedIn(descriptor);
    return named?.kind === 'envelope' ? named.numbers.map((number) => String(Number(number))) : [];
  });
  if (envelopeIds.length === 0) return [];
  return readCaptures(db, firm, and(inArray(orders.envelopeId, [...new Set(envelopeIds)]), ofScope));
}

/** Captures with an amount of the lines, around their days. */
async function readFitting(db: Database, firm: Firm, lines: readonly StatementLine[], ofScope: SQL | undefined) {
  const charged = lines.flatMap(({ amount = 0, postedOn }) => (amount > 0 ? { cents: toCents(amount), postedOn } : []));
  if (charged.length === 0) return [];
  const amounts = sql.param([...new Set(charged.map(({ cents }) => cents))]);
  const hasAmount = or(
    sql`${lineSums.court} = any(${amounts}::int[])`,
    sql`${lineSums.other} = any(${amounts}::int[])`,
  );
  const days = charged.flatMap(({ postedOn }) => postedOn ?? []).sort();
  const [first] = days;
  const last = days.at(-1);
  const isDated = first !== undefined && last !== undefined && days.length === charged.length;
  const around = isDated
    ? withinDays(charges.chargedAt, { from: addDays(first, -margin), to: addDays(last, margin) }, firm.timeZone)
    : undefined;
  return readCaptures(db, firm, and(around, ofScope), hasAmount);
}
