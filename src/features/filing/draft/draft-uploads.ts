/** Uploads of drafts. They live outside React and continue while the person moves between steps. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StoredFile } from '@/api/generated/billing/model';
import type { StateCode } from '@/api/generated/filing/model';
import { checkFile, sendFile, UploadQueue, useHasUnderway, useUploads } from '@/features/documents';
import type { DocumentSlot, FilingProvider } from '@/features/efiling';
import { showToast } from '@/lib/ui/toast';
import { useLeaveGuard } from '@/lib/ui/use-leave-guard';
import { readyUploads, toFilingDocument, withUploadedDocument } from '../model/uploaded-document';
import { useProvider } from '../provider-context';
import { useCourtTables } from './court-tables';
import { useDraft } from './draft-context';
import { useFilingForm } from './filing-form';
import { fitWhenLoaded } from './use-filing-change';

type DocumentUploads = UploadQueue<DocumentSlot>;

/** By application and draft. */
const queues = new WeakMap<QueryClient, Map<number, DocumentUploads>>();

interface DraftOfUploads {
  orderId: number;
  state: StateCode;
  mappingId: string | undefined;
}

function uploadsOf(
  queryClient: QueryClient,
  provider: FilingProvider,
  { orderId, state, mappingId }: DraftOfUploads,
): DocumentUploads {
  const ofDrafts = queues.get(queryClient) ?? new Map<number, DocumentUploads>();
  queues.set(queryClient, ofDrafts);
  const known = ofDrafts.get(orderId);
  if (known) return known;
  const queue: DocumentUploads = new UploadQueue({
    check: checkFile,
    send: (file, options) => sendFile(file, { mappingId }, options),
    load: ({ url, name }) => provider.orders.loadDocument(state, { url, fileName: name }),
  });
  ofDrafts.set(orderId, queue);
  return queue;
}

/** The current draft's uploads. */
export function useDraftUploads(): DocumentUploads {
  const { orderId, state, mappingId } = useDraft();
  return uploadsOf(useQueryClient(), useProvider(), { orderId, state, mappingId });
}

/** Attaches documents to their filings once uploaded. Mounted once, around the steps. */
export function useDocumentReceiver(): void {
  const { state, isReadOnly } = useDraft();
  const queue = useDraftUploads();
  const uploads = useUploads(queue);
  const form = useFilingForm();
  const queryClient = useQueryClient();
  const provider = useProvider();
  const { tables } = useCourtTables();
  useEffect(() => {
    if (isReadOnly) return;
    for (const { id, slot, stored, upload } of readyUploads(uploads)) {
      queue.take(id);
      const document = toFilingDocument(upload, stored, tables.inputs.documentDescription);
      form.setFieldValue('filings', (filings) =>
        filings.map((filing) => (filing.id === slot.filingId ? withUploadedDocument(filing, slot, document) : filing)),
      );
      if (stored.convertedFrom) tellConverted(stored);
      void fitWhenLoaded(queryClient, provider, state, form, slot.filingId);
    }
  }, [uploads, isReadOnly, queue, form, queryClient, provider, state, tables]);
}

/** Warns before leaving the draft or closing the page while documents are uploading. */
export function useUploadGuard(): void {
  const { orderId } = useDraft();
  const queue = useDraftUploads();
  const hasUnderway = useHasUnderway(queue);
  useLeaveGuard({
    isActive: hasUnderway,
    question: {
      title: 'Documents are still uploading',
      content:
        'If you leave now, uploads continue and the documents are attached when you return. Closing the page stops them.',
      confirmLabel: 'Leave',
    },
    keepsOn: (params) => 'orderId' in params && `${params.orderId}` === `${orderId}`,
  });
}

/** A conversion may move lines and pages, so the person is asked to look. */
function tellConverted({ name, convertedFrom }: StoredFile): void {
  showToast({
    tone: 'good',
    title: `${convertedFrom?.name} was converted to PDF`,
    message: `Preview ${name} before you file it: pages may break differently than in Word.`,
  });
}
