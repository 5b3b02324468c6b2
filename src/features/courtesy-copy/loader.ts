import type { QueryClient } from '@tanstack/react-query';
import { getGetOrderQueryOptions } from '@/api/generated/filing';
import type { FilingDocument, OneLegalDraft, OrderDetail, StateCode } from '@/api/generated/filing/model';
import { loadNewEService } from '@/features/e-service';
import { copiesDraft, type FilingProvider, loadProviderOfOrder, providerIdOf } from '@/features/efiling';

/** A filing whose documents are copied, as they were filed. */
export interface CopiedFiling {
  order: OrderDetail;
  documents: FilingDocument[];
}

interface Loaded {
  state: StateCode;
  /** Undefined in states without e-filing. */
  provider: FilingProvider | undefined;
  filed: CopiedFiling | undefined;
  draft: OneLegalDraft | undefined;
}

interface Deps {
  state: StateCode | undefined;
  mappingId: string | undefined;
  ofOrder: number | undefined;
  draft: number | undefined;
}

/** Starts what the page shows, and loads the filing or the draft that the address names. */
export async function loadNewCourtesyCopy(
  queryClient: QueryClient,
  { ofOrder, draft: draftId, ...deps }: Deps,
): Promise<Loaded> {
  const filed = ofOrder === undefined ? undefined : await loadFiling(queryClient, ofOrder);
  const saved = draftId === undefined ? undefined : await queryClient.fetchQuery(getGetOrderQueryOptions(draftId));
  const start = await loadNewEService(queryClient, { ...deps, state: (filed?.order ?? saved ?? deps).state });
  const draft = draftId === undefined ? undefined : await queryClient.fetchQuery(copiesDraft(start.state, draftId));
  return { ...start, filed, draft };
}

/** A copy is of the version that was filed, never of the stamped one (filing variants, section 4). */
async function loadFiling(queryClient: QueryClient, orderId: number): Promise<CopiedFiling> {
  const order = await queryClient.fetchQuery(getGetOrderQueryOptions(orderId));
  const provider = providerIdOf(order);
  if (!order.filingFlow || !provider || order.status === 'draft') return { order, documents: [] };
  const { calls } = await loadProviderOfOrder(provider);
  const { content } = await calls[order.filingFlow].loadSubmitted(order.state, orderId);
  const documents = content.filings.flatMap(({ leadDocument, attachments }) => [
    ...(leadDocument ? [leadDocument] : []),
    ...attachments,
  ]);
  return { order, documents: documents.map(plain) };
}

const plain = ({ id, fileId, fileName, sizeBytes, pageCount, description }: FilingDocument): FilingDocument => ({
  id,
  fileId,
  fileName,
  sizeBytes,
  pageCount,
  ...(description !== undefined && { description }),
});
