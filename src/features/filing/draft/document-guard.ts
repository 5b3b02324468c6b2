import { useUploadGuard } from '@/features/documents';
import { useLeaveGuard } from '@/lib/ui/use-leave-guard';
import { useDraft } from './draft-context';
import { useDraftUploads } from './draft-uploads';
import { useChangingDocuments } from './unattached-documents';

/** Asks before the draft is left while documents are uploading or being changed. */
export function useDocumentGuard(): void {
  const { orderId } = useDraft();
  const isHere = (params: object) => 'orderId' in params && `${params.orderId}` === `${orderId}`;
  useUploadGuard(useDraftUploads(), isHere);
  useLeaveGuard({
    isActive: useChangingDocuments().length > 0,
    question: {
      title: 'A document is still being changed',
      content: 'If you leave now, the document stays as it was.',
      confirmLabel: 'Leave',
    },
    keepsOn: isHere,
  });
}
