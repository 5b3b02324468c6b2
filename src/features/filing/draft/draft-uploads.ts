/** Uploads of drafts. They live outside React and continue while the person moves between steps. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { StoredFile } from '@/api/generated/billing/model';
import {
  type Checked,
  checkFile,
  createUploadQueues,
  refuseAsWord,
  sendProposedOrder,
  type UploadQueue,
  useRecoveredUploads,
  useUploads,
  usualPorts,
} from '@/features/documents';
import type { DocumentSlot } from '@/features/efiling';
import { usePerson } from '@/features/session';
import { showToast } from '@/lib/ui/toast';
import { readyUploads, toFilingDocument, withUploadedDocument } from '../model/uploaded-document';
import { useProvider } from '../provider-context';
import { useCourtTables } from './court-tables';
import { useDraft } from './draft-context';
import { useFilingForm } from './filing-form';
import { journalSubject } from './journals';
import { fitWhenLoaded } from './use-filing-change';

type DocumentUploads = UploadQueue<DocumentSlot>;

const documentSlot = z.object({
  filingId: z.string(),
  role: z.enum(['lead', 'attachment']),
  replaces: z.optional(z.string()),
  isEditable: z.optional(z.boolean()),
});

const useQueue = createUploadQueues('filing', documentSlot);

/** The current draft's uploads. */
export function useDraftUploads(): DocumentUploads {
  const { orderId, state, mappingId, clientReference } = useDraft();
  const provider = useProvider();
  const usual = usualPorts(mappingId, ({ url, name }) => provider.orders.loadDocument(state, { url, fileName: name }));
  return useQueue(journalSubject(usePerson()?.userId, orderId), {
    ...usual,
    check: (file, slot) => (slot.isEditable ? checkWord(file) : usual.check(file, slot)),
    send: (file, options, slot) =>
      slot.isEditable
        ? sendProposedOrder(file, { mappingId, clientReference }, options)
        : usual.send(file, options, slot),
  });
}

/** The editable copy of a proposed order is a Word document. */
async function checkWord(file: File): Promise<Checked> {
  const checked = await checkFile(file);
  return checked.kind === 'word' ? checked : { kind: 'refused', refusal: refuseAsWord };
}

/** Attaches documents to their filings once uploaded. Mounted once, around the steps. */
export function useDocumentReceiver(): void {
  const { state, isReadOnly } = useDraft();
  const queue = useDraftUploads();
  const uploads = useUploads(queue);
  useRecoveredUploads(queue, isReadOnly);
  const form = useFilingForm();
  const queryClient = useQueryClient();
  const provider = useProvider();
  const { tables } = useCourtTables();
  useEffect(() => {
    if (isReadOnly) return;
    for (const { id, slot, stored, upload } of readyUploads(uploads)) {
      if (!form.state.values.filings.some((filing) => filing.id === slot.filingId)) {
        queue.giveUp(id);
        continue;
      }
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

/** A conversion may move lines and pages, so the person is asked to look. */
function tellConverted({ name, convertedFrom }: StoredFile): void {
  showToast({
    tone: 'good',
    title: `${convertedFrom?.name} was converted to PDF`,
    message: `Preview ${name} before you file it: pages may break differently than in Word.`,
  });
}
