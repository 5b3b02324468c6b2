import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { loadMatterFiles } from '@/features/documents';
import { mappingQuery, parseMappingJson } from '@/features/matters';
import { integrationNameOf } from '@/features/retailer';
import { useDraft } from '../draft/draft-context';

const MatterFilesDialog = lazy(loadMatterFiles);

interface FromMatterButtonProps {
  /** What the documents become: `attachments`. */
  label: string;
  onFiles: (files: readonly File[]) => void;
}

/** Picks documents from the draft's matter in the connected system; nothing for a draft without one. */
export function FromMatterButton({ label, onFiles }: FromMatterButtonProps) {
  const { mappingId, isReadOnly } = useDraft();
  const [isOpen, setOpen] = useState(false);
  const mapping = parseMappingJson(useQuery(mappingQuery(mappingId)).data?.json);
  const integrationName = integrationNameOf(mapping?.RetailerCode);
  const matterReference = mapping?.MatterReference;
  if (isReadOnly || !integrationName || !matterReference) return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${label} from the matter`}
        style={{ justifySelf: 'start', alignSelf: 'start' }}
        onClick={() => setOpen(true)}
      >
        From the matter
      </Button>
      {isOpen && (
        <Suspense>
          <MatterFilesDialog
            matter={{ integrationName, matterReference }}
            onFiles={onFiles}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
