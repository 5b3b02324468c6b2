import { Button, type ButtonProps } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { PreviewDialog } from './dialogs';

interface PreviewButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The accessible name: `Preview Complaint.pdf`. */
  label: string;
  /** The dialog's title. */
  fileName: string;
  load: () => Promise<Blob>;
  /** The button beside it that saves the document. */
  saves?: 'Download' | 'Save';
}

/** Previews a PDF, beside the button that downloads it. */
export function PreviewButton({ label, fileName, load, saves = 'Download', ...look }: PreviewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        leftSection={<IconEye size={16} aria-hidden />}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        Preview
      </Button>
      {isOpen && (
        <PreviewDialog
          fileName={fileName}
          load={load}
          onClose={() => setOpen(false)}
          failureAdvice={`You can also ${saves.toLowerCase()} the document.`}
        />
      )}
    </>
  );
}
