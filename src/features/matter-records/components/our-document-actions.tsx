import type { MatterDocument } from '@/api/generated/workspace/model';
import { downloadOf, PreviewButton } from '@/features/documents';
import { StampedCopyActions } from '@/features/stamped-copies';
import { DownloadButton } from '@/lib/files/download-button';
import { UploadActions } from './upload-actions';

/** Previews and downloads a document, and changes an upload; of a stamped copy, also what is known of it. */
export function OurDocumentActions({ document }: { document: MatterDocument }) {
  const { name, stampedCopy, fileId } = document;
  if (stampedCopy) return <StampedCopyActions copy={stampedCopy} />;
  const load = downloadOf(document);
  if (!load) return null;
  return (
    <>
      {/\.pdf$/i.test(name) && (
        <PreviewButton
          size="compact-sm"
          variant="subtle"
          label={`Preview ${name}`}
          fileName={name}
          load={() => load()}
        />
      )}
      <DownloadButton
        size="compact-sm"
        variant="subtle"
        label={`Download ${name}`}
        fileName={name}
        fetchFile={() => load()}
      >
        Download
      </DownloadButton>
      {fileId !== undefined && <UploadActions fileId={fileId} name={name} />}
    </>
  );
}
