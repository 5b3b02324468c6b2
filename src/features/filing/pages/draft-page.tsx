import { Loader, Stack } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FilingFlow, StateCode } from '@/api/generated/filing/model';
import { useDraftLock } from '@/features/drafts';
import type { FilingProvider } from '@/features/efiling';
import { DraftEditor } from '../frame/draft-editor';
import { ProviderContext } from '../provider-context';
import { draftOptions } from '../queries-draft';

interface DraftPageProps {
  provider: FilingProvider;
  flow: FilingFlow;
  state: StateCode;
  orderId: number;
}

/** Locks the draft for this tab and shows its editor, which remounts whenever the draft is reopened. */
export function DraftPage({ provider, flow, state, orderId }: DraftPageProps) {
  const queryClient = useQueryClient();
  const options = draftOptions(provider, flow, state, orderId);
  const flush = useRef<() => Promise<boolean>>(() => Promise.resolve(true));
  const [edition, setEdition] = useState(0);
  const fetchLatest = () => queryClient.fetchQuery(options);
  const lock = useDraftLock(`draft-${orderId}`, { beforeHandOver: () => flush.current(), afterWaiting: fetchLatest });
  // Follows what another tab saves. A refetch never replaces what is edited here.
  const { data: draft } = useSuspenseQuery({ ...options, refetchInterval: lock.isBarred ? 3_000 : false });
  if (lock.state === 'opening') return <DraftLoading />;
  return (
    <ProviderContext value={provider}>
      <DraftEditor
        key={lock.isBarred ? `barred ${draft.version}` : `here ${edition}`}
        draft={draft}
        lock={lock}
        fetchLatest={fetchLatest}
        onReopen={() => setEdition((number) => number + 1)}
        flushRef={flush}
      />
    </ProviderContext>
  );
}

function DraftLoading() {
  return (
    <Stack align="center" py="20vh" role="status" aria-label="Opening the draft">
      <Loader />
    </Stack>
  );
}
