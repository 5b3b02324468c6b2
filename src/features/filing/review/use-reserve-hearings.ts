import { useQueryClient } from '@tanstack/react-query';
import { changeFailed, mayHaveTakenEffect } from '@/api/errors';
import { getGetOrderQueryKey } from '@/api/generated/filing';
import type { HearingSlot, SubmissionResult } from '@/api/generated/filing/model';
import type { FilingContent } from '@/features/efiling';
import { nearestOf, reserveFailureText, shortSlotText } from '@/features/hearings';
import { showFailure, showToast } from '@/lib/ui/toast';
import { useDraft } from '../draft/draft-context';
import { useCourtTimeZone } from '../draft/use-court-time-zone';
import { useProvider } from '../provider-context';

/**
 * Reserves the hearings that were chosen in the form, once their filings are submitted (filing variants, section
 * 8). Each is reserved once, however often it is repeated. A slot that someone else has taken leaves the filing
 * submitted: the order's page offers others.
 */
export function useReserveHearings(): (content: FilingContent, submitted: SubmissionResult) => Promise<void> {
  const { state, orderId } = useDraft();
  const queryClient = useQueryClient();
  const { scheduling } = useProvider();
  const timeZone = useCourtTimeZone() ?? 'UTC';
  return async ({ courtCode = '', filings }, { envelopeId, filingIds }) => {
    for (const [index, { hearingSlot, motionTypeCode }] of filings.entries()) {
      const filingId = filingIds[index];
      if (!scheduling || !hearingSlot || motionTypeCode === undefined || filingId === undefined) continue;
      const { hearingSlotId } = hearingSlot;
      try {
        await scheduling.reserve(state, { courtCode, envelopeId, filingId, motionTypeCode, hearingSlotId });
        showToast({ tone: 'good', title: 'Hearing reserved', message: shortSlotText(hearingSlot, timeZone) });
      } catch (error) {
        const outcome = changeFailed(error, 'The hearing wasn’t reserved', 'the hearing was reserved');
        showFailure(outcome, mayHaveTakenEffect(error) ? 'The order says so.' : whyNot(error, hearingSlot, timeZone));
      }
      void queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(orderId) });
    }
  };
}

/** The order's page lists the court's nearest times. */
function whyNot(error: unknown, slot: HearingSlot, timeZone: string): string {
  return nearestOf(error)
    ? `${shortSlotText(slot, timeZone)} was just taken. Your filing is submitted. Choose another time on its order.`
    : reserveFailureText(error, timeZone);
}
