/** Explains why no hearing was reserved, or why slots don't show (filing variants, section 8). */
import * as z from 'zod/mini';
import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import { HearingSlot } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';

const problemBody = z.object({ nearest: z.optional(z.array(HearingSlot)), opensAt: z.optional(z.string()) });

/** Tells what the body of a failure says besides its text. */
function detailsOf(body: unknown): z.infer<typeof problemBody> {
  const parsed = problemBody.safeParse(body);
  return parsed.success ? parsed.data : {};
}

/** Reads the slots that the court offers instead of one that was taken. */
export function nearestOf(error: unknown): HearingSlot[] | undefined {
  return detailsOf(failureOf(error).body).nearest;
}

/** Says that a slot is gone, before the slots that the court offers instead, if any. */
export const slotTakenText = (nearest: readonly HearingSlot[]): string =>
  `That time was just taken. Choose another${nearest.length > 0 ? ':' : '.'}`;

const notReserved = 'The hearing was not reserved. Try again.';

/** Says why no hearing was reserved, and what to do. The filing stays as it is. */
export function reserveFailureText(error: unknown, timeZone: string): string {
  const { code, detail, body } = failureOf(error);
  if (code === 'court-calendar-closed') {
    const { opensAt } = detailsOf(body);
    return opensAt
      ? `The court’s calendar is closed until ${formatInstant(opensAt, timeZone)}.`
      : (detail ?? notReserved);
  }
  if (code === 'slot-taken') return slotTakenText(nearestOf(error) ?? []);
  if (mayHaveTakenEffect(error))
    return 'It is not known whether the hearing was reserved. Try again: nothing is reserved twice.';
  return detail ?? notReserved;
}
