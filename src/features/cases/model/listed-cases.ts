/** Pure changes of the list of court cases. */
import type { TrackedCase } from '@/api/generated/filing/model';

/**
 * The list with a removed case back in its place: after those that stood before it and are still there.
 * @param before ids in the order that the case was removed from
 */
export function withCaseBack<Row extends Pick<TrackedCase, 'id'>>(
  cases: readonly Row[],
  courtCase: Row,
  before: readonly number[],
): Row[] {
  if (cases.some(({ id }) => id === courtCase.id)) return [...cases];
  const earlier = new Set(before.slice(0, Math.max(before.indexOf(courtCase.id), 0)));
  const place = cases.findLastIndex(({ id }) => earlier.has(id)) + 1;
  return cases.toSpliced(place, 0, courtCase);
}

/** The matters of the cases with their number of cases, by reference. */
export function mattersOf(cases: readonly Pick<TrackedCase, 'clientReference'>[]) {
  const counts = new Map<string, number>();
  for (const { clientReference } of cases)
    if (clientReference) counts.set(clientReference, (counts.get(clientReference) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([value, count]) => ({ value, label: value, count }));
}

/** The cases of these matters; every case without one. */
export function casesOfMatters<Row extends Pick<TrackedCase, 'clientReference'>>(
  cases: readonly Row[],
  matters: readonly string[] | undefined,
): readonly Row[] {
  if (!matters) return cases;
  const wanted = new Set(matters);
  return cases.filter(({ clientReference }) => clientReference !== undefined && wanted.has(clientReference));
}
