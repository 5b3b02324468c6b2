import { Button } from '@mantine/core';
import { createContext, useContext, useState } from 'react';
import { downloadMatterFile } from '@/api/generated/integration';
import type { IntegrationName, MatterFile } from '@/api/generated/integration/model';
import { PreviewDialog } from '@/features/documents';
import { DownloadButton } from '@/lib/files/download-button';

/** The connected system whose files are listed. */
export const ListedSystem = createContext<IntegrationName | undefined>(undefined);

/** Previews a PDF, or downloads a file of the connected system. */
export function SystemFileActions({ file: { id, name, fileType } }: { file: MatterFile }) {
  const system = useContext(ListedSystem);
  const [isOpen, setOpen] = useState(false);
  if (!system) return null;
  const load = async () => downloadMatterFile('1', system, id);
  return (
    <>
      {fileType === 'application/pdf' && (
        <Button size="compact-sm" variant="subtle" aria-label={`Preview ${name}`} onClick={() => setOpen(true)}>
          Preview
        </Button>
      )}
      <DownloadButton size="compact-sm" variant="subtle" label={`Download ${name}`} fileName={name} fetchFile={load}>
        Download
      </DownloadButton>
      {isOpen && (
        <PreviewDialog
          fileName={name}
          load={load}
          onClose={() => setOpen(false)}
          failureAdvice="You can also download the document."
        />
      )}
    </>
  );
}
