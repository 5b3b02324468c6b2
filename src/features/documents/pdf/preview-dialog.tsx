import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { ActionIcon, Group, Loader, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { Chevron } from '@/lib/ui/chevron';
import { ErrorState } from '@/lib/ui/error-state';
import { fading } from '@/lib/ui/fading';
import { PdfPage, usePdf } from './pdf-page';

interface PreviewDialogProps {
  fileName: string;
  /** Fetches the document: once on opening, and again on each retry. */
  load: () => Promise<Blob>;
  onClose: () => void;
  /** The page to show first; 1 by default. */
  firstPage?: number;
  /** Follows what to do when the document can't be displayed. */
  failureAdvice?: string;
}

/** Previews a PDF one page at a time. */
export default function PreviewDialog({ fileName, load, onClose, firstPage = 1, failureAdvice }: PreviewDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const pdf = usePdf(load, attempt);
  const [pageNumber, setPageNumber] = useState(firstPage);
  return (
    <Modal
      ref={fading}
      opened
      onClose={onClose}
      size="50rem"
      title={fileName}
      closeButtonProps={{ 'aria-label': 'Close preview' }}
      styles={previewStyles}
      transitionProps={{ duration: 0 }}
    >
      {pdf.kind === 'loading' && (
        <Group justify="center" py="xl" role="status" aria-label="Loading the document">
          <Loader size="sm" />
        </Group>
      )}
      {pdf.kind === 'failed' && (
        <ErrorState
          title="The document couldn't be displayed"
          error={pdf.error}
          description={failureAdvice}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {pdf.kind === 'open' && (
        <>
          <Group component="nav" aria-label="Pages" justify="center" gap="xs" mb="sm">
            <ActionIcon
              variant="default"
              aria-label="Previous page"
              disabled={pageNumber <= 1}
              onClick={() => setPageNumber(pageNumber - 1)}
            >
              <Chevron direction="left" />
            </ActionIcon>
            <Text size="sm" aria-live="polite">
              Page {pageNumber} of {pdf.document.numPages}
            </Text>
            <ActionIcon
              variant="default"
              aria-label="Next page"
              disabled={pageNumber >= pdf.document.numPages}
              onClick={() => setPageNumber(pageNumber + 1)}
            >
              <Chevron direction="right" />
            </ActionIcon>
          </Group>
          <PdfPage
            key={pageNumber}
            document={pdf.document}
            pageNumber={pageNumber}
            label={`Page ${pageNumber} of ${fileName}`}
          />
        </>
      )}
    </Modal>
  );
}

/** Truncates a long name so it doesn't push out the close button. */
const previewStyles = { title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } } as const;
