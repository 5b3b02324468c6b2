/** The case number: behind its label, in the shape of its state. */
import type { ExtractionState } from '../../../generated/extraction/schemas.ts';
import { below, beside, type Candidate, matchesOf, type Paper, type Placed, Text } from './paper.ts';
import { numberShapes } from './states.ts';

const label =
  /\b(?:civil action file|civil action|action|case|cause|index|docket|file|suit)\s*(?:no|number|num|n[o0]s?|#)(?![a-z])\s*[.:#;,]*\s*(?:\([^)]*\)?\s*[:.]?\s*)?/dgi;
/** Words before a label that make it another number: of a bar, a firm or another case. */
const anothers =
  /\b(?:bar|attorney|atty|ardc|firm|related|prior|previous|consolidated|companion|see|lower|underlying|claim|account|loan)\b[^.;]{0,24}$/i;
/** Digits and capitals joined by hyphens or slashes. Illinois parts its numbers by spaces. */
const value = /^(?:\d{2,4} [A-Z]{1,2}\d? \d{2,7}\b|[A-Z0-9]+(?: ?[-–—/] ?[A-Z0-9]+)*)/;

/** The candidates of a paper, each at every place where it is printed. */
export function findCaseNumbers(paper: Paper, state: ExtractionState | undefined): Candidate[] {
  return paper.segments.flatMap((segment) => behindLabels(paper, segment, state));
}

function behindLabels(paper: Paper, segment: Placed, state: ExtractionState | undefined): Candidate[] {
  const text = new Text([segment]);
  return matchesOf(text, label, 0).flatMap(({ from, to }) => {
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
  const [printed] = value.exec(text.text.slice(from)) ?? [];
  if (printed === undefined) return undefined;
  const plain = printed.replaceAll(/\s*[-–—]\s*/g, '-').replaceAll(/\s*\/\s*/g, '/');
  const { number, isShaped } = inShape(plain, state);
  if (number.replaceAll(/\D/g, '').length < 4 || /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(number)) return undefined;
  // Inside a sentence it may be another case's.
  const isCited = segment.isProse && segment.page > 1;
  const confidence = (isShaped ? 0.97 : 0.8) - (isCited ? 0.42 : segment.isProse ? 0.04 : 0);
  return text.candidate(number, confidence, from, from + printed.length);
}

/** Letters that recognition confuses with digits, and back. */
const asDigit: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', l: '1', '|': '1', Z: '2', S: '5', B: '8' };

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

/** Each run of letters and digits with its confusable letters as digits, alone and together. */
function readingsOf(text: string): string[] {
  const places = [...text].flatMap((letter, place) => (letter in asDigit ? [place] : []));
  if (places.length === 0 || places.length > 6) return [];
  return Array.from({ length: 2 ** places.length - 1 }, (_, mask) =>
    [...text]
      .map((letter, at) => ((mask + 1) & (1 << places.indexOf(at)) && places.includes(at) ? asDigit[letter] : letter))
      .join(''),
  );
}
