import { getFindFlCasesQueryOptions, getListFlCourtsQueryOptions } from '@/api/generated/filing';
import type { CaseLookup } from '../case-lookup';
import { facts } from './facts';

const day = 24 * 60 * 60 * 1000;

export const lookup: CaseLookup = {
  facts,
  courts: () => getListFlCourtsQueryOptions({ query: { staleTime: day } }),
  cases: (request) => getFindFlCasesQueryOptions(request, { query: { staleTime: 0 } }),
};
