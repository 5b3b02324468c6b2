/**
 * Reads a filing's type from the title of its lead document. A type is suggested only if it is the one that fits: two
 * that fit equally well, or a closer one that fits in part, suggest none.
 */

import type { FilingDocument, FilingEntry, FilingType } from '@/api/generated/filing/model';
import { fileStem } from '@/features/documents';
import { offeredFilingTypes } from '@/features/efiling';
import { foldText } from '@/lib/format/fold-text';
import { withFilingType } from './filing-fit';

/** Words that carry no meaning between others: `Notice of Appeal`, `Notice Appeal`. */
const connectors = new Set(['a', 'an', 'against', 'by', 'for', 'in', 'of', 'on', 're', 'the', 'to']);

/** What people write before a title: whose document, and which version. */
const prefaces =
  /^(?:\d+\p{L}?|v\d+|copy|corrected|defendants?|draft|efiled?|executed|final|petitioners?|plaintiffs?|respondents?|scan(?:ned)?|signed)$/u;

/** What people write after a title: the version. */
const postscripts = /^(?:\d+|v\d+|conformed|copy|draft|efiled?|executed|final|scan(?:ned)?|signed)$/;

/** Documents that accompany the one they name: `Exhibit A to the complaint`. */
const companions = ['appendix', 'attachment', 'exhibit', 'schedule'];

interface Word {
  text: string;
  /** Follows a connector. */
  isJoined: boolean;
}

/** The filing type that a document's name states; undefined if none does, or more than one. */
export function suggestedFilingType(fileName: string, filingTypes: readonly FilingType[]): FilingType | undefined {
  const offered = offeredFilingTypes(filingTypes).map((type) => ({ type, words: wordsOf(type.name) }));
  const vocabulary = new Set(offered.flatMap(({ words }) => words.map(({ text }) => text)));
  const title = titleWords(fileStem(fileName), vocabulary);
  const rated = offered.map(({ type, words }) => ({ type, words, shared: sharedLength(words, title) }));
  const fitting = rated.filter(({ words, shared }) => words.length > 0 && shared === words.length);
  const length = Math.max(0, ...fitting.map(({ words }) => words.length));
  const [best, ...others] = fitting.filter(({ words }) => words.length === length);
  if (!best || others.length > 0 || rated.some(({ shared }) => shared > length)) return undefined;
  const isCompanion = companions.some(
    (word) => title.some(({ text }) => text === word) && best.words.every(({ text }) => text !== word),
  );
  return !isCompanion && mayFollow(title.slice(length), best.words, vocabulary) ? best.type : undefined;
}

/** Takes the type that the lead document's name states, marked as suggested. A type that a person chose stays. */
export function withSuggestedType(filing: FilingEntry, filingTypes: readonly FilingType[]): FilingEntry {
  const { leadDocument, filingTypeCode, filingTypeReadFrom } = filing;
  const isChosen = filingTypeCode !== undefined && filingTypeReadFrom === undefined;
  if (isChosen || !leadDocument) return filing;
  const type = suggestedFilingType(titleOf(leadDocument), filingTypes);
  return type && type.code !== filingTypeCode
    ? { ...withFilingType(filing, type.code, filingTypes), filingTypeReadFrom: leadDocument.fileName }
    : filing;
}

/** The name as it was on the filer's disk: the court's copy may be shortened, and the description is not. */
function titleOf({ fileName, description = '' }: FilingDocument): string {
  return description.startsWith(fileStem(fileName)) ? description : fileName;
}

/** `Plaintiffs' Motion_toDismiss` → `plaintiff`, `motion`, `dismiss`. */
function wordsOf(text: string): Word[] {
  const parts = foldText(text.normalize('NFKC').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replaceAll(/['’]s?\b/gu, '')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return parts.flatMap((part, index) =>
    connectors.has(part) ? [] : [{ text: singular(part), isJoined: connectors.has(parts[index - 1] ?? '') }],
  );
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The title's words without what people write around it: numbers, versions, whose it is, the case's name. */
function titleWords(stem: string, vocabulary: ReadonlySet<string>): Word[] {
  const isForeign = ({ text }: Word) => prefaces.test(text) || !vocabulary.has(text);
  const parts = stem
    // One space first: a pattern that looks for several would begin anew at each of a long gap.
    .replaceAll(/\s+/g, ' ')
    .split(/ [-–—] /)
    .map(wordsOf);
  const start = parts.findIndex((part) => !part.every(isForeign));
  const words = parts.slice(Math.max(0, start)).flat();
  const first = words.findIndex(({ text }) => !prefaces.test(text));
  const last = words.findLastIndex(({ text }) => !postscripts.test(text));
  return words.slice(Math.max(0, first), last + 1);
}

/** How many of the first words are the same. */
function sharedLength(words: readonly Word[], title: readonly Word[]): number {
  const end = words.findIndex(({ text }, index) => text !== title[index]?.text);
  return end < 0 ? words.length : end;
}

/**
 * Whether the words after a type's name only add to it: `Complaint for breach of contract`, `Complaint Ortega`, but not
 * `Complaint and Summons`, `Appearance Withdrawal`.
 */
function mayFollow(rest: readonly Word[], name: readonly Word[], vocabulary: ReadonlySet<string>): boolean {
  const [next] = rest;
  if (!next) return true;
  if (next.text === 'and' || next.text === 'with' || next.text === 'without') return false;
  return next.isJoined || name.some(({ isJoined }) => isJoined) || rest.every(({ text }) => !vocabulary.has(text));
}
