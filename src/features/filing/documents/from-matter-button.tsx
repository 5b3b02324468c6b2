import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type MatterFileSelection, MatterFilesDialog, savedSelections } from '@/features/documents';
import type { DocumentSlot } from '@/features/efiling';
import { useSystemMatter } from '@/features/matters';
import { usePerson } from '@/features/session';
import { useDraft } from '../draft/draft-context';
import { journalSubject } from '../draft/journals';
import { useUnattachedDocuments } from '../draft/unattached-documents';

interface FromMatterButtonProps {
  /** `Add attachments`. */
  label: string;
  slot: DocumentSlot;
  onFiles: (files: readonly File[]) => void;
}

/** Picks documents from the draft's matter in the connected system. Hidden for a draft without a matter. */
export function FromMatterButton({ label, slot, onFiles }: FromMatterButtonProps) {
  const { orderId, mappingId, isReadOnly, saver } = useDraft();
  const subject = `${journalSubject(usePerson()?.userId, orderId)}.${slot.filingId}.${slot.role}`;
  // A person who left this dialog to connect returns to it.
  const [opened, setOpened] = useState<{ saved: MatterFileSelection | undefined } | undefined>(() => {
    const saved = savedSelections.read(subject);
    return saved && { saved };
  });
  useEffect(() => savedSelections.clear(subject), [subject]);
  const isLosing = useUnattachedDocuments().some(({ why }) => why !== 'refused');
  const matter = useSystemMatter(mappingId);
  if (isReadOnly || !matter) return null;

  async function leave(selection: MatterFileSelection): Promise<void> {
    await saver.flush();
    savedSelections.write(subject, selection);
  }

  function close(): void {
    setOpened(undefined);
    savedSelections.clear(subject);
  }

  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${label} from the matter`}
        style={{ justifySelf: 'start', alignSelf: 'start' }}
        onClick={() => setOpened({ saved: undefined })}
      >
        From the matter
      </Button>
      {opened && (
        <MatterFilesDialog
          matter={matter}
          saved={opened.saved}
          heldBecause={
            isLosing
              ? "Some documents aren't attached yet, and leaving the page would lose them. Wait for the uploads to finish, or remove them."
              : undefined
          }
          onLeave={leave}
          onFiles={onFiles}
          onClose={close}
        />
      )}
    </>
  );
}
