/** The dialogs of a document, and its pages. Each loads its code when it first opens. */
import { type ComponentProps, lazy, Suspense } from 'react';

const LazyPreviewDialog = lazy(() => import('./pdf/preview-dialog'));
const LazyPdfView = lazy(() => import('./pdf/pdf-view'));
const LazyMarkedPdf = lazy(() => import('./pdf/marked-pdf'));
const LazyRenameDialog = lazy(() => import('./changes/rename-dialog'));
const LazyMatterFilesDialog = lazy(() => import('./matter-files/matter-files-dialog'));

/** Previews the pages of a PDF. */
export function PreviewDialog(props: ComponentProps<typeof LazyPreviewDialog>) {
  return (
    <Suspense>
      <LazyPreviewDialog {...props} />
    </Suspense>
  );
}

/** The pages of a PDF, beside something else. */
export function PdfView(props: ComponentProps<typeof LazyPdfView>) {
  return (
    <Suspense>
      <LazyPdfView {...props} />
    </Suspense>
  );
}

/** The pages of a PDF with marks on them. */
export function MarkedPdf(props: ComponentProps<typeof LazyMarkedPdf>) {
  return (
    <Suspense>
      <LazyMarkedPdf {...props} />
    </Suspense>
  );
}

/** Asks for a document's new name. */
export function RenameDialog(props: ComponentProps<typeof LazyRenameDialog>) {
  return (
    <Suspense>
      <LazyRenameDialog {...props} />
    </Suspense>
  );
}

/** Picks documents from a matter in the connected system. */
export function MatterFilesDialog(props: ComponentProps<typeof LazyMatterFilesDialog>) {
  return (
    <Suspense>
      <LazyMatterFilesDialog {...props} />
    </Suspense>
  );
}
