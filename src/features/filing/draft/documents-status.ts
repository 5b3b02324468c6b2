import { useUploadStatus } from '@/features/documents';
import type { DocumentsStatus } from '@/features/drafts';
import { useWaitingDocuments } from '../start/waiting-documents';
import { useDraft } from './draft-context';
import { useDraftUploads } from './draft-uploads';
import { useChangingDocuments } from './unattached-documents';

/** What the header says in place of “Saved” while documents aren't attached, or are being changed. */
export function useDocumentsStatus(): DocumentsStatus | undefined {
  const { orderId } = useDraft();
  const { waiting } = useWaitingDocuments();
  const changing = useChangingDocuments().length;
  const uploads = useUploadStatus(useDraftUploads());
  const waits = waiting.orderId === orderId ? waiting.files.length : 0;
  if (waits > 0) return { text: `${documents(waits)} waiting to upload`, isBad: false };
  if (uploads) return uploads;
  return changing === 0 ? undefined : { text: `Changing ${documents(changing)}`, isBad: false };
}

const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`);
