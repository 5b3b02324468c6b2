/** Queries of court cases. */
import {
  getListCourtCasePartiesQueryOptions,
  getListCourtCaseQuickActionsQueryOptions,
  getListCourtCaseServiceContactsQueryOptions,
  getListCourtCasesQueryOptions,
} from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import type { OpenedCase } from './model/case-links';

const day = 24 * 60 * 60 * 1000;

/** The firm's court cases in a state, last added first. */
export function courtCasesQuery(state: StateCode) {
  return getListCourtCasesQueryOptions(state);
}

/** Tells what can be started for a case of the state. */
export function quickActionsQuery(state: StateCode) {
  return getListCourtCaseQuickActionsQueryOptions(state, { query: { staleTime: day } });
}

/** The parties of a case; undefined where its court isn't asked. */
export function casePartiesQuery(courtCase: OpenedCase) {
  const named = information(courtCase);
  return named && getListCourtCasePartiesQueryOptions(named);
}

/** Tells who is served electronically in a case; undefined where its court isn't asked. */
export function caseContactsQuery(courtCase: OpenedCase) {
  const named = information(courtCase);
  return named && getListCourtCaseServiceContactsQueryOptions(named);
}

/** The parameters that name a case. A case without a court's code is in no e-filing system. */
function information({ state, apiType, courtLocationCode, caseNumber, caseTrackingId, isPhysical }: OpenedCase) {
  if (courtLocationCode === undefined || isPhysical) return undefined;
  return {
    'CaseInformation.State': state,
    'CaseInformation.ApiType': apiType,
    'CaseInformation.CourtId': courtLocationCode,
    'CaseInformation.CaseNumber': caseNumber,
    'CaseInformation.CaseTrackingId': caseTrackingId,
  };
}
