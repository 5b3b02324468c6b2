/** The case number: behind its label, in the shape of its state. */
import type { ExtractionState } from '../../../generated/extraction/schemas.ts';
import { below, beside, type Candidate, continued, matchesOf, type Paper, type Placed, Text } from './paper.ts';
import { numberShapes } from './states.ts';

const label =
  /\b(?:civil action file|civil action|action|case|cause|index|docket|file|suit)\s*(?:no|number|num|n[o0]s?|#)(?![a-z])\s*[.:#;,]*\s*(?:\([^)]*\)?\s*[:.]?\s*)?/dgi;
/** Words before a label that make it another number: of a bar, a firm or another case. */
const anothers =
  /\b(?:bar|attorney|atty|ardc|firm|related|prior|previous|consolidated|companion|see|lower|underlying|claim|account|loan)\b[^.;]{0,24}$/i;
/** Digits and capitals joined by hyphens or slashes. Illinois parts its numbers by spaces. */
const value = /^(?:\d{2,4} [A-Z]{1,2}\d? \d{2,7}\b|[A-Z0-9]+(?: ?[-–—/] ?[A-Z0-9]+)*)/;

/** The same with specks that recognition took for points. */
const specked = /^[A-Z0-9]+(?:(?: ?[-–—/] ?|[.,'’])[A-Z0-9]+)*/;

/** The candidates of a paper, each at every place where it is printed. */
export function findCaseNumbers(paper: Paper, state: ExtractionState | undefined): Candidate[] {
  return paper.segments.flatMap((segment) => behindLabels(paper, segment, state));
}

function behindLabels(paper: Paper, segment: Placed, state: ExtractionState | undefined): Candidate[] {
  // A sentence may go on between the label and its number.
  const text = new Text([segment, ...(segment.isProse ? continued(paper, segment, 1) : [])]);
  const ownLength = segment.text.length;
  return matchesOf(text, label, 0).flatMap(({ from, to }) => {
    if (from >= ownLength) return [];
    if (anothers.test(text.text.slice(0, from))) return [];
    const heading = above1(paper, segment);
    if (from === 0 && heading && /\brelated|consolidated|prior\b/i.test(heading.text) && heading.words.length < 5)
      return [];
    const here = numberAt(text, to, segment, state);
    if (here) return [here];
    // Behind the label in the next column, or below it in a form's field.
    if (text.text.length - to > 2) return [];
    for (const next of [...beside(paper, segment).slice(0, 1), ...below(paper, segment, 2)]) {
      const candidate = numberAt(new Text([next]), 0, next, state);
      if (candidate) return [candidate];
    }
    return [];
  });
}

function above1(paper: Paper, segment: Placed): Placed | undefined {
  return paper.segments.find(
    ({ page, row, box }) => page === segment.page && row === segment.row - 1 && Math.abs(box.x - segment.box.x) < 0.02,
  );
}

function numberAt(text: Text, from: number, segment: Placed, state: ExtractionState | undefined) {
  const rest = text.text.slice(from);
  const [asPrinted] = value.exec(rest) ?? [];
  if (asPrinted === undefined) return undefined;
  const [withSpecks = asPrinted] = segment.method === 'ocr' ? (specked.exec(rest) ?? []) : [];
  const read = (printed: string) => ({ printed, ...inShape(joined(printed), state) });
  const cleaned = read(withSpecks);
  const { printed, number, isShaped } = cleaned.isShaped ? cleaned : read(asPrinted);
  if (number.replaceAll(/\D/g, '').length < 4 || /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(number)) return undefined;
  // Inside a sentence it may be another case's.
  const isCited = segment.isProse && segment.page > 1;
  const confidence = (isShaped ? 0.97 : 0.8) - (isCited ? 0.42 : segment.isProse ? 0.04 : 0);
  return text.candidate(number, confidence, from, from + printed.length);
}

const joined = (printed: string) =>
  printed
    .replaceAll(/\s*[-–—]\s*/g, '-')
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/[.,'’]/g, '');

/** Letters that recognition confuses with digits, and back. */
const asDigit: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', l: '1', '|': '1', Z: '2', S: '5', B: '8' };
const asLetter: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 8: 'B' };

/** The number in its state's shape; of a misread one, the only reading that has the shape. */
function inShape(plain: string, state: ExtractionState | undefined): { number: string; isShaped: boolean } {
  const shapes = state ? [numberShapes[state]] : Object.values(numberShapes);
  const fits = (text: string) => shapes.some((shape) => shape.test(text));
  if (fits(plain)) return { number: plain, isShaped: true };
  const readings = readingsOf(plain).filter(fits);
  const [only] = readings;
  return readings.length === 1 && only !== undefined
    ? { number: only, isShaped: true }
    : { number: plain, isShaped: false };
}

/** The text with a confusable digit as a letter, or confusable letters as digits, alone and together. */
function readingsOf(text: string): string[] {
  const asLetters = [...text].flatMap((digit, at) =>
    digit in asLetter ? [`${text.slice(0, at)}${asLetter[digit]}${text.slice(at + 1)}`] : [],
  );
  return [...asLetters, ...digitReadings(text)];
}

function digitReadings(text: string): string[] {
  const places = [...text].flatMap((letter, place) => (letter in asDigit ? [place] : []));
  if (places.length === 0 || places.length > 6) return [];
  return Array.from({ length: 2 ** places.length - 1 }, (_, mask) =>
    [...text]
      .map((letter, at) => ((mask + 1) & (1 << places.indexOf(at)) && places.includes(at) ? asDigit[letter] : letter))
      .join(''),
  );
}
