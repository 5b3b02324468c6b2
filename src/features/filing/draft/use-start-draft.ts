import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import type { StateCode } from '@/api/generated/filing/model';
import { useMatter } from '@/features/matters';
import { resetToTables } from '../model/dependent-resets';
import { emptyContent } from '../model/empty-content';
import { useCreateDraft } from '../mutations';
import { loadChangedTables } from './load-changed-tables';

interface StartOfDraft {
  state: StateCode;
  mappingId: string | undefined;
}

/** Makes a draft at a court and goes on with it. The same choice, made again after a failure, makes no second draft. */
export function useStartDraft({ state, mappingId: inForce }: StartOfDraft) {
  const { mapping, mappingId } = useMatter({ mappingId: inForce });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { history } = useRouter();
  const creation = useCreateDraft();
  const key = useRef<{ courtCode: string; idempotencyKey: string }>(undefined);
  const [courtCode, setCourtCode] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isStarting, setStarting] = useState(false);

  async function create(code: string): Promise<void> {
    if (key.current?.courtCode !== code) key.current = { courtCode: code, idempotencyKey: crypto.randomUUID() };
    const { idempotencyKey } = key.current;
    const startedAt = history.location.href;
    const changed = await loadChangedTables(queryClient, state, { ...emptyContent, courtCode: code });
    const { content } = resetToTables({ ...emptyContent, courtCode: code }, changed);
    const clientReference = mapping?.ClientReference;
    const draft = await creation.mutateAsync({ state, content, idempotencyKey, mappingId, clientReference });
    // Whoever went on to another page finds the draft among the drafts.
    if (history.location.href !== startedAt) return;
    await navigate({
      to: '/case-initiation/$orderId/case',
      params: { orderId: draft.orderId },
      search: { state, mappingId },
      replace: true,
    });
  }

  function start(code: string): void {
    setCourtCode(code);
    setFailure(undefined);
    setStarting(true);
    create(code)
      .catch((error: unknown) => {
        // Chosen again, the same court is a new choice of the list.
        setCourtCode(undefined);
        setFailure(`The draft could not be made: ${reasonOf(error)} Choose the court again to try once more.`);
      })
      .finally(() => setStarting(false));
  }

  return { start, courtCode, isStarting, failure };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'there was no answer.';
  return error.detail ?? `${error.message}.`;
}
