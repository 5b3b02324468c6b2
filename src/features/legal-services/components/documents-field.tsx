import { useCallback } from 'react';
import type { FilingDocument } from '@/api/generated/filing/model';
import { useHasUnderway } from '@/features/documents';
import { ServiceDocuments, useServiceUploads } from '@/features/e-service';
import { usualOrders } from '@/features/efiling';
import { useMappingId } from '@/features/matters';
import { useBoundField } from '@/lib/form';
import { useLeaveGuard } from '@/lib/ui/use-leave-guard';

/** The uploads of the form's documents. */
export function useDocumentUploads() {
  const mappingId = useMappingId();
  // Files are the firm's, whichever provider and state they are asked of.
  return useServiceUploads(
    'legal-service',
    ({ url, name }) => usualOrders.loadDocument('IL', { url, fileName: name }),
    mappingId,
  );
}

/** The documents of a service, uploaded here or taken from the matter. */
export function DocumentsField() {
  const { value, error, change } = useBoundField<FilingDocument[] | undefined>();
  const mappingId = useMappingId();
  const queue = useDocumentUploads();
  useLeaveGuard({
    isActive: useHasUnderway(queue),
    question: {
      title: 'Documents are still uploading',
      content: 'If you leave now, uploads continue. Closing the page stops them.',
      confirmLabel: 'Leave',
    },
  });
  const documents = value ?? [];
  const changeDocuments = useCallback(
    (changed: (before: FilingDocument[]) => FilingDocument[]) => change(changed(value ?? [])),
    [change, value],
  );
  return <ServiceDocuments {...{ documents, queue, mappingId, error }} onChange={changeDocuments} />;
}
