import '@mantine/core/styles/VisuallyHidden.css';
import { VisuallyHidden } from '@mantine/core';
import { createContext, use } from 'react';
import type { BulkSyncResult } from '@/api/generated/docket-sync/model';
import { Planned } from '@/features/navigation';
import type { LinkDescription } from '@/lib/links/link-href';
import { AppLink } from '@/lib/ui/links';
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
  const page: LinkDescription = { kind: 'single-page', link: `/docket-sync/order/${subActionOrderId}` };
  return (
    <AppLink {...page} size="sm">
      View
      <VisuallyHidden>{` case ${bulkSyncCase.caseNumber}`}</VisuallyHidden>
      <Planned page={page} />
    </AppLink>
  );
}
