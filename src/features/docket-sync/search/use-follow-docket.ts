import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requireOurs } from '@/api/errors';
import {
  getListBulkSyncCasesQueryKey,
  getListDocketCaseDocumentsQueryKey,
  getListDocketSubscriptionsQueryKey,
  getSearchDocketCasesQueryKey,
  syncDocket,
  upsertDocketCase,
} from '@/api/generated/docket-sync';
import type {
  BulkSyncMatter,
  CaseSearchResult,
  CaseSearchResultPage,
  SyncDocketResult,
} from '@/api/generated/docket-sync/model';
import { usePerson } from '@/features/session';
import { cutText } from '@/lib/format/graphemes';
import { confirm } from '@/lib/ui/confirm';
import { type OrderOutcome, orderOnce } from '../ordering/order-once';
import { submissionKey } from '../ordering/submission-key';
import { toUpsert } from '../ordering/to-upsert';

/** What is ordered. */
export interface DocketToFollow {
  found: CaseSearchResult;
  matter: BulkSyncMatter;
  accountName: string | undefined;
  retailerCode: string;
  /** Keys of earlier documents to get with it. */
  documents: readonly string[];
}

/** Follows a found case's docket, once however often it is pressed. Nothing is sent without a press. */
export function useFollowDocket() {
  const queryClient = useQueryClient();
  const userId = usePerson()?.userId ?? 0;
  const [isUnderWay, setUnderWay] = useState(false);
  const [outcome, setOutcome] = useState<OrderOutcome<SyncDocketResult>>();

  /** The order; undefined if it wasn't placed, or the person kept the case in its other matter. */
  async function follow(wanted: DocketToFollow): Promise<number | undefined> {
    setUnderWay(true);
    setOutcome(undefined);
    const next = await order(userId, wanted);
    setUnderWay(false);
    if (next?.kind !== 'ordered') {
      setOutcome(next);
      return undefined;
    }
    const { caseId } = wanted.found;
    // Searching again may cost money: the results are corrected in place.
    queryClient.setQueriesData<CaseSearchResultPage>(
      { queryKey: getSearchDocketCasesQueryKey() },
      (page) =>
        page && {
          ...page,
          items: page.items.map((item) => (item.caseId === caseId ? { ...item, isSubscribed: true } : item)),
        },
    );
    for (const queryKey of [
      getListDocketCaseDocumentsQueryKey(),
      getListDocketSubscriptionsQueryKey(),
      getListBulkSyncCasesQueryKey(),
    ])
      void queryClient.invalidateQueries({ queryKey });
    return next.answer.orderId;
  }

  return { isUnderWay, outcome, follow };
}

/** Undefined if the person decided against it. */
async function order(
  userId: number,
  { found, matter, accountName, retailerCode, documents }: DocketToFollow,
): Promise<OrderOutcome<SyncDocketResult> | undefined> {
  const clientReference = matter.clientReference ?? matter.displayName;
  let productCaseId: number;
  try {
    const saved = await upsertDocketCase(toUpsert(found));
    requireOurs('upsertDocketCase', saved.providerCaseId === found.caseId);
    const other = saved.clientReference;
    if (other && other !== clientReference && !(await isSureOfMatter(found.caseNumber, other, matter.displayName)))
      return undefined;
    productCaseId = saved.productCaseId;
    if (!other) await upsertDocketCase({ ...toUpsert(found), clientReference });
  } catch (error) {
    return { kind: 'refused', error };
  }
  const params = {
    CaseId: productCaseId,
    CaseNumber: found.caseNumber,
    RetailerCode: retailerCode,
    ClientReference: clientReference,
    RetailerReference: matter.retailerReference ?? cutText(matter.displayName, 200),
    ...(matter.matterReference ? { RetailerMatterId: matter.matterReference } : {}),
    CaseDescription: found.caseTitle,
    CourtName: found.courtName,
    ...(accountName ? { ExternalAccountIdentifier: accountName } : {}),
    ...(documents.length > 0 ? { PriorDocuments: [...documents] } : {}),
  };
  const key = submissionKey(userId, JSON.stringify(['docket', params]));
  return orderOnce(key, async (text) => {
    const placed = await syncDocket(params, { 'Idempotency-Key': text });
    requireOurs('syncDocket', placed.productCaseId === productCaseId);
    return placed;
  });
}

const isSureOfMatter = (caseNumber: string, other: string, chosen: string) =>
  confirm({
    title: 'This case belongs to another matter',
    content: `Case ${caseNumber} is in ${other}. Its documents and fees would go to ${chosen}.`,
    confirmLabel: 'Follow it in this matter',
  });
