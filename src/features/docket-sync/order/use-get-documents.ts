import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requireOurs } from '@/api/errors';
import { getListDocketCaseDocumentsQueryKey, syncDocket } from '@/api/generated/docket-sync';
import type { DocketSyncOrder, SyncDocketResult } from '@/api/generated/docket-sync/model';
import { useRetailer } from '@/features/firm';
import { orderQuery } from '@/features/orders';
import { usePerson } from '@/features/session';
import { type OrderOutcome, orderOnce } from '../ordering/order-once';
import { submissionKey } from '../ordering/submission-key';

/** Gets documents of a followed docket under its order, once however often it is pressed. */
export function useGetDocuments(order: DocketSyncOrder) {
  const queryClient = useQueryClient();
  const { retailer } = useRetailer();
  const userId = usePerson()?.userId ?? 0;
  const [isUnderWay, setUnderWay] = useState(false);
  const [outcome, setOutcome] = useState<OrderOutcome<SyncDocketResult>>();
  const { orderId, productCaseId, caseNumber, clientReference, accountName } = order;

  /** Tells whether the firm has them now. */
  async function get(documentKeys: readonly string[]): Promise<boolean> {
    setUnderWay(true);
    setOutcome(undefined);
    const params = {
      CaseId: productCaseId,
      CaseNumber: caseNumber,
      ...(retailer ? { RetailerCode: retailer.retailerCode } : {}),
      ...(clientReference ? { ClientReference: clientReference } : {}),
      ...(accountName ? { ExternalAccountIdentifier: accountName } : {}),
      PriorDocuments: [...documentKeys].toSorted(),
    };
    const key = submissionKey(userId, JSON.stringify(['documents', params]));
    const next = await orderOnce(key, async (text) => {
      const placed = await syncDocket(params, { 'Idempotency-Key': text });
      requireOurs('syncDocket', placed.orderId === orderId);
      return placed;
    });
    // Without an answer, they may have been bought.
    await queryClient.invalidateQueries({ queryKey: getListDocketCaseDocumentsQueryKey() });
    void queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
    setUnderWay(false);
    setOutcome(next);
    return next.kind === 'ordered';
  }

  return { isUnderWay, outcome, get };
}
