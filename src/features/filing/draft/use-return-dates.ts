/** The return dates that the draft's court offers (filing variants, section 8). */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getGetOrderQueryKey } from '@/api/generated/filing';
import type { ReturnDate } from '@/api/generated/filing/model';
import { type Problem, rowOf } from '@/features/efiling';
import { isReturnDay, returnDayProblems } from '../model/return-day';
import { useProvider } from '../provider-context';
import { useCourtTables } from './court-tables';
import { useDraft } from './draft-context';
import { useFilingContent } from './filing-form';

interface ReturnDatesOptions {
  /** Whether a defendant will be served outside the state: the court then allows more time. */
  outOfState: boolean;
  isEnabled?: boolean;
}

/**
 * Tells what the court offers, once court, category, case type and a filing type are known; `undefined` where it
 * schedules no return dates, or too little is known to ask.
 */
export function useReturnDates({
  outOfState,
  isEnabled = true,
}: ReturnDatesOptions): UseQueryResult<ReturnDate | undefined> | undefined {
  const { state, orderId } = useDraft();
  const { tables } = useCourtTables();
  const { scheduling } = useProvider();
  const content = useFilingContent((whole) => whole);
  const isAsked = rowOf(tables.courts, content.courtCode)?.allowReturnDate;
  const request = isAsked ? scheduling?.returnDate(state, content, { outOfState }) : undefined;
  const found = useQuery({
    queryKey: [...getGetOrderQueryKey(orderId), 'return date', request?.key],
    queryFn: ({ signal }) => request?.load({ signal }),
    enabled: request !== undefined && isEnabled,
    retry: false,
  });
  return request && found;
}

/** Checks the return date against the days that the court offers. A court that doesn't answer checks it on submission. */
export function useReturnDayProblems(): { problems: readonly Problem[]; isChecking: boolean } {
  const day = useFilingContent((content) => content.returnDate);
  const usual = useReturnDates({ outOfState: false });
  const isBeyond = day !== undefined && usual?.data !== undefined && !isReturnDay(day, usual.data);
  const outOfState = useReturnDates({ outOfState: true, isEnabled: isBeyond });
  const [offered, offeredLater] = [usual?.data, outOfState?.data];
  const problems = useMemo(
    () => returnDayProblems(day, { usual: offered, outOfState: offeredLater }),
    [day, offered, offeredLater],
  );
  return { problems, isChecking: usual?.isLoading === true || outOfState?.isLoading === true };
}
