import { createContext, useContext } from 'react';
import type { IntegrationName, MatterFile } from '@/api/generated/integration/model';
import { loadMatterFile, PreviewButton } from '@/features/documents';
import { DownloadButton } from '@/lib/files/download-button';

/** The connected system whose files are listed. */
export const ListedSystem = createContext<IntegrationName | undefined>(undefined);

/** Previews a PDF, or downloads a file of the connected system. */
export function SystemFileActions({ file: { id, name, fileType } }: { file: MatterFile }) {
  const system = useContext(ListedSystem);
  if (!system) return null;
  const load = () => loadMatterFile({ integrationName: system }, id);
  return (
    <>
      {fileType === 'application/pdf' && (
        <PreviewButton size="compact-sm" variant="subtle" label={`Preview ${name}`} fileName={name} load={load} />
      )}
      <DownloadButton size="compact-sm" variant="subtle" label={`Download ${name}`} fileName={name} fetchFile={load}>
        Download
      </DownloadButton>
    </>
  );
}
