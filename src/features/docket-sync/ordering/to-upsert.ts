import type { CaseSearchResult } from '@/api/generated/docket-sync/model';

/** Saves a found case among the firm's, which gives it a `productCaseId`. */
export const toUpsert = (found: CaseSearchResult) => ({
  providerId: found.providerId,
  providerCaseId: found.caseId,
  state: found.state,
  federal: found.federal,
  caseNumber: found.caseNumber,
  caseTitle: found.caseTitle,
  caseType: found.caseType,
  courtSystemId: found.courtSystemId,
  courtId: found.courtId,
  courtName: found.courtName,
  judge: found.judge,
  status: found.status,
  filedDate: found.filedDate,
});
