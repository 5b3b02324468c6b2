import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import type { FilingDocument, MappingAttachment } from '@/api/generated/filing/model';
import { formatBytes } from '@/lib/format/bytes';
import { formatDay } from '@/lib/format/dates';
import { Dialog } from '@/lib/ui/dialog';
import { toWaitingDocument } from '../model/waiting-files';

interface WaitingFilesDialogProps {
  files: readonly MappingAttachment[];
  onDocuments: (documents: FilingDocument[]) => void;
  onClose: () => void;
}

/** Chooses among the files that were uploaded for the matter. Nothing is uploaded again. */
export default function WaitingFilesDialog({ files, onDocuments, onClose }: WaitingFilesDialogProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);

  function add(): void {
    const chosen = files.filter(({ fileId }) => picked.includes(fileId));
    onDocuments(chosen.map((file) => toWaitingDocument(file, crypto.randomUUID())));
    onClose();
  }

  return (
    <Dialog
      title="Already uploaded for this matter"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={picked.length === 0} onClick={add}>
            {picked.length === 1 ? 'Add 1 document' : `Add ${picked.length} documents`}
          </Button>
        </>
      }
    >
      <Checkbox.Group label="Files" value={[...picked]} onChange={setPicked}>
        <Stack gap="sm" mt="xs">
          {files.map((file) => (
            <Checkbox key={file.fileId} value={file.fileId} label={file.fileName} description={factsOf(file)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Dialog>
  );
}

/** `2 pages · 14 kB · added Nov 20, 2026 by Nora Marlow · filed in order 42`. */
function factsOf({ pageCount, sizeBytes, addedAt, addedBy, usedInOrderIds }: MappingAttachment): string {
  const [first] = usedInOrderIds;
  return [
    pageCount > 0 && (pageCount === 1 ? '1 page' : `${pageCount} pages`),
    formatBytes(sizeBytes),
    `added ${formatDay(addedAt)}${addedBy?.name ? ` by ${addedBy.name}` : ''}`,
    first !== undefined && `filed in order ${first}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
