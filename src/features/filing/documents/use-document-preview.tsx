import { type ReactNode, useState } from 'react';
import type { FilingDocument } from '@/api/generated/filing/model';
import { PreviewDialog } from '@/features/documents';
import { useDraft } from '../draft/draft-context';
import { useDraftUploads } from '../draft/draft-uploads';
import { useProvider } from '../provider-context';

interface DocumentPreview {
  /** Opens a page. Undefined for a document that can't be fetched. */
  open: ((page?: number) => void) | undefined;
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
  const [openPage, setOpenPage] = useState<number>();

  function load(): Promise<Blob> {
    const local = queue.localFile(fileId);
    if (local) return Promise.resolve(local);
    return orders.loadDocument(state, { url: url ?? '', fileName });
  }

  return {
    load,
    open: url !== undefined || queue.localFile(fileId) ? (page = 1) => setOpenPage(page) : undefined,
    dialog: openPage !== undefined && (
      <PreviewDialog
        fileName={fileName}
        load={load}
        firstPage={openPage}
        onClose={() => setOpenPage(undefined)}
        failureAdvice="The document is still attached."
      />
    ),
  };
}
