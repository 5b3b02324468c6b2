/** The court, its county and its state. */
import { ExtractionState } from '../../../generated/extraction/schemas.ts';
import { above, below, type Candidate, found, matchesOf, type Paper, type Placed, Text } from './paper.ts';
import { stateIn, stateNames } from './states.ts';

const kinds =
  "circuit|superior|district|supreme|state|county|magistrate|justice|civil|probate|municipal|small claims|family|business|chancery|surrogate[’']s|juvenile|general district";
const court = new RegExp(`\\b(?:${kinds}) court\\b`, 'i');
/** Lines that belong to the court's name above or below it. */
const goesOn = new RegExp(
  `^(?:of|for|in and for|state of|county of|city of)\\b|(?<!-)\\bcounty\\b|\\bjudicial (?:district|circuit)\\b|^(?:the )?(?:state of )?(?:${Object.values(stateNames).join('|')})[:.,]?$`,
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

/** A court named in a sentence: capitalized words around `Court`, with the words that join them. */
const inSentence =
  /(?<=\b(?:in|In|before|by|from|of) the )(?:(?:[A-Z][\w.'’-]*|\d+(?:st|nd|rd|th)) ){0,5}Court\b(?: No\. \d+)?/dg;
const joining = new Set(['of', 'for', 'in', 'and', 'the']);

function inProse(paper: Paper, first: readonly Placed[]): Court | undefined {
  const text = new Text(first);
  for (const { value, from, to } of matchesOf(text, inSentence, 0))
    if (court.test(value) && !notCourt.test(text.text.slice(Math.max(0, from - 30), to)))
      return withPlaces(paper, text, from, to + placeBehind(text.text.slice(to)), 0.92);
  return undefined;
}

/** Tells how far a court's place goes on behind its name: ` of Cook County, Illinois`. */
function placeBehind(rest: string): number {
  let [length, kept] = [0, 0];
  for (const [whole, word = ''] of rest.matchAll(/\s+(\S+)/g)) {
    const isName = /^[A-Z]/.test(word);
    const isAfterComma = rest.slice(0, length).endsWith(',');
    // Behind a comma, only a state or a county goes on with it.
    const goesOnBehind = rest.slice(length + whole.length);
    const namesPlace =
      stateIn(`${word} ${/^\s+\w+/.exec(goesOnBehind)?.[0] ?? ''}`) !== undefined ||
      /^(?:State|County|In)$/.test(word) ||
      /^(?: [A-Z][\w-]*){0,2} County\b/.test(goesOnBehind);
    if (isAfterComma && !namesPlace && !joining.has(word)) break;
    if (!isName && !joining.has(word)) break;
    length += whole.length;
    if (isName) kept = length - (/[.,;:]+$/.exec(word)?.[0].length ?? 0);
    if (/[.;:]$/.test(word) && !/^St\.$/.test(word)) break;
  }
  const named = rest.slice(0, kept);
  // `the Marion Superior Court, Indiana` has its state beside its name.
  return /\bCounty\b|Judicial/.test(named) ? kept : named.replace(/,.*$/, '').length;
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
  const stateFrom = stateOf(text, printed) ?? stateOfPage(paper);
  const state = stateFrom && ExtractionState.parse(stateFrom.value);
  return { name, ...(county && { county }), ...(state && { state, stateFrom }) };
}

/** The state that a court's name ends with, at its place. */
function stateOf(text: Text, printed: string): Candidate | undefined {
  const state = stateIn(printed);
  const at = state ? text.text.toLowerCase().lastIndexOf(stateNames[state].toLowerCase()) : -1;
  return state && text.candidate(state, 0.97, at, at + stateNames[state].length);
}

const capital = "[A-Z][\\w.'’-]*";
const countyNames = new RegExp(
  `\\b[Cc][Oo][Uu][Nn][Tt][Yy] [Oo][Ff] (${capital}(?: (?!(?:State|STATE|For|FOR|SS|ss|Superior|SUPERIOR|Circuit|CIRCUIT|Index|INDEX)\\b)${capital}){0,2})` +
    `|\\b((?:(?:St\\.|ST\\.|[A-Z][\\w'’-]+) ){0,2}[A-Z][\\w.'’-]+) (?:County|COUNTY)\\b(?! (?:of|OF)\\b)`,
  'dg',
);
/** Courts that carry the county's name alone: `Marion Superior Court`. */
const bareCounty = /^(?:in the |the )?([A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?) (?:superior|circuit) court\b/di;
/** Words before a county that are no part of its name. */
const beforeCounty = new RegExp(
  `^(?:(?:the|of|said|this|for|in|and|circuit|superior|district|state|county|court|judicial|${Object.values(stateNames).join('|')}) )+`,
  'i',
);

function countiesIn(text: Text, from: number): Candidate[] {
  const [, named] = bareCounty.exec(text.text.slice(from))?.indices ?? [];
  const bare = named ? [{ value: text.text.slice(from + named[0], from + named[1]), from: from + named[0] }] : [];
  const places = [...matchesOf(text, countyNames, 1), ...matchesOf(text, countyNames, 2), ...bare];
  return found(
    places.map((place) => {
      const lead = beforeCounty.exec(place.value)?.[0].length ?? 0;
      const value = place.value.slice(lead).replace(/[,.]+$/, '');
      if (place.from + lead < from - 1 || isNoCounty(value)) return undefined;
      return text.candidate(asTitle(value), 0.95, place.from + lead, place.from + lead + value.length);
    }),
  );
}

const isNoCounty = (value: string) =>
  /^(?:the|of|said|this|for|in|circuit|superior|district|state|supreme|county|judicial|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+\w*)?$/i.test(
    value,
  ) || /\b(?:court|judicial|circuit)\b/i.test(value);

function countyOfPage(paper: Paper): Candidate | undefined {
  const head = paper.segments.filter(({ page, box }) => page === 1 && box.y < 0.4);
  return head.flatMap((segment) => countiesIn(new Text([segment]), 0))[0];
}

/** Ways in which a page's head names a state apart from the court. */
const ofPage = [
  /\b(?:state|commonwealth) of ([a-z]+(?: york)?)\b/di,
  /^([a-z]+(?: york)?):/di,
  /^(virginia)\b/di,
  /\bcounty,? ([a-z]+(?: york)?)\b/di,
];

/** A state printed on its own in the head of the page. */
function stateOfPage(paper: Paper): Candidate | undefined {
  const head = paper.segments.filter(({ page, box, isProse }) => page === 1 && box.y < 0.45 && !isProse);
  for (const pattern of ofPage)
    for (const segment of head) {
      const named = pattern.exec(segment.text)?.indices?.[1];
      const state = named && stateIn(segment.text.slice(...named));
      if (state) return new Text([segment]).candidate(state, 0.95, ...named);
    }
  return undefined;
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
