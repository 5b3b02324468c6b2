/**
 * Finds the fields of papers (serving supplement, section 7). Pure: from the words of the pages to values, each with its
 * place and how sure it is.
 */
import type { ExtractedField, ExtractionState, FoundPlace } from '../../generated/extraction/schemas.ts';
import type { PageText } from '../../reading/page-text.ts';
import { instantIn } from '../../services/court-days.ts';
import { timeZoneOfState } from '../../services/time-zone-of-state.ts';
import { findCaseNumbers } from './rules/case-number.ts';
import { findCourt } from './rules/court.ts';
import { findDocumentKind } from './rules/document-kind.ts';
import { findAppearanceOn, findFiledOn, findHearingAt, findHearingPlace, findIssuedOn } from './rules/events.ts';
import { boxOf, type Candidate, paperOf } from './rules/paper.ts';
import { findParties } from './rules/parties.ts';
import { findAddresses, findAgents, findAttorneys } from './rules/people.ts';

export interface PaperPages {
  fileId: string;
  pages: readonly PageText[];
}

type Name = ExtractedField['name'];
type Spotted = Candidate & { fileId: string };

/** Below this a value is an alternative only. */
export const leastConfidence = 0.6;
/** Two papers that name different cases, or days, need a look. */
const inConflict = 0.85;
const mostAlternatives = 5;

/** @param known the state in which the person expects the court; one printed on the papers wins. */
export function findFields(
  papers: readonly PaperPages[],
  known: { state?: ExtractionState | undefined } = {},
): ExtractedField[] {
  const found = new Map<Name, Spotted[]>();
  const add = (name: Name, fileId: string, candidates: readonly Candidate[]) =>
    found.set(name, [...(found.get(name) ?? []), ...candidates.map((each) => ({ ...each, fileId }))]);
  const read = papers.map((each) => ({ paper: paperOf(each), court: findCourt(paperOf(each)) }));
  const state = read.find(({ court }) => court?.state)?.court?.state ?? known.state;
  for (const { paper, court } of read) {
    const { fileId } = paper;
    const [kind] = findDocumentKind(paper);
    const parties = findParties(paper);
    const hearings = findHearingAt(paper);
    add('documentKind', fileId, kind ? [kind] : []);
    add('courtName', fileId, court ? [court.name] : []);
    add('county', fileId, court?.county ? [court.county] : []);
    add('state', fileId, court?.stateFrom ? [court.stateFrom] : []);
    add('caseNumber', fileId, findCaseNumbers(paper, state));
    add('plaintiffs', fileId, parties.plaintiffs);
    add('defendants', fileId, parties.defendants);
    add('filedOn', fileId, findFiledOn(paper));
    add('summonsIssuedOn', fileId, findIssuedOn(paper, kind?.kind));
    add('appearanceOn', fileId, findAppearanceOn(paper, kind?.kind));
    add(
      'hearingAt',
      fileId,
      hearings.map((each) => inZone(each, state)),
    );
    add('hearingPlace', fileId, findHearingPlace(paper, hearings));
    add('attorney', fileId, findAttorneys(paper));
    add('registeredAgent', fileId, findAgents(paper));
    add('serviceAddress', fileId, findAddresses(paper));
  }
  const fields = [...found].flatMap(([name, candidates]) =>
    lists.has(name) ? listed(name, candidates) : single(name, candidates),
  );
  const title = titleOf(fields);
  return title ? [...fields, title] : fields;
}

/** Names with a field for each value. */
const lists: ReadonlySet<Name> = new Set(['plaintiffs', 'defendants', 'registeredAgent', 'serviceAddress']);

/** A local time as an instant in the court's zone. Without a state, only a person knows the zone. */
function inZone(hearing: Candidate, state: ExtractionState | undefined): Candidate {
  const [day = '', time = ''] = hearing.value.split('T');
  const zone = timeZoneOfState(state ?? '') ?? 'America/Chicago';
  const confidence = state ? hearing.confidence : Math.min(hearing.confidence, inConflict);
  return { ...hearing, value: instantIn(zone, day, time).toISOString(), confidence };
}

/** Tells how sure a value is, with how well its words were read. */
function confidenceOf({ confidence, method, words }: Candidate): number {
  const least = method === 'text' ? 1 : Math.min(...words.map(({ sureness }) => sureness));
  const read = least >= 0.9 ? 1 : least >= 0.8 ? 0.95 : least >= 0.6 ? 0.88 : 0.75;
  return Math.round(confidence * read * (method === 'ocr' ? 0.98 : 1) * 100) / 100;
}

function placeOf(candidate: Spotted): FoundPlace {
  const { value, method, fileId, page, text } = candidate;
  const { x, y, width, height } = boxOf(candidate);
  const round = (part: number) => Math.round(part * 10_000) / 10_000;
  return {
    ...{ value: value.slice(0, 1000), confidence: confidenceOf(candidate), method, fileId, page, text },
    box: { x: round(x), y: round(y), width: round(width), height: round(height) },
  };
}

const plain = (value: string) => value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The surest place of each value, surest first. A value seen at two places is a little surer. */
function byValue(candidates: readonly Spotted[]): FoundPlace[] {
  const places = new Map<string, FoundPlace[]>();
  for (const place of candidates.map(placeOf)) {
    const key = plain(place.value);
    places.set(key, [...(places.get(key) ?? []), place]);
  }
  return [...places.values()]
    .flatMap((same) => {
      const [best] = same.toSorted((a, b) => b.confidence - a.confidence);
      if (!best) return [];
      const confidence = same.length > 1 ? Math.min(0.99, best.confidence + 0.02) : best.confidence;
      return [{ ...best, confidence }];
    })
    .toSorted((a, b) => b.confidence - a.confidence);
}

function single(name: Name, candidates: readonly Spotted[]): ExtractedField[] {
  const [best, ...others] = byValue(candidates);
  if (!best) return [];
  const isDisputed = name !== 'documentKind' && others.some(({ confidence }) => confidence >= 0.9);
  const confidence = isDisputed ? Math.min(best.confidence, inConflict) : best.confidence;
  // Below the least confidence, the value is among the alternatives alone.
  if (confidence < leastConfidence)
    return [{ ...best, name, value: '', confidence, alternatives: [best, ...others].slice(0, mostAlternatives) }];
  return [{ ...best, name, confidence, alternatives: others.slice(0, mostAlternatives) }];
}

/** One field for each value, in the order of the papers; a misread name is no second party. */
function listed(name: Name, candidates: readonly Spotted[]): ExtractedField[] {
  const values = byValue(candidates).filter(({ confidence }) => confidence >= leastConfidence);
  const kept: FoundPlace[] = [];
  const readings = new Map<FoundPlace, FoundPlace[]>();
  for (const value of values) {
    const same = kept.find((each) => isReadingOf(plain(each.value), plain(value.value)));
    if (same) readings.set(same, [...(readings.get(same) ?? []), value]);
    else kept.push(value);
  }
  const order = candidates.map(({ value }) => plain(value));
  return kept
    .toSorted((a, b) => order.indexOf(plain(a.value)) - order.indexOf(plain(b.value)))
    .map((each) => ({ ...each, name, alternatives: readings.get(each) ?? [] }));
}

/** Tells whether one is the other with at most two letters in ten misread. */
function isReadingOf(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2 || Math.min(a.length, b.length) < 6) return a === b;
  return distance(a, b) <= Math.max(1, Math.floor(Math.min(a.length, b.length) / 8));
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** `Maria Ortega v. Acme Logistics LLC et al.`, at the first plaintiff's place. */
function titleOf(fields: readonly ExtractedField[]): ExtractedField | undefined {
  const of = (name: Name) => fields.filter((each) => each.name === name);
  const [plaintiff, ...plaintiffs] = of('plaintiffs');
  const [defendant, ...defendants] = of('defendants');
  if (!plaintiff || !defendant) return undefined;
  const etAl = (others: readonly unknown[]) => (others.length > 0 ? ' et al.' : '');
  return {
    ...plaintiff,
    name: 'caseTitle',
    value: `${plaintiff.value}${etAl(plaintiffs)} v. ${defendant.value}${etAl(defendants)}`,
    confidence: Math.min(plaintiff.confidence, defendant.confidence),
    alternatives: [],
  };
}
