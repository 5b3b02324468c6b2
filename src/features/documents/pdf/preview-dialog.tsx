import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { Modal } from '@mantine/core';
import type { ComponentProps } from 'react';
import { fading } from '@/lib/ui/fading';
import PdfView from './pdf-view';

interface PreviewDialogProps extends ComponentProps<typeof PdfView> {
  onClose: () => void;
}

/** Previews a PDF one page at a time. */
export default function PreviewDialog({ onClose, ...document }: PreviewDialogProps) {
  return (
    <Modal
      ref={fading}
      opened
      onClose={onClose}
      size="50rem"
      title={document.fileName}
      closeButtonProps={{ 'aria-label': 'Close preview' }}
      styles={previewStyles}
      transitionProps={{ duration: 0 }}
    >
      <PdfView {...document} />
    </Modal>
  );
}

/** Truncates a long name so it doesn't push out the close button. */
const previewStyles = { title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } } as const;
