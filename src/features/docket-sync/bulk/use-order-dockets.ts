/** Orders dockets from a page: under way, and what came of it. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetBulkSyncStatusQueryKey, getListBulkSyncCasesQueryKey } from '@/api/generated/docket-sync';
import type { BulkSyncCommand } from '@/api/generated/docket-sync/model';
import { usePerson } from '@/features/session';
import type { ProviderId } from '../accounts/providers';
import { type BulkOutcome, bulkOrderKey, orderDockets } from './calls/submit-bulk-sync';
import { bulkOrderQuery } from './queries';

interface OrderingDockets {
  isUnderWay: boolean;
  /** What came of the last attempt, if it wasn't ordered. */
  outcome: BulkOutcome | undefined;
  order: (providerId: ProviderId, command: BulkSyncCommand) => Promise<BulkOutcome>;
}

/** Nothing is sent without a press, and nothing is sent again by itself. */
export function useOrderDockets(): OrderingDockets {
  const queryClient = useQueryClient();
  const userId = usePerson()?.userId ?? 0;
  const [isUnderWay, setUnderWay] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome>();

  async function order(providerId: ProviderId, command: BulkSyncCommand): Promise<BulkOutcome> {
    setUnderWay(true);
    setOutcome(undefined);
    const key = bulkOrderKey(userId, providerId, command);
    const next = await orderDockets(providerId, command, key);
    if (next.kind === 'ordered') {
      const { orderId, results } = next.answer;
      const { queryKey } = bulkOrderQuery({ orderId, providerId, state: command.state });
      if (command.retryOfOrderId === undefined) queryClient.setQueryData(queryKey, results);
      else await queryClient.invalidateQueries({ queryKey: getGetBulkSyncStatusQueryKey().slice(0, -1) });
      void queryClient.invalidateQueries({ queryKey: getListBulkSyncCasesQueryKey() });
    }
    setUnderWay(false);
    setOutcome(next.kind === 'ordered' ? undefined : next);
    return next;
  }

  return { isUnderWay, outcome, order };
}
