import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MatterFilesDialog } from '@/features/documents';
import { integrationNameOf } from '@/features/firm';
import { mappingQuery, parseMappingJson } from '@/features/matters';

interface PapersOfMatterProps {
  mappingId: string | undefined;
  isUploading: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Picks papers from the matter in the connected system. Hidden without a matter. */
export function PapersOfMatter({ mappingId, isUploading, onFiles }: PapersOfMatterProps) {
  const [isOpen, setOpen] = useState(false);
  const mapping = parseMappingJson(useQuery(mappingQuery(mappingId)).data?.json);
  const integrationName = integrationNameOf(mapping?.RetailerCode);
  const matterReference = mapping?.MatterReference;
  if (!integrationName || !matterReference) return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        style={{ justifySelf: 'start', alignSelf: 'start' }}
        onClick={() => setOpen(true)}
      >
        Add from the matter
      </Button>
      {isOpen && (
        <MatterFilesDialog
          matter={{ integrationName, matterReference }}
          heldBecause={isUploading ? 'Some documents are still uploading. Wait for the uploads to finish.' : undefined}
          onLeave={() => Promise.resolve()}
          onFiles={onFiles}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
