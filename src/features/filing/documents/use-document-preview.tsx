import { type ReactNode, useState } from 'react';
import type { FilingDocument } from '@/api/generated/filing/model';
import { PreviewDialog } from '@/features/documents';
import { useDraft } from '../draft/draft-context';
import { useDraftUploads } from '../draft/draft-uploads';
import { useProvider } from '../provider-context';

interface DocumentPreview {
  /** Undefined for a document that can't be fetched. */
  open: (() => void) | undefined;
  /** The dialog while it is open. */
  dialog: ReactNode;
  /** Fetches the document's file. */
  load: () => Promise<Blob>;
}

/** Previews an attached document: from this computer where it was added here, otherwise as stored. */
export function useDocumentPreview({ fileId, fileName, url }: FilingDocument): DocumentPreview {
  const { state } = useDraft();
  const { orders } = useProvider();
  const queue = useDraftUploads();
  const [isOpen, setOpen] = useState(false);

  function load(): Promise<Blob> {
    const local = queue.localFile(fileId);
    if (local) return Promise.resolve(local);
    return orders.loadDocument(state, { url: url ?? '', fileName });
  }

  return {
    load,
    open: url !== undefined || queue.localFile(fileId) ? () => setOpen(true) : undefined,
    dialog: isOpen && (
      <PreviewDialog
        fileName={fileName}
        load={load}
        onClose={() => setOpen(false)}
        failureAdvice="The document is still attached."
      />
    ),
  };
}
