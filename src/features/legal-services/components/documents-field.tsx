import { useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { FilingDocument } from '@/api/generated/filing/model';
import { ServiceDocuments, useServiceUploads } from '@/features/e-service';
import { usualOrders } from '@/features/efiling';
import { useMappingId } from '@/features/matters';
import { usePerson } from '@/features/session';
import { useBoundField } from '@/lib/form';

/** The uploads of the form's documents. */
export function useDocumentUploads() {
  const mappingId = useMappingId();
  const userId = usePerson()?.userId ?? 0;
  // Each service has a page of its own.
  const page = useLocation({ select: ({ pathname }) => pathname });
  // Files are the firm's, whichever provider and state they are asked of.
  return useServiceUploads(
    `${page}.${userId}.${mappingId ?? ''}`,
    ({ url, name }) => usualOrders.loadDocument('IL', { url, fileName: name }),
    mappingId,
  );
}

/** The documents of a service, uploaded here or taken from the matter. */
export function DocumentsField() {
  const { value, error, change } = useBoundField<FilingDocument[] | undefined>();
  const mappingId = useMappingId();
  const queue = useDocumentUploads();
  const documents = value ?? [];
  const changeDocuments = useCallback(
    (changed: (before: FilingDocument[]) => FilingDocument[]) => change(changed(value ?? [])),
    [change, value],
  );
  return <ServiceDocuments {...{ documents, queue, mappingId, error }} onChange={changeDocuments} />;
}
