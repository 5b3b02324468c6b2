/** Uploads of papers. They live outside React and continue while the person moves between steps. */
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { CourtState, ServingDocument } from '@/api/generated/serving/model';
import {
  createUploadQueues,
  fileStem,
  isUnderway,
  type Upload,
  type UploadQueue,
  useRecoveredUploads,
  useUploadGuard,
  useUploads,
  usualPorts,
} from '@/features/documents';
import { usualOrders } from '@/features/efiling';
import { usePerson } from '@/features/session';
import { cutText } from '@/lib/format/graphemes';
import { paperKind } from '../model/content';
import { servingSubject } from './journals';
import { useOrderDraft } from './order-context';
import { useOrderContent, useOrderForm } from './order-form';

/** All papers of an order are in one place. */
const usePapers = createUploadQueues('serving', z.literal('papers'));

/** Fetches a stored paper. */
export function loadPaper(state: CourtState, { url, fileName }: { url: string; fileName: string }): Promise<Blob> {
  return usualOrders.loadDocument(state, { url, fileName });
}

/** The current draft's uploads. */
export function usePaperUploads(): UploadQueue<'papers'> {
  const { orderId, mappingId } = useOrderDraft();
  const state = useOrderContent((content) => content.state);
  const subject = servingSubject(usePerson()?.userId, orderId);
  return usePapers(
    subject,
    usualPorts(mappingId, ({ url, name }) => loadPaper(state, { url, fileName: name })),
  );
}

/** Adds papers to the order once uploaded, in the order they were chosen. Mounted once, around the steps. */
export function usePaperReceiver(): void {
  const { isReadOnly } = useOrderDraft();
  const queue = usePaperUploads();
  const uploads = useUploads(queue);
  useRecoveredUploads(queue, isReadOnly);
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
function toPaper({ id, state, name, pageCount }: Upload<'papers'>): ServingDocument | undefined {
  if (state.kind !== 'uploaded') return undefined;
  const { stored } = state;
  return {
    documentId: id,
    fileId: stored.fileId,
    fileName: stored.name,
    title: cutText(fileStem(name), 255),
    kind: paperKind(name),
    pageCount: stored.pageCount ?? pageCount ?? 0,
    sizeBytes: stored.sizeBytes,
    sha256: stored.sha256,
    url: stored.url,
  };
}

/** Asks before the draft is left while papers are uploading. */
export function usePaperGuard(): void {
  const { orderId } = useOrderDraft();
  useUploadGuard(usePaperUploads(), (params) => 'orderId' in params && `${params.orderId}` === `${orderId}`);
}
