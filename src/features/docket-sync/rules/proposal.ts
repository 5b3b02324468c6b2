/** A proposed matter, and when it is certain (dockets, section 6). */

/** A proposed matter, how sure it is (0 to 1), and why, to be read. */
export interface MatterProposal {
  matterReference: string;
  confidence: number;
  why: readonly string[];
}

/** The least confidence of a certain proposal. */
export const certainFrom = 0.9;
/** What a certain proposal is ahead of the next. */
const certainAhead = 0.15;

/** A confidence below certain, in the same order. */
export const uncertain = (confidence: number): number => confidence * (certainFrom - 0.01);

/** Tells whether the first proposal is certain: sure, and well ahead of the next. */
export function isCertain([first, second]: readonly MatterProposal[]): boolean {
  return (
    first !== undefined &&
    first.confidence >= certainFrom &&
    first.confidence - (second?.confidence ?? 0) >= certainAhead - 1e-9
  );
}
