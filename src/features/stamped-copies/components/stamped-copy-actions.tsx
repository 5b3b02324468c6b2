import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { downloadStampedCopy } from '@/api/generated/workspace';
import type { StampedCopy } from '@/api/generated/workspace/model';
import { PreviewButton } from '@/features/documents';
import { DownloadButton } from '@/lib/files/download-button';
import { Opening } from '@/lib/ui/opening';

const CopyDetails = lazy(() => import('./copy-details'));

/** Previews and downloads a kept copy; the details say what is known of it, and fetch it again. */
export function StampedCopyActions({ copy }: { copy: StampedCopy }) {
  const [isOpen, setOpen] = useState(false);
  const { documentId, name, status } = copy;
  const load = () => downloadStampedCopy(documentId);
  return (
    <>
      {status === 'kept' && (
        <>
          <PreviewButton
            size="compact-sm"
            variant="subtle"
            label={`Preview the stamped copy of ${name}`}
            fileName={`${name}, stamped`}
            load={load}
          />
          <DownloadButton
            size="compact-sm"
            variant="subtle"
            label={`Download the stamped copy of ${name}`}
            fileName={name}
            fetchFile={load}
          >
            Download
          </DownloadButton>
        </>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={`Details of the stamped copy of ${name}`}
        onClick={() => setOpen(true)}
      >
        Details
      </Button>
      {isOpen && (
        <Opening>
          <CopyDetails copy={copy} onClose={() => setOpen(false)} />
        </Opening>
      )}
    </>
  );
}
