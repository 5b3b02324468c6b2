/** The court, its county and its state. */
import type { ExtractionState } from '../../../generated/extraction/schemas.ts';
import { above, below, type Candidate, found, matchesOf, type Paper, type Placed, Text } from './paper.ts';
import { stateIn, stateNames } from './states.ts';

const kinds =
  "circuit|superior|district|supreme|state|county|magistrate|justice|civil|probate|municipal|small claims|family|business|chancery|surrogate[’']s|juvenile|general district";
const court = new RegExp(`\\b(?:${kinds}) court\\b`, 'i');
/** Lines that belong to the court's name above or below it. */
const goesOn = new RegExp(
  `^(?:of|for|in and for|state of|county of|city of)\\b|\\bcounty\\b|\\bjudicial (?:district|circuit)\\b|^(?:the )?(?:state of )?(?:${Object.values(stateNames).join('|')})[:.,]?$`,
  'i',
);
const goesBefore = /^(?:in the |the )?(?:[\w-]+ ){1,3}judicial (?:district|circuit)$|^(?:in|to) the$/i;
const notCourt =
  /\b(?:clerk of|courthouse|court clerk|court reporter|court-appointed|this court|order of|rules? of)\b/i;
const notCounty = /\b(?:department|division|clerk|deputy|law library|recorder|sheriff)\b/i;

export interface Court {
  name: Candidate;
  county?: Candidate;
  state?: ExtractionState;
  stateFrom?: Candidate;
}

/** The court of a paper: printed as a heading, beside the caption, or in the running text of a citation. */
export function findCourt(paper: Paper): Court | undefined {
  const first = paper.segments.filter(({ page }) => page === 1);
  for (const segment of first) {
    if (segment.isProse || segment.words.length > 16 || !court.test(segment.text) || notCourt.test(segment.text))
      continue;
    const before = above(paper, segment, 1).filter(({ text }) => goesBefore.test(text.trim()));
    const after: Placed[] = [];
    for (const next of below(paper, segment, 3)) {
      if (!goesOn.test(next.text) || notCounty.test(next.text) || next.isProse || court.test(next.text)) break;
      after.push(next);
    }
    return described(paper, new Text([...before, segment, ...after]), 0.96);
  }
  return inProse(paper, first);
}

const sentence =
  /\bin the ((?:[\w'’-]+ ){0,5}(?:Circuit|Superior|District|Supreme|State|County|Magistrate|Justice|Civil) Court(?: No\. \d+)? (?:of|for|in and for) (?:the )?[\w .'’-]+?(?: County)?,? (?:State of )?(?:California|Florida|Georgia|Illinois|Indiana|Maryland|Nevada|New York|Texas|Utah|Virginia))\b/dgi;

function inProse(paper: Paper, first: readonly Placed[]): Court | undefined {
  const text = new Text(first);
  const [match] = matchesOf(text, sentence);
  if (!match) return undefined;
  return withPlaces(paper, text, match.from, match.to, 0.92);
}

function described(paper: Paper, text: Text, confidence: number): Court | undefined {
  const from = /^(?:in the )?(?:in the |the )?/i.exec(text.text)?.[0].length ?? 0;
  const to = text.text.replace(/[\s:;,.]+$/, '').length;
  return withPlaces(paper, text, from, to, confidence);
}

function withPlaces(paper: Paper, text: Text, from: number, to: number, confidence: number): Court | undefined {
  const printed = text.text.slice(from, to);
  const name = text.candidate(asTitle(printed), confidence, from, to);
  if (!name) return undefined;
  const [own] = countiesIn(text, from);
  const county = own ?? countyOfPage(paper);
  const state = stateIn(printed) ?? stateOfPage(paper);
  const at = state ? text.text.toLowerCase().lastIndexOf(stateNames[state].toLowerCase()) : -1;
  const stateFrom =
    state &&
    (at >= 0
      ? text.candidate(state, 0.97, at, at + stateNames[state].length)
      : { ...name, value: state, confidence: 0.9 });
  return { name, ...(county && { county }), ...(state && { state }), ...(stateFrom && { stateFrom }) };
}

const countyNames =
  /\bcounty of ([A-Z][\w.'’-]*(?: (?!state\b|for\b|ss\b|superior\b|circuit\b)[A-Z][\w.'’-]*){0,2})|\b((?:(?:St\.|Prince|Anne|Salt|Santa|San|Los|Fort|New|De|Du|El|Palm|Contra|Carson|Miami-|Montgomery|Queen|King|Great|West|East|North|South|Lake|Indian|Washoe) )*[A-Z][\w.'’-]+) county\b/dgi;

function countiesIn(text: Text, from: number): Candidate[] {
  const places = [...matchesOf(text, countyNames, 1), ...matchesOf(text, countyNames, 2)];
  return found(
    places
      .filter(
        (place) =>
          place.from >= from - 1 && !/^(?:the|of|said|this|for|circuit|superior|district|state)$/i.test(place.value),
      )
      .map(({ value, from: start, to }) => text.candidate(asTitle(value.replace(/[,.]+$/, '')), 0.95, start, to)),
  );
}

function countyOfPage(paper: Paper): Candidate | undefined {
  const head = paper.segments.filter(({ page, box }) => page === 1 && box.y < 0.4);
  return head.flatMap((segment) => countiesIn(new Text([segment]), 0))[0];
}

/** A state printed on its own in the head of the page. */
function stateOfPage(paper: Paper): ExtractionState | undefined {
  const head = paper.segments.filter(({ page, box, isProse }) => page === 1 && box.y < 0.45 && !isProse);
  for (const { text } of head) {
    const [, named] = /\b(?:state of|commonwealth of) ([a-z]+(?: york)?)|^([a-z]+(?: york)?):/i.exec(text) ?? [];
    const state = named ? stateIn(named) : /^virginia\b/i.test(text) ? 'VA' : undefined;
    if (state) return state;
  }
  const lastly = head.map(({ text }) => /\bcounty,? ([a-z]+(?: york)?)\b/i.exec(text)?.[1]).find(Boolean);
  return lastly ? stateIn(lastly) : undefined;
}

const small = new Set(['of', 'the', 'and', 'for', 'in', 'to']);

/** Printed capitals as a name: `Circuit Court of Cook County, Illinois`. */
export function asTitle(text: string): string {
  const isShouted = text === text.toUpperCase();
  return text
    .split(' ')
    .map((word, place) => {
      if (!isShouted && word !== word.toUpperCase()) return word;
      const lower = word.toLowerCase();
      if (place > 0 && small.has(lower)) return lower;
      return lower
        .replaceAll(/(^|[-'’/(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
        .replace(/’S$/, '’s')
        .replace(/^(\d+)(ST|ND|RD|TH)$/i, (_, number: string, ending: string) => number + ending.toLowerCase());
    })
    .join(' ');
}
