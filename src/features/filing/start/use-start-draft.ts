import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { StateCode } from '@/api/generated/filing/model';
import { type FilingContent, flowOf, type Step } from '@/features/efiling';
import { useMatter } from '@/features/matters';
import { isChunkError } from '@/lib/browser/chunks';
import { filingFlows } from '../filing-flows';
import { useCreateDraft } from '../mutations';
import type { FirstDraft } from './first-content';
import { useWaitingDocuments } from './waiting-documents';

interface StartDraftOptions {
  state: StateCode;
  mappingId: string | undefined;
}

/**
 * Creates a draft for the chosen court or case and opens it. Retrying the same choice never creates a second draft.
 */
export function useStartDraft({ state, mappingId: currentMappingId }: StartDraftOptions) {
  const { mapping, mappingId } = useMatter({ mappingId: currentMappingId });
  const navigate = useNavigate();
  const { history } = useRouter();
  const creation = useCreateDraft();
  const { store: waitingDocuments } = useWaitingDocuments();
  const key = useRef<{ choice: string; idempotencyKey: string }>(undefined);
  const [choice, setChoice] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isStarting, setStarting] = useState(false);

  async function create(
    chosen: string,
    loadFirst: () => Promise<FirstDraft>,
    firstStep: (content: FilingContent) => Step,
  ): Promise<void> {
    if (key.current?.choice !== chosen) key.current = { choice: chosen, idempotencyKey: crypto.randomUUID() };
    const { idempotencyKey } = key.current;
    const startedAt = history.location.pathname;
    const { content, provider } = await loadFirst();
    const clientReference = mapping?.ClientReference;
    const draft = await creation.mutateAsync({ state, content, provider, idempotencyKey, mappingId, clientReference });
    waitingDocuments.assign(draft.orderId);
    // A person who left the page meanwhile finds the draft in the list of drafts. The address of the same page may have
    // gained its state.
    if (history.location.pathname !== startedAt) return;
    await navigate({
      to: `${filingFlows[flowOf(content)].path}/$orderId/${firstStep(content)}`,
      params: { orderId: draft.orderId },
      search: { state, mappingId },
      replace: true,
    });
  }

  /** @param firstStep opened first. */
  function start(
    chosen: string,
    loadFirst: () => Promise<FirstDraft>,
    firstStep: (content: FilingContent) => Step = () => 'case',
  ): void {
    setChoice(chosen);
    setFailure(undefined);
    setStarting(true);
    create(chosen, loadFirst, firstStep)
      .catch((error: unknown) => {
        // Clears the choice so the person can select it again.
        setChoice(undefined);
        setFailure(messageOf(error));
      })
      .finally(() => setStarting(false));
  }

  return { start, choice, isStarting, failure };
}

function messageOf(error: unknown): string {
  if (isChunkError(error))
    return "The draft couldn't be created, because part of the page didn't load. Reload the page.";
  const failure = failureOf(error);
  const whether = 'the draft was created. Choose again; you won’t get a second draft.';
  return changeFailed(error, `The draft couldn't be created: ${explain(failure, `${failure.message}.`)}`, whether);
}
