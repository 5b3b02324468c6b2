/** Compares what was read with what a paper says. */
import type { ExtractedField } from '../../sandbox/generated/extraction/schemas.ts';
import { instantIn } from '../../sandbox/services/court-days.ts';
import { timeZoneOfState } from '../../sandbox/services/time-zone-of-state.ts';
import type { PaperFacts } from './facts.ts';
import type { Paper } from './layouts.ts';
import type { FieldName, Spot } from './sheet.ts';

/** What is counted together. */
export const groups = {
  caseNumber: ['caseNumber'],
  court: ['courtName'],
  parties: ['plaintiffs', 'defendants'],
  dates: ['filedOn', 'summonsIssuedOn', 'hearingAt'],
  others: ['documentKind', 'county', 'state', 'attorney', 'registeredAgent', 'serviceAddress', 'hearingPlace'],
} as const satisfies Readonly<Record<string, readonly FieldName[]>>;
export type Group = keyof typeof groups;

export interface Verdict {
  name: FieldName;
  /** Undefined for a value that the paper doesn't say. */
  said: string | undefined;
  /** Undefined for a value that wasn't found. */
  found: string | undefined;
  isRight: boolean;
  confidence: number;
  /** How far the place is the printed one, 0 to 1; of right values. */
  overlap?: number;
}

/** A value of a paper, and its place if it is printed as such. */
type Said = Pick<Paper['printed'][number], 'name' | 'value'> & Partial<Paper['printed'][number]>;

/** Case, punctuation and spaces aside, letters and digits count. Case numbers count as printed. */
const plain = (name: FieldName, value: string) =>
  name === 'caseNumber'
    ? value
    : value
        .toLowerCase()
        .replace(/^the /, '')
        .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A verdict on each value of a paper, said or found. */
export function judge(fields: readonly ExtractedField[], paper: Paper, facts: PaperFacts): Verdict[] {
  const said = new Map<FieldName, Map<string, Said[]>>();
  for (const each of paper.printed) {
    const value = each.name === 'hearingAt' ? instantOf(each.value, facts) : each.value;
    const places = said.get(each.name) ?? new Map();
    places.set(plain(each.name, value), [...(places.get(plain(each.name, value)) ?? []), { ...each, value }]);
    said.set(each.name, places);
  }
  // Said by the whole paper, printed in one place or not.
  for (const [name, value] of [
    ['state', facts.state],
    ['county', facts.court.county],
  ] as const)
    said.set(name, new Map([[plain(name, value), said.get(name)?.get(plain(name, value)) ?? [{ name, value }]]]));
  return Object.values(groups)
    .flat()
    .flatMap((name): Verdict[] => {
      const open = new Map(said.get(name));
      const found = fields.filter((each) => each.name === name && each.value !== '');
      const verdicts = found.map((each): Verdict => {
        const key = plain(name, each.value);
        const places = open.get(key);
        open.delete(key);
        const shared = { name, found: each.value, confidence: each.confidence };
        if (!places) return { ...shared, said: undefined, isRight: false };
        const right = { ...shared, said: places[0]?.value, isRight: true };
        if (places.every(({ spot }) => !spot)) return right;
        const overlaps = places.map(({ spot, page }) => (spot && page === each.page ? overlapOf(spot, each.box) : 0));
        return { ...right, overlap: Math.max(0, ...overlaps) };
      });
      const missed = [...open.values()].map(
        ([first]): Verdict => ({ name, said: first?.value, found: undefined, isRight: false, confidence: 0 }),
      );
      return paired(verdicts, missed);
    });
}

/** A missed value and a wrong one in its stead are one mistake. */
function paired(verdicts: readonly Verdict[], missed: readonly Verdict[]): Verdict[] {
  const left = [...missed];
  const all = verdicts.map((each) => (each.isRight ? each : { ...each, said: left.shift()?.said }));
  return [...all, ...left];
}

function instantOf(local: string, { state }: PaperFacts): string {
  const [day = '', time = ''] = local.split('T');
  return instantIn(timeZoneOfState(state) ?? 'America/Chicago', day, time).toISOString();
}

/** The shared part of two spots, of both together. */
function overlapOf(a: Spot, b: Spot): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (a.width * a.height + b.width * b.height - shared);
}
