import { Loader, Stack } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDraftLock } from '@/features/drafts';
import { OrderEditor } from '../frame/order-editor';
import { servingDraftQuery } from '../queries';

/** Locks the draft for this tab and shows its editor, which remounts whenever the draft is reopened. */
export function OrderDraftPage({ orderId }: { orderId: number }) {
  const queryClient = useQueryClient();
  const options = servingDraftQuery(orderId);
  const flush = useRef<() => Promise<boolean>>(() => Promise.resolve(true));
  const [edition, setEdition] = useState(0);
  const fetchLatest = () => queryClient.fetchQuery(options);
  const lock = useDraftLock(`draft-${orderId}`, { beforeHandOver: () => flush.current(), afterWaiting: fetchLatest });
  // Follows what another tab saves. A refetch never replaces what is edited here.
  const { data: draft } = useSuspenseQuery({ ...options, refetchInterval: lock.isBarred ? 3_000 : false });
  if (lock.state === 'opening')
    return (
      <Stack align="center" py="20vh" role="status" aria-label="Opening the draft">
        <Loader />
      </Stack>
    );
  return (
    <OrderEditor
      key={lock.isBarred ? `barred ${draft.version}` : `here ${edition}`}
      draft={draft}
      lock={lock}
      fetchLatest={fetchLatest}
      onReopen={() => setEdition((number) => number + 1)}
      flushRef={flush}
    />
  );
}
