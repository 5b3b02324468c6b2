import { requireOurs } from '@/api/errors';
import {
  fileNoticeOfFiling,
  getExistingCaseReturnDate,
  getListFilingTypesQueryOptions,
  getNewCaseReturnDate,
  listAvailableHearingDates,
  scheduleHearing,
} from '@/api/generated/filing';
import type { NoticeCalls, SchedulingCalls } from '../descriptor';

/** Return dates, and hearings on the courts' calendars. */
export const scheduling: SchedulingCalls = {
  slots: (state, request, options) => listAvailableHearingDates(state, request, options),
  returnDate: (state, content, { outOfState }) => {
    const { courtCode, caseCategoryCode, caseTypeCode, caseTrackingId, filings } = content;
    const filingTypeCode = filings.find((filing) => filing.filingTypeCode !== undefined)?.filingTypeCode;
    if (courtCode === undefined || filingTypeCode === undefined) return undefined;
    if (caseTrackingId !== undefined) {
      const request = { courtCode, caseTrackingId, filingTypeCode, outOfState };
      return { key: request, load: (options) => getExistingCaseReturnDate(state, request, options) };
    }
    if (caseCategoryCode === undefined || caseTypeCode === undefined) return undefined;
    const request = { courtCode, caseCategoryCode, caseTypeCode, filingTypeCode, outOfState };
    return { key: request, load: (options) => getNewCaseReturnDate(state, request, options) };
  },
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
