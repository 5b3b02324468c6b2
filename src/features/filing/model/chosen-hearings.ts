/** The hearings chosen in a draft. Pure. */
import type { HearingSlot } from '@/api/generated/filing/model';
import type { Problem } from '@/features/efiling';

/** A hearing chosen for a filing. */
export interface ChosenHearing {
  /** Of the filing. */
  index: number;
  slot: HearingSlot;
  filingTypeCode: string;
  motionTypeCode: string;
}

/**
 * Tells what must be fixed of chosen hearings before submission.
 * @param free the free slots of each one's day, undefined where the court's calendar didn't answer
 */
export function hearingProblems(
  chosen: readonly ChosenHearing[],
  free: readonly (readonly HearingSlot[] | undefined)[],
  now: Date,
): Problem[] {
  return chosen.flatMap(({ index, slot }, at): Problem[] => {
    const problem = (message: string): Problem[] => [
      { step: 'filings', path: `filings.${index}.hearingSlot`, message },
    ];
    if (Date.parse(slot.startsAt) <= now.getTime()) return problem('That time has passed. Choose another.');
    const ofDay = free[at];
    if (!ofDay || ofDay.some(({ hearingSlotId }) => hearingSlotId === slot.hearingSlotId)) return [];
    return problem('That time was just taken. Choose another.');
  });
}
