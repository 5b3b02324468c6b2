/** What can be started for a case: links with the case in their address (application, section 3). */
import type { CaseQuickAction, CaseSearchResult, StateCode, TrackedCase } from '@/api/generated/filing/model';
import type { LinkDescription } from '@/lib/links/link-href';

/** A case of the list or of a search. Undefined values are unknown. */
export interface OpenedCase
  extends Pick<TrackedCase, 'state' | 'apiType' | 'caseNumber' | 'caseTitle' | 'courtName' | 'isPhysical'>,
    Partial<
      Pick<
        TrackedCase,
        | 'caseTrackingId'
        | 'courtLocationCode'
        | 'caseCategory'
        | 'caseType'
        | 'judge'
        | 'status'
        | 'filedDate'
        | 'isUnlawfulDetainer'
        | 'uniformCaseNumber'
        | 'orgName'
        | 'orgUnitName'
        | 'clientReference'
        | 'docketSyncOrderId'
        | 'lastFilingAt'
      >
    > {
  /** The court hides the title and the parties. */
  isConfidential?: boolean;
}

/** A search result as a case. */
export function caseOfResult(state: StateCode, found: CaseSearchResult): OpenedCase {
  return {
    state,
    apiType: found.apiType,
    caseNumber: found.caseDocketId,
    caseTitle: found.caseTitle,
    courtName: found.court.name,
    courtLocationCode: found.court.code,
    caseTrackingId: found.caseTrackingId,
    caseCategory: found.category?.name,
    caseType: found.type?.name,
    judge: found.judge,
    status: found.status,
    filedDate: found.filedDate,
    isPhysical: false,
    isConfidential: found.isConfidential,
  };
}

/** The case parameters of an address. */
export function caseLinkParams(courtCase: OpenedCase) {
  const { state, courtName, apiType, courtLocationCode, caseNumber, caseTrackingId } = courtCase;
  const { isPhysical, isUnlawfulDetainer, uniformCaseNumber, orgName, orgUnitName } = courtCase;
  return {
    state,
    courtName,
    apiType,
    courtLocationCode,
    caseNumber,
    caseTrackingId,
    isPhysical: isPhysical || undefined,
    isUnlawfulDetainer: isUnlawfulDetainer || undefined,
    uniformCaseNumber,
    orgName,
    orgUnitName,
  };
}

/** A quick action of a case. */
export interface CaseAction {
  type: CaseQuickAction['type'];
  text: string;
  page: LinkDescription;
}

/** The state's quick actions that start something for a case, in order. A followed docket is opened instead. */
export function actionsOfCase(actions: readonly CaseQuickAction[], courtCase: OpenedCase): CaseAction[] {
  return actions.flatMap(({ type, link, text }): CaseAction[] => {
    if (type === 'SearchForCase') return [];
    if (type === 'DocketSync' && courtCase.docketSyncOrderId !== undefined) {
      const page = { kind: 'single-page', link: `/docket-sync/order/${courtCase.docketSyncOrderId}` } as const;
      return [{ type, text: 'Open the docket', page }];
    }
    return [{ type, text, page: { kind: 'single-page-with-matter', link, params: caseLinkParams(courtCase) } }];
  });
}
