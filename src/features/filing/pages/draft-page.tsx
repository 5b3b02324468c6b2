import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FilingFlow, StateCode } from '@/api/generated/filing/model';
import { DraftEditor } from '../components/draft-editor';
import { DraftLoading } from '../components/draft-loading';
import { useDraftLock } from '../draft/use-draft-lock';
import { draftOptions } from '../queries';

interface DraftPageProps {
  flow: FilingFlow;
  state: StateCode;
  orderId: number;
}

/** A draft: who may edit it, and the editor of what is saved. Each edition of the draft gets an editor of its own. */
export function DraftPage({ flow, state, orderId }: DraftPageProps) {
  const queryClient = useQueryClient();
  const options = draftOptions(flow, state, orderId);
  const flush = useRef<() => Promise<unknown>>(() => Promise.resolve());
  const [edition, setEdition] = useState(0);
  const fetchLatest = () => queryClient.fetchQuery(options);
  const lock = useDraftLock(orderId, { beforeHandOver: () => flush.current(), afterWaiting: fetchLatest });
  const isElsewhere = lock.state === 'elsewhere';
  // What another tab saves is followed here; what is edited here is never replaced by a refetch.
  const { data: draft } = useSuspenseQuery({ ...options, refetchInterval: isElsewhere ? 3_000 : false });
  if (lock.state === 'asking') return <DraftLoading />;
  return (
    <DraftEditor
      key={isElsewhere ? `elsewhere ${draft.version}` : `here ${edition}`}
      draft={draft}
      isElsewhere={isElsewhere}
      onTakeOver={lock.takeOver}
      fetchLatest={fetchLatest}
      onReopen={() => setEdition((number) => number + 1)}
      flushRef={flush}
    />
  );
}
