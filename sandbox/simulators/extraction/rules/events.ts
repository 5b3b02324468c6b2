/** Days and hours that a paper names: filed, issued, to appear, heard. */

import { daysIn, timesIn } from './days.ts';
import type { DocumentKind } from './document-kind.ts';
import { below, beside, type Candidate, found, type Paper, type Placed, Text } from './paper.ts';

interface Rule {
  label: RegExp;
  /** Characters between the label and its date. */
  within: number;
  confidence: number;
}

/** What must be filed, or was said to be, is no stamp. */
const notFiled =
  /\b(?:must|shall|to|be|not|may|papers|response|answer|pleading|motion|proof|required)\b[\w ]{0,20}\b(?:e-?)?filed?\b/i;

export function findFiledOn(paper: Paper): Candidate[] {
  const rules: Rule[] = [
    {
      label: /\b(?:e-?filed|electronically filed|date filed|filing date|file date|filed(?: on)?)\b[:\s]*/dgi,
      within: 40,
      confidence: 0.96,
    },
  ];
  return paper.segments
    .filter(({ page, text }) => page === 1 && !notFiled.test(text))
    .flatMap((segment) => datesBehind(paper, segment, rules));
}

export function findIssuedOn(paper: Paper, kind: DocumentKind | undefined): Candidate[] {
  if (kind !== 'summons' && kind !== 'citation' && kind !== 'subpoena') return [];
  const rules: Rule[] = [
    {
      label:
        /\b(?:date issued|issued(?: and given under my hand)?|date of issuance|issue date|witness|given under my hand)\b/dgi,
      within: 90,
      confidence: 0.95,
    },
    { label: /\bdated?(?: this)?\b\s*[:(]?/dgi, within: 30, confidence: 0.8 },
  ];
  return paper.segments
    .filter(({ text }) => !/\bfiled\b|\b(?:hearing|court|return|appearance|trial) date\b/i.test(text))
    .flatMap((segment) => datesBehind(paper, segment, rules));
}

export function findAppearanceOn(paper: Paper, kind: DocumentKind | undefined): Candidate[] {
  if (kind !== 'summons' && kind !== 'citation' && kind !== 'subpoena' && kind !== 'notice') return [];
  const rules: Rule[] = [
    {
      label:
        /\b(?:appearance (?:date|day)|return (?:date|day)|returnable(?: on)?|appear(?: (?:on|before|in|at))?|answer (?:is )?due|respond (?:by|on or before))\b/dgi,
      within: 110,
      confidence: 0.94,
    },
  ];
  return paper.segments.flatMap((segment) => datesBehind(paper, segment, rules, 3));
}

/** Dates behind labels that begin in a segment, in it, beside or below it. */
function datesBehind(paper: Paper, segment: Placed, rules: readonly Rule[], lines = 2): Candidate[] {
  return found(
    rules.flatMap(({ label, within, confidence }) =>
      [...segment.text.matchAll(label)].map((match) => {
        const end = match.index + match[0].length;
        for (const [place, next] of waysOn(paper, segment, lines).entries()) {
          const text = new Text([segment, ...next]);
          const date = daysIn(text.text).find(({ from }) => from >= end);
          if (!date || date.from - end > within || isRelative(text.text.slice(end, date.from))) continue;
          const isOther =
            /\b(?:hearing|trial|filed|issued|answer|return)\b/i.test(text.text.slice(end + 1, date.from)) && place > 0;
          return text.candidate(date.day, confidence - place * 0.01 - (isOther ? 0.3 : 0), date.from, date.to);
        }
        return undefined;
      }),
    ),
  );
}

/** Tells what a text goes on with: nothing, the next column, or the lines below. */
function waysOn(paper: Paper, segment: Placed, lines: number): Placed[][] {
  const next = beside(paper, segment).slice(0, 1);
  const under = below(paper, segment, lines);
  // A wide space of a justified line divides it: its rest goes on below.
  return [[], next, under, ...(next.length > 0 ? [[...next, ...under.slice(0, 1)]] : [])];
}

/** `10:00 a.m. on the Monday next after the expiration of twenty days`. */
const isRelative = (text: string) =>
  /\b(?:monday next|next after|expiration|after (?:service|the date|you)|days after|within)\b/i.test(text);

/** A hearing in local time: `2026-04-02T09:30`. */
export function findHearingAt(paper: Paper): Candidate[] {
  return paper.segments.flatMap((segment) => {
    const label = /\b(?:hearing|trial|court date|conference|appear)\b/i.exec(segment.text);
    if (!label) return [];
    const text = new Text([segment, ...beside(paper, segment), ...below(paper, segment, 3)]);
    const rest = text.text.slice(label.index);
    const date = daysIn(rest)[0];
    const time = timesIn(rest).toSorted((a, b) => gap(a, date) - gap(b, date))[0];
    if (
      !date ||
      !time ||
      date.from > 120 ||
      gap(time, date) > 45 ||
      isRelative(rest.slice(0, Math.max(date.to, time.to)))
    )
      return [];
    const from = label.index + Math.min(date.from, time.from);
    const to = label.index + Math.max(date.to, time.to);
    const confidence = label[0].toLowerCase() === 'appear' ? 0.86 : 0.94;
    return found([text.candidate(`${date.day}T${time.time}`, confidence, from, to)]);
  });
}

const gap = (a: { from: number; to: number }, b: { from: number; to: number } | undefined) =>
  b ? Math.max(a.from - b.to, b.from - a.to, 0) : Number.POSITIVE_INFINITY;

const place =
  /\b((?:court ?room|room|dept\.?|department|part)\s*[:#]?\s*[A-Z]?\d[\w-]{0,6}|(?:dept\.?|department|part)\s+[A-Z]{1,2}\b)/dgi;

/** The room of a hearing, near its date. */
export function findHearingPlace(paper: Paper, hearings: readonly Candidate[]): Candidate[] {
  const [hearing] = hearings;
  if (!hearing) return [];
  const segments = paper.segments.filter(({ page, box }) => {
    const top = Math.min(...hearing.words.map((word) => word.box.y));
    return page === hearing.page && Math.abs(box.y - top) < 0.07;
  });
  const text = new Text(segments);
  return found(
    [...text.text.matchAll(place)].map((match) =>
      text.candidate(match[0], 0.91, match.index, match.index + match[0].length),
    ),
  ).slice(0, 2);
}
