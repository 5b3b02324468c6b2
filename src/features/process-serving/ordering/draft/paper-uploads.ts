/** Uploads of papers. They live outside React and continue while the person moves between steps. */

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CourtState, ServingDocument } from '@/api/generated/serving/model';
import {
  checkFile,
  fileStem,
  isUnderway,
  sendFile,
  type Upload,
  UploadQueue,
  useHasUnderway,
  useUploads,
} from '@/features/documents';
import { usualOrders } from '@/features/efiling';
import { cutText } from '@/lib/format/graphemes';
import { useLeaveGuard } from '@/lib/ui/use-leave-guard';
import { paperKind } from '../model/content';
import { useOrderDraft } from './order-context';
import { useOrderContent, useOrderForm } from './order-form';

/** All papers of an order are in one place. */
type PaperUploads = UploadQueue<'papers'>;

/** By application and draft. */
const queues = new WeakMap<QueryClient, Map<number, PaperUploads>>();

/** Fetches a stored paper. */
export function loadPaper(state: CourtState, { url, fileName }: { url: string; fileName: string }): Promise<Blob> {
  return usualOrders.loadDocument(state, { url, fileName });
}

/** The current draft's uploads. */
export function usePaperUploads(): PaperUploads {
  const { orderId, mappingId } = useOrderDraft();
  const state = useOrderContent((content) => content.state);
  const client = useQueryClient();
  const ofDrafts = queues.get(client) ?? new Map<number, PaperUploads>();
  queues.set(client, ofDrafts);
  const known = ofDrafts.get(orderId);
  if (known) return known;
  const queue: PaperUploads = new UploadQueue({
    check: checkFile,
    send: (file, options) => sendFile(file, { mappingId }, options),
    load: ({ url, name }) => loadPaper(state, { url, fileName: name }),
  });
  ofDrafts.set(orderId, queue);
  return queue;
}

/** Adds papers to the order once uploaded, in the order they were chosen. Mounted once, around the steps. */
export function usePaperReceiver(): void {
  const { isReadOnly } = useOrderDraft();
  const queue = usePaperUploads();
  const uploads = useUploads(queue);
  const form = useOrderForm();
  useEffect(() => {
    if (isReadOnly) return;
    for (const [place, upload] of uploads.entries()) {
      const paper = toPaper(upload);
      if (!paper || uploads.slice(0, place).some(isUnderway)) continue;
      queue.take(upload.id);
      form.setFieldValue('documents', (documents) =>
        documents.some(({ documentId }) => documentId === paper.documentId) ? documents : [...documents, paper],
      );
    }
  }, [uploads, isReadOnly, queue, form]);
}

/** Uses the upload's id as the paper's, so it is added only once. */
function toPaper({ id, state, file, pageCount }: Upload<'papers'>): ServingDocument | undefined {
  if (state.kind !== 'uploaded') return undefined;
  const { stored } = state;
  return {
    documentId: id,
    fileId: stored.fileId,
    fileName: stored.name,
    title: cutText(fileStem(file.name), 255),
    kind: paperKind(file.name),
    pageCount: stored.pageCount ?? pageCount ?? 0,
    sizeBytes: stored.sizeBytes,
    sha256: stored.sha256,
    url: stored.url,
  };
}

/** Warns before leaving the draft or closing the page while papers are uploading. */
export function usePaperGuard(): void {
  const { orderId } = useOrderDraft();
  useLeaveGuard({
    isActive: useHasUnderway(usePaperUploads()),
    question: {
      title: 'Documents are still uploading',
      content:
        'If you leave now, uploads continue and the documents are added when you return. Closing the page stops them.',
      confirmLabel: 'Leave',
    },
    keepsOn: (params) => 'orderId' in params && `${params.orderId}` === `${orderId}`,
  });
}
