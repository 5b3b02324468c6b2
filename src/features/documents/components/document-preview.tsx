import { lazy, Suspense } from 'react';
import type { DocumentPreviewProps } from './preview-dialog';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog')).PreviewDialog }));

/** Shows the pages of a document in a dialog; what that takes is loaded when the first one is opened. */
export function DocumentPreview(props: DocumentPreviewProps) {
  return (
    <Suspense fallback={null}>
      <PreviewDialog {...props} />
    </Suspense>
  );
}
