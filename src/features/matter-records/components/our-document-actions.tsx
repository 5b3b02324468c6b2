import type { MatterDocument } from '@/api/generated/workspace/model';
import { usualOrders } from '@/features/efiling';
import { DownloadButton } from '@/lib/files/download-button';
import { formatDay } from '@/lib/format/dates';

/** Downloads a document, or says why it can't be: the court's link has expired. */
export function OurDocumentActions({
  document: { state, fileId, name, kind, expiresAt },
}: {
  document: MatterDocument;
}) {
  if (kind === 'stamped' && expiresAt !== undefined && Date.parse(expiresAt) <= Date.now())
    return <span>{`Link expired ${formatDay(expiresAt)}`}</span>;
  if (fileId === undefined) return null;
  return (
    <DownloadButton
      size="compact-sm"
      variant="subtle"
      label={`Download ${name}`}
      fileName={name}
      fetchFile={() => usualOrders.loadDocument(state, { url: `/files/${fileId}`, fileName: name })}
    >
      Download
    </DownloadButton>
  );
}
