import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { downloadOrderDocuments } from '@/api/generated/filing';
import { saveBlob } from '@/lib/files/save-blob';
import { type DocumentBatch, documentBatches, type OrderWithDocuments } from '../../model/order-documents';
import { showDownloadFailure } from '../show-download-failure';

/** Downloads the documents of the selected orders, one archive per state. */
export default function DownloadDocuments({ orders }: { orders: readonly OrderWithDocuments[] }) {
  const batches = documentBatches(orders);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      for (const batch of batches) saveBlob(await fetchBatch(batch), fileNameOf(batch));
    },
    onError: (error) => showDownloadFailure(error, 'Select fewer.'),
  });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={isPending}
      disabled={batches.length === 0}
      title={batches.length === 0 ? 'No documents.' : undefined}
      onClick={() => mutate()}
    >
      Download documents
    </Button>
  );
}

const fetchBatch = ({ state, orderIds }: DocumentBatch) => downloadOrderDocuments(state, { orderIds, copies: 'both' });

const fileNameOf = ({ state, part }: DocumentBatch) => `documents-${state}${part > 1 ? `-${part}` : ''}.zip`;
