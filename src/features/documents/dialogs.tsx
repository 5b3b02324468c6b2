/** The dialogs of a document, and its pages. Each loads its code when it first opens. */
import { type ComponentProps, lazy } from 'react';
import { Opening } from '@/lib/ui/opening';

const LazyPreviewDialog = lazy(() => import('./pdf/preview-dialog'));
const LazyPdfView = lazy(() => import('./pdf/pdf-view'));
const LazyMarkedPdf = lazy(() => import('./pdf/marked-pdf'));
const LazyRenameDialog = lazy(() => import('./changes/rename-dialog'));
const LazyMatterFilesDialog = lazy(() => import('./matter-files/matter-files-dialog'));

/** Previews the pages of a PDF. */
export function PreviewDialog(props: ComponentProps<typeof LazyPreviewDialog>) {
  return (
    <Opening>
      <LazyPreviewDialog {...props} />
    </Opening>
  );
}

/** The pages of a PDF, beside something else. */
export function PdfView(props: ComponentProps<typeof LazyPdfView>) {
  return (
    <Opening isInPlace>
      <LazyPdfView {...props} />
    </Opening>
  );
}

/** The pages of a PDF with marks on them. */
export function MarkedPdf(props: ComponentProps<typeof LazyMarkedPdf>) {
  return (
    <Opening isInPlace>
      <LazyMarkedPdf {...props} />
    </Opening>
  );
}

/** Asks for a document's new name. */
export function RenameDialog(props: ComponentProps<typeof LazyRenameDialog>) {
  return (
    <Opening>
      <LazyRenameDialog {...props} />
    </Opening>
  );
}

/** Picks documents from a matter in the connected system. */
export function MatterFilesDialog(props: ComponentProps<typeof LazyMatterFilesDialog>) {
  return (
    <Opening>
      <LazyMatterFilesDialog {...props} />
    </Opening>
  );
}
