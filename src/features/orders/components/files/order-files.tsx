import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DownloadableFile } from '@/api/generated/billing/model';
import { downloadDocumentAttachment } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { DownloadButton } from '@/lib/files/download-button';
import { ErrorState } from '@/lib/ui/error-state';
import { orderFilesQuery } from '../../queries-files';

interface OrderFilesProps {
  orderId: number;
  state: StateCode;
  /** Only these; all without. */
  kinds?: DownloadableFile['kind'][];
}

/** Downloads of what stands behind an order's amounts: the court's receipt, stamped copies, the documents as filed. */
export function OrderFiles({ orderId, state, kinds }: OrderFilesProps) {
  const { data: files, error, refetch } = useQuery(orderFilesQuery(orderId, kinds));
  if (error && !files)
    return <ErrorState title="The order’s files could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!files || files.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={`Files of order ${orderId}`}>
      {files.map(({ fileId, name, kind }) => (
        <DownloadButton
          key={fileId}
          size="compact-sm"
          label={`Download the ${kindTexts[kind].toLowerCase()}: ${name}`}
          fileName={name}
          fetchFile={() => downloadDocumentAttachment(state, { DocumentUrl: `/files/${fileId}`, FileName: name })}
        >
          {kind === 'receipt' ? kindTexts[kind] : `${kindTexts[kind]}: ${name}`}
        </DownloadButton>
      ))}
    </Group>
  );
}

const kindTexts: Readonly<Record<DownloadableFile['kind'], string>> = {
  receipt: 'Court’s receipt',
  stamped: 'Stamped copy',
  original: 'As filed',
  rejection: 'Rejection',
  affidavit: 'Affidavit',
};
