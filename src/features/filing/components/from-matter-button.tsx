import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadMatterFiles, type Picking, pickings } from '@/features/documents';
import { integrationNameOf } from '@/features/firm';
import { mappingQuery, parseMappingJson } from '@/features/matters';
import { usePerson } from '@/features/session';
import { useDraft } from '../draft/draft-context';
import { journalSubject } from '../draft/journals';
import { useUnattached } from '../draft/use-unattached';
import type { DocumentSlot } from '../model/filing-entries';

const MatterFilesDialog = lazy(loadMatterFiles);

interface FromMatterButtonProps {
  /** What the documents become: `attachments`. */
  label: string;
  slot: DocumentSlot;
  onFiles: (files: readonly File[]) => void;
}

/** Picks documents from the draft's matter in the connected system; nothing for a draft without one. */
export function FromMatterButton({ label, slot, onFiles }: FromMatterButtonProps) {
  const { orderId, mappingId, isReadOnly, saver } = useDraft();
  const subject = `${journalSubject(usePerson()?.userId, orderId)}.${slot.filingId}.${slot.role}`;
  // Whoever left this dialog to connect comes back to it.
  const [opened, setOpened] = useState<{ kept: Picking | undefined } | undefined>(() => {
    const kept = pickings.read(subject);
    return kept && { kept };
  });
  useEffect(() => pickings.clear(subject), [subject]);
  const isLosing = useUnattached().some(({ why }) => why !== 'refused');
  const mapping = parseMappingJson(useQuery(mappingQuery(mappingId)).data?.json);
  const integrationName = integrationNameOf(mapping?.RetailerCode);
  const matterReference = mapping?.MatterReference;
  if (isReadOnly || !integrationName || !matterReference) return null;

  async function leave(picking: Picking): Promise<void> {
    await saver.flush();
    pickings.write(subject, picking);
  }

  function close(): void {
    setOpened(undefined);
    pickings.clear(subject);
  }

  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${label} from the matter`}
        style={{ justifySelf: 'start', alignSelf: 'start' }}
        onClick={() => setOpened({ kept: undefined })}
      >
        From the matter
      </Button>
      {opened && (
        <Suspense>
          <MatterFilesDialog
            matter={{ integrationName, matterReference }}
            kept={opened.kept}
            heldBecause={
              isLosing
                ? 'Documents of this draft are not attached yet, and leaving the page would lose them. Wait until they are, or remove them.'
                : undefined
            }
            onLeave={leave}
            onFiles={onFiles}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
