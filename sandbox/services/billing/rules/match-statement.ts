/** Which capture a statement line is (billing, §9): by its text first, else by amount and day; never a guess. */
import { addDays } from './days.ts';

/** A capture as on statements. */
export interface Statable {
  descriptor: string;
  cents: number;
  /** `YYYY-MM-DD`. */
  postedOn: string;
}

export interface Line {
  descriptor?: string | undefined;
  /** Negative for money given back; absent if the line has no amount. */
  cents?: number | undefined;
  postedOn?: string | undefined;
}

export interface Match<Capture> {
  outcome: 'one' | 'several' | 'none';
  foundBy: 'descriptor' | 'amount-and-day';
  candidates: Capture[];
}

/** Statements post a capture from a day before to five days after it: days and zones of banks differ. */
const daysBefore = 1;
const daysAfter = 5;

/** What a text may name. */
type Named = { kind: 'envelope'; prefix: string; numbers: string[] } | { kind: 'payment'; paymentId: number };

/**
 * Tells what a statement's text names, in any case, with any spaces, whatever follows: `File Fee 0005 6665
 * Springfield`. A number longer than eight digits may have digits of what follows.
 */
export function namedIn(text: string): Named | undefined {
  const payment = /BENCHFILE\W*(\d{1,9})(?!\d)/.exec(text.toUpperCase());
  if (payment) return { kind: 'payment', paymentId: Number(payment[1]) };
  const packed = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const found = /(FILEFEE|[A-Z]{2}EFILE)(\d{8,12})/.exec(packed);
  const [, prefix, digits] = found ?? [];
  if (prefix === undefined || digits === undefined) return undefined;
  const numbers = Array.from({ length: digits.length - 7 }, (_, index) => digits.slice(0, 8 + index));
  return { kind: 'envelope', prefix, numbers };
}

/** The descriptors that a text may be. */
export function descriptorsIn(text: string): string[] {
  const named = namedIn(text);
  if (!named) return [];
  return named.kind === 'payment'
    ? [`BENCHFILE ${named.paymentId}`]
    : named.numbers.map((number) => `${named.prefix}${number}`);
}

/** Words of a text that may be a court's or the product's. Other merchants are never matched with certainty. */
const familiar = /COURT|CLERK|FILING|FILE|BENCH/;

/** Tells whether a capture's amount and day are those of a line. */
export function fitsDay({ postedOn }: Pick<Line, 'postedOn'>, capturedOn: string): boolean {
  if (postedOn === undefined) return true;
  return postedOn >= addDays(capturedOn, -daysBefore) && postedOn <= addDays(capturedOn, daysAfter);
}

/**
 * Matches a line with captures; those given hold every one that fits. Money given back, and a line without an amount,
 * are found by the text alone: neither an amount given back nor a day alone says which charge it was.
 */
export function matchLine<Capture extends Statable>(line: Line, captures: readonly Capture[]): Match<Capture> {
  const { descriptor = '', cents } = line;
  const wanted = new Set(descriptorsIn(descriptor));
  const named = captures.filter((capture) => wanted.has(capture.descriptor));
  const exact = named.filter((capture) => cents === undefined || capture.cents === Math.abs(cents));
  if (exact.length === 1) return { outcome: 'one', foundBy: 'descriptor', candidates: exact };
  if (named.length > 0) return { outcome: 'several', foundBy: 'descriptor', candidates: named };
  const fitting = captures.filter((capture) => capture.cents === cents && fitsDay(line, capture.postedOn));
  if (fitting.length === 0) return { outcome: 'none', foundBy: 'amount-and-day', candidates: [] };
  // The text names something unknown, or another merchant, or there is no day to go by.
  const isDoubtful = wanted.size > 0 || line.postedOn === undefined || !isFamiliar(descriptor);
  const outcome = fitting.length === 1 && !isDoubtful ? 'one' : 'several';
  return { outcome, foundBy: 'amount-and-day', candidates: fitting };
}

function isFamiliar(text: string): boolean {
  return text.trim() === '' || familiar.test(text.toUpperCase().replaceAll(/[^A-Z]/g, ''));
}
