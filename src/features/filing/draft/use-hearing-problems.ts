/** Whether the hearings chosen in the form are still free (filing variants, section 8). */
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getGetOrderQueryKey } from '@/api/generated/filing';
import type { Problem } from '@/features/efiling';
import { calendarDay } from '@/lib/format/dates';
import { type ChosenHearing, hearingProblems } from '../model/chosen-hearings';
import { useProvider } from '../provider-context';
import { useDraft } from './draft-context';
import { useFilingContent } from './filing-form';
import { useCourtTimeZone } from './use-court-time-zone';

const minute = 60_000;

/**
 * Asks the court's calendar for the day of each chosen hearing, and again every minute: others take slots, too. A calendar
 * that doesn't answer says nothing; the submission then tells.
 */
export function useHearingProblems(): { problems: readonly Problem[]; isChecking: boolean } {
  const { state, orderId, isReadOnly } = useDraft();
  const { scheduling } = useProvider();
  const timeZone = useCourtTimeZone();
  const courtCode = useFilingContent((content) => content.courtCode);
  const caseTrackingId = useFilingContent((content) => content.caseTrackingId);
  const filings = useFilingContent((content) => content.filings);
  const chosen = useMemo(
    () =>
      filings.flatMap(({ hearingSlot: slot, filingTypeCode, motionTypeCode }, index): ChosenHearing[] =>
        slot && filingTypeCode !== undefined && motionTypeCode !== undefined
          ? [{ index, slot, filingTypeCode, motionTypeCode }]
          : [],
      ),
    [filings],
  );
  const found = useQueries({
    queries: chosen.map(({ slot, filingTypeCode, motionTypeCode }) => {
      const day = calendarDay(slot.startsAt, timeZone);
      const wanted = { courtCode: courtCode ?? '', caseTrackingId, filingTypeCode, motionTypeCode };
      const request = { ...wanted, startDate: day, endDate: day };
      return {
        queryKey: [...getGetOrderQueryKey(orderId), 'hearing slots', request],
        queryFn: ({ signal }: { signal: AbortSignal }) => scheduling?.slots(state, request, { signal }) ?? [],
        // Once submitted, the slot is ours.
        enabled: !isReadOnly && scheduling !== undefined && timeZone !== undefined && courtCode !== undefined,
        staleTime: minute,
        refetchInterval: minute,
        retry: false,
      };
    }),
    combine: (results) => ({
      free: results.map(({ data }) => data),
      isChecking: results.some(({ isLoading }) => isLoading),
    }),
  });
  const { free, isChecking } = found;
  const problems = useMemo(() => hearingProblems(chosen, free, new Date()), [chosen, free]);
  return { problems, isChecking };
}
