import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { explain, failureOf } from '@/api/errors';
import type { StateCode } from '@/api/generated/filing/model';
import { useMatter } from '@/features/matters';
import { filingFlows } from '../filing-flows';
import { type FilingContent, flowOf } from '../model/filing-content';
import { useCreateDraft } from '../mutations';

interface StartOfDraft {
  state: StateCode;
  mappingId: string | undefined;
}

/**
 * Makes a draft of what was chosen, a court or a case, and goes on with it. The same choice, made again after a
 * failure, makes no second draft.
 */
export function useStartDraft({ state, mappingId: inForce }: StartOfDraft) {
  const { mapping, mappingId } = useMatter({ mappingId: inForce });
  const navigate = useNavigate();
  const { history } = useRouter();
  const creation = useCreateDraft();
  const key = useRef<{ choice: string; idempotencyKey: string }>(undefined);
  const [choice, setChoice] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isStarting, setStarting] = useState(false);

  async function create(chosen: string, begin: () => Promise<FilingContent>): Promise<void> {
    if (key.current?.choice !== chosen) key.current = { choice: chosen, idempotencyKey: crypto.randomUUID() };
    const { idempotencyKey } = key.current;
    const startedAt = history.location.href;
    const content = await begin();
    const clientReference = mapping?.ClientReference;
    const draft = await creation.mutateAsync({ state, content, idempotencyKey, mappingId, clientReference });
    // Whoever went on to another page finds the draft among the drafts.
    if (history.location.href !== startedAt) return;
    await navigate({
      to: `${filingFlows[flowOf(content)].path}/$orderId/case`,
      params: { orderId: draft.orderId },
      search: { state, mappingId },
      replace: true,
    });
  }

  function start(chosen: string, begin: () => Promise<FilingContent>): void {
    setChoice(chosen);
    setFailure(undefined);
    setStarting(true);
    create(chosen, begin)
      .catch((error: unknown) => {
        // Chosen again, it is a new choice of the list.
        setChoice(undefined);
        setFailure(`The draft could not be made: ${reasonOf(error)}`);
      })
      .finally(() => setStarting(false));
  }

  return { start, choice, isStarting, failure };
}

function reasonOf(error: unknown): string {
  const failure = failureOf(error);
  const isUnanswered = failure.kind === 'offline' || failure.kind === 'unexpected';
  return isUnanswered ? 'there was no answer.' : explain(failure, `${failure.message}.`);
}
