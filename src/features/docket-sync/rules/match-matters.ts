/** Proposes the matters of cases by their names (dockets, section 6). A proposal is no choice. */
import { type Candidate, type CaseToMatch, MatterIndex, type MatterToMatch } from './matter-index';
import { certainFrom, type MatterProposal, uncertain } from './proposal';

const proposalsPerCase = 3;

/**
 * Up to three proposals for each case, the best first, all of them likely at least. Two cases are never certain of the
 * same matter by name, and a name that two matters share is never certain.
 */
export function matchMatters(
  cases: readonly CaseToMatch[],
  matters: readonly MatterToMatch[],
): readonly (readonly MatterProposal[])[] {
  const index = new MatterIndex(matters);
  const found = cases.map((each) => index.find(each));
  const sharing = sharedFirsts(found);
  return found.map((candidates) =>
    candidates
      .map((candidate) => withLimit(candidate, sharing))
      .sort((one, other) => other.confidence - one.confidence || index.compareNames(one.matter, other.matter))
      .slice(0, proposalsPerCase)
      .map(({ matter, confidence, why }) => ({
        matterReference: matters[matter]?.matterReference ?? '',
        confidence,
        why,
      })),
  );
}

/** Matters that several cases are sure of, with whether one of them is by number. */
function sharedFirsts(found: readonly (readonly Candidate[])[]): Map<number, { byName: number; byNumber: number }> {
  const counts = new Map<number, { byName: number; byNumber: number }>();
  for (const candidate of found.flat()) {
    if (candidate.confidence < certainFrom) continue;
    const count = counts.get(candidate.matter) ?? { byName: 0, byNumber: 0 };
    count[candidate.isByNumber ? 'byNumber' : 'byName'] += 1;
    counts.set(candidate.matter, count);
  }
  return counts;
}

/** A number that several cases have proves nothing, nor does a name that another case has, by name or by number. */
function withLimit(candidate: Candidate, sharing: ReturnType<typeof sharedFirsts>): Candidate {
  const { byName = 0, byNumber = 0 } = sharing.get(candidate.matter) ?? {};
  const isShared = candidate.isByNumber ? byNumber > 1 : byName + byNumber > 1;
  return isShared && candidate.confidence >= certainFrom
    ? {
        ...candidate,
        confidence: uncertain(candidate.confidence),
        why: [...candidate.why, 'Other cases match this matter, too'],
      }
    : candidate;
}
