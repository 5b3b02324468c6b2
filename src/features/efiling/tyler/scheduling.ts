import { requireOurs } from '@/api/errors';
import {
  fileNoticeOfFiling,
  getListFilingTypesQueryOptions,
  listAvailableHearingDates,
  scheduleHearing,
} from '@/api/generated/filing';
import type { NoticeCalls, SchedulingCalls } from '../descriptor';

/** Hearings on the courts' calendars. */
export const scheduling: SchedulingCalls = {
  places: (state, request, options) => listAvailableHearingDates(state, request, options),
  reserve: async (state, request) => {
    const reservation = await scheduleHearing(state, request);
    requireOurs('scheduleHearing', reservation.filingId === request.filingId);
    return reservation;
  },
};

/** Notices of filing, generated from an order. */
export const notices: NoticeCalls = {
  types: (state, courtCode) => getListFilingTypesQueryOptions(state, { courtCode, caseFilingType: 'Subsequent' }),
  file: (state, request) => fileNoticeOfFiling(state, request),
};
