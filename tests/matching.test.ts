/** Matching by name, tried on the cases of the demo's New York account and the matters of its firm. */
import { expect, test } from 'vitest';
import { caseAt } from '../sandbox/simulators/dockets/court-records.ts';
import { inventMatters } from '../sandbox/simulators/practice-management/invented-matters.ts';
import { matchMatters } from '../src/features/docket-sync/rules/match-matters.ts';
import { isCertain } from '../src/features/docket-sync/rules/proposal.ts';

/** Cases of the account that no one follows yet. */
const [first, count] = [96, 1240];

test('nothing certain is wrong, and nine of ten matters come first', () => {
  const matters = inventMatters({
    clientId: 1,
    system: 'clio',
    count: 2400,
    from: 100,
    now: new Date(0),
    addedAt: null,
  }).flatMap(({ matterReference, displayName, description, clientName, status }) =>
    displayName ? [{ matterReference, displayName, description, client: clientName, status }] : [],
  );
  const nameOf = new Map(matters.map(({ matterReference, displayName }) => [matterReference, displayName]));
  const cases = Array.from({ length: count }, (_, place) => caseAt(4, first + place)).filter(
    (each) => each !== undefined && !each.isSealed,
  );
  const found = matchMatters(
    cases.map((each) => ({ caseNumber: each?.caseNumber ?? '', description: each?.caseTitle ?? '' })),
    matters,
  );
  const firstOf = (place: number) => nameOf.get(found[place]?.[0]?.matterReference ?? '');
  const wrong = cases.filter(
    (each, place) => isCertain(found[place] ?? []) && firstOf(place) !== each?.matterReference,
  );
  expect(wrong.map((each) => [each?.caseTitle, each?.matterReference])).toEqual([]);
  // Of matters with the same name, any may come first: nothing tells them apart.
  const titleOf = new Map(matters.map(({ displayName, description }) => [displayName, description]));
  const withMatter = cases.flatMap((each, place) =>
    each?.matterReference
      ? [{ right: titleOf.get(each.matterReference), first: titleOf.get(firstOf(place) ?? '') }]
      : [],
  );
  const right = withMatter.filter((each) => each.right === each.first);
  expect(right.length / withMatter.length).toBeGreaterThanOrEqual(0.9);
});
