import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHasUnderway, useUploads } from '@/features/documents';
import { useLeaveGuard } from '@/lib/ui/use-leave-guard';
import { useFilingForm } from '../forms/filing-form';
import { withDocument } from '../model/filing-entries';
import { useCourtTables } from './court-tables-context';
import { type DocumentUploads, uploadsOf } from './document-uploads';
import { useDraft } from './draft-context';
import { fitWhenLoaded } from './fit-when-loaded';
import { readyUploads, toFilingDocument } from './uploaded-document';

/** The uploads of the draft that is being worked on. */
export function useDraftUploads(): DocumentUploads {
  const { orderId, mappingId } = useDraft();
  return uploadsOf(orderId, mappingId);
}

/** Puts documents into their filings as they arrive, whichever step is on the screen. Used once, around the steps. */
export function useDocumentReceiver(): void {
  const { state, isReadOnly } = useDraft();
  const queue = useDraftUploads();
  const uploads = useUploads(queue);
  const form = useFilingForm();
  const queryClient = useQueryClient();
  const { tables } = useCourtTables();
  useEffect(() => {
    if (isReadOnly) return;
    for (const { id, slot, stored, upload } of readyUploads(uploads)) {
      queue.take(id);
      const document = toFilingDocument(upload, stored, tables.inputs.documentDescription);
      form.setFieldValue('filings', (filings) =>
        filings.map((filing) => (filing.id === slot.filingId ? withDocument(filing, slot.role, document) : filing)),
      );
      void fitWhenLoaded(queryClient, state, form, slot.filingId);
    }
  }, [uploads, isReadOnly, queue, form, queryClient, state, tables]);
}

/** Asks before a document that is on its way would be lost: when the draft is left, and when the page is closed. */
export function useUploadGuard(): void {
  const { orderId } = useDraft();
  const queue = useDraftUploads();
  const hasUnderway = useHasUnderway(queue);
  useLeaveGuard({
    isActive: hasUnderway,
    question: {
      title: 'Documents are still being uploaded',
      content:
        'If you leave now, they go on uploading and are attached when you come back. Closing the page stops them.',
      confirmLabel: 'Leave',
    },
    keepsOn: (params) => 'orderId' in params && `${params.orderId}` === `${orderId}`,
  });
}
