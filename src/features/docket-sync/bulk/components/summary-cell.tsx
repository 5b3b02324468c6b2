import { createContext, use } from 'react';
import type { BulkSyncResult } from '@/api/generated/docket-sync/model';
import { CellLink } from '@/lib/grid/table/cell-link';
import { ReasonButton } from '@/lib/ui/reason-button';

/** What can be done with a failed case. */
export interface SummaryActions {
  retry: (row: BulkSyncResult) => void;
  refusal: string | undefined;
  isBusy: boolean;
}

export const SummaryActionsContext = createContext<SummaryActions | undefined>(undefined);

/** A case's docket, or another try. */
export function SummaryCell({ row }: { row: BulkSyncResult }) {
  const actions = use(SummaryActionsContext);
  const { subActionOrderId, failure, bulkSyncCase } = row;
  if (failure)
    return (
      <ReasonButton
        size="compact-sm"
        variant="default"
        needsNetwork
        refusal={actions?.refusal}
        disabled={actions?.isBusy}
        aria-label={`Retry case ${bulkSyncCase.caseNumber}`}
        onClick={() => actions?.retry(row)}
      >
        Retry
      </ReasonButton>
    );
  if (subActionOrderId === null) return null;
  return (
    <CellLink path={`/docket-sync/order/${subActionOrderId}`} aria-label={`View case ${bulkSyncCase.caseNumber}`}>
      View
    </CellLink>
  );
}
