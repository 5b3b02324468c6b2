import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type MatterFileSelection, MatterFilesDialog, savedSelections, useHasUnderway } from '@/features/documents';
import { useSystemMatter } from '@/features/matters';
import { usePerson } from '@/features/session';
import { servingSubject } from '../draft/journals';
import { useOrderDraft } from '../draft/order-context';
import { usePaperUploads } from '../draft/paper-uploads';

/** Picks papers from the draft's matter in the connected system. Hidden for a draft without a matter. */
export function PapersFromMatter({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { orderId, mappingId, isReadOnly, saver } = useOrderDraft();
  const subject = servingSubject(usePerson()?.userId, orderId);
  // A person who left this dialog to connect returns to it.
  const [opened, setOpened] = useState<{ saved: MatterFileSelection | undefined } | undefined>(() => {
    const saved = savedSelections.read(subject);
    return saved && { saved };
  });
  useEffect(() => savedSelections.clear(subject), [subject]);
  const isUploading = useHasUnderway(usePaperUploads());
  const matter = useSystemMatter(mappingId);
  if (isReadOnly || !matter) return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        style={{ justifySelf: 'start', alignSelf: 'start' }}
        onClick={() => setOpened({ saved: undefined })}
      >
        Add from the matter
      </Button>
      {opened && (
        <MatterFilesDialog
          matter={matter}
          saved={opened.saved}
          heldBecause={
            isUploading
              ? 'Some documents are still uploading, and leaving the page would lose them. Wait for the uploads to finish.'
              : undefined
          }
          onLeave={async (selection) => {
            await saver.flush();
            savedSelections.write(subject, selection);
          }}
          onFiles={onFiles}
          onClose={() => {
            setOpened(undefined);
            savedSelections.clear(subject);
          }}
        />
      )}
    </>
  );
}
