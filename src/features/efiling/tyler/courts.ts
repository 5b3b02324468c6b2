/** The courts of a state. They change rarely and stay fresh for a day. */
import { getListTylerCourtsQueryOptions } from '@/api/generated/filing';
import type { FilingStart } from '../descriptor';

const day = 24 * 60 * 60 * 1000;

export const courtsQuery: FilingStart['courts'] = (state, caseFilingType) =>
  getListTylerCourtsQueryOptions(state, { caseFilingType }, { query: { staleTime: day } });
