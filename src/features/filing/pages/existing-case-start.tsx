import type { StateCode } from '@/api/generated/filing/model';
import type { FilingStart } from '@/features/efiling';
import { useMappingId } from '@/features/matters';
import type { ExistingCaseSearch } from '../search';
import { ExistingCasePage } from './existing-case-page';

interface ExistingCaseStartProps {
  state: StateCode;
  /** Undefined in states that we don't file in. */
  filingStart: FilingStart | undefined;
  search: ExistingCaseSearch;
}

/** A page that starts filings into cases: one for each of the specification's addresses. */
export function ExistingCaseStart({ search, ...loaded }: ExistingCaseStartProps) {
  const { case: caseTrackingId, template, begin, ...params } = search;
  return (
    <ExistingCasePage
      {...loaded}
      mappingId={useMappingId()}
      params={params}
      caseTrackingId={caseTrackingId ?? params.caseTrackingId}
      begins={begin === 'now'}
      templateId={template}
    />
  );
}
