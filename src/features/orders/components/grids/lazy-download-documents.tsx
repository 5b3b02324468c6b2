import { type ComponentProps, lazy, Suspense } from 'react';
import { PlainButton } from '@/lib/ui/plain-button';

const DownloadDocuments = lazy(() => import('./download-documents'));

/** Downloads the documents of the selected orders. Its code loads once some are selected. */
export function LazyDownloadDocuments(props: ComponentProps<typeof DownloadDocuments>) {
  return (
    <Suspense
      fallback={
        <PlainButton variant="subtle" size="compact" disabled>
          Download documents
        </PlainButton>
      }
    >
      <DownloadDocuments {...props} />
    </Suspense>
  );
}
