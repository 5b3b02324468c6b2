/** Reads the amounts of statements, in dollars: money given back is negative (billing, §9). */
import { toCents } from '@/lib/format/money';

/** An amount, and what says its direction. */
export interface Amount {
  /** Negative for money given back. */
  dollars: number;
  /** `CR` or `DR` says the direction; otherwise the sign alone does, which banks use both ways. */
  isMarked: boolean;
}

const most = 10_000_000;

/** Digits with commas at every third or nowhere: `12,50` is no 1250. */
const whole = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)`;
const minus = '[-−–]';
const bracketed = String.raw`\(\s*\$?\s*${whole}\.\d{2}\s*\)`;
const withDollar = String.raw`(?:(?<!\w)${minus})?\$\s?${minus}?${whole}(?:\.\d{2})?(?![.,]?\d)`;
/** Not after digits and a comma that could be its thousands. */
const withCents = String.raw`(?<![\d.]|(?<!\d)\d{1,3},)(?:(?<!\w)${minus})?${whole}\.\d{2}(?![.,]?\d)`;
const mark = String.raw`(?:${minus}(?!\w)|\s?[CD]R\b)?`;
const inText = new RegExp(`${bracketed}|(?:${withDollar}|${withCents})${mark}`, 'gi');

/** The texts in a line that are amounts: with cents, or with a dollar sign. */
export function amountsIn(text: string): string[] {
  return text.match(inText) ?? [];
}

const cell = new RegExp(String.raw`^(\()?([-−–+])?(${whole}(?:\.\d{1,2})?|\.\d{2})(${minus})?(\))?(CR|DR)?$`, 'i');

/** `$1,322.39`, `(7.65)`, `7.65-`, `7.65 CR`; undefined for anything else. */
export function readAmount(text: string): Amount | undefined {
  const plain = text.replaceAll(/[\s$]|\bUSD\b/gi, '');
  const [, open, before, digits, after, close, marked] = cell.exec(plain) ?? [];
  if (digits === undefined || (open === undefined) !== (close === undefined)) return undefined;
  const dollars = toCents(Number(digits.replaceAll(',', ''))) / 100;
  if (dollars > most) return undefined;
  const isNegative = open !== undefined || after !== undefined || (before !== undefined && before !== '+');
  const isBack = marked === undefined ? isNegative : marked.toUpperCase() === 'CR';
  return { dollars: isBack && dollars > 0 ? -dollars : dollars, isMarked: marked !== undefined };
}
