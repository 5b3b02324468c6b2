import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { requireOurs } from '@/api/errors';
import { getServingDraft, saveServingDraft } from '@/api/generated/serving';
import type { ServingContent, ServingDraft } from '@/api/generated/serving/model';
import {
  DraftSaver,
  decideOpening,
  type Opening,
  openingContent,
  readSaveFailure,
  useDraftSaving,
} from '@/features/drafts';
import { usePerson } from '@/features/session';
import { useAppForm } from '@/lib/form';
import { servingDraftQuery } from '../queries';
import { servingJournal, servingSubject } from './journals';
import { orderFormOptions } from './order-form';

/** The draft's form and the saver that follows it. With `isBarred`, nothing is edited or saved here. */
export function useOrderSession(openedDraft: ServingDraft, isBarred: boolean) {
  const queryClient = useQueryClient();
  // The draft as opened, so that a refetch never resets an edit.
  const [draft] = useState(openedDraft);
  const subject = servingSubject(usePerson()?.userId, draft.orderId);
  const [opening] = useState<Opening<ServingContent>>(() =>
    isBarred ? { kind: 'saved' } : decideOpening(servingJournal.read(subject), draft),
  );
  const [defaultValues] = useState(() => openingContent(opening, draft.content));
  const form = useAppForm({ ...orderFormOptions, defaultValues });
  const [saver] = useState(() => {
    const { orderId, mappingId, clientReference } = draft;
    return new DraftSaver<ServingContent>({
      saved: draft,
      save: async (version, content) => {
        const saved = await saveServingDraft({ orderId, version, mappingId, clientReference, content });
        // Only this draft's next version may clear the journal.
        requireOurs('saveServingDraft', saved.orderId === orderId && saved.version > version);
        queryClient.setQueryData(servingDraftQuery(orderId).queryKey, saved);
        return saved;
      },
      load: () => getServingDraft(orderId),
      readFailure: readSaveFailure,
      journal: {
        write: (entry) => servingJournal.write(subject, entry),
        clear: () => servingJournal.clear(subject),
      },
    });
  });
  useDraftSaving({ form, saver, opening, draft, isBarred });
  return useMemo(() => ({ form, saver, opening }), [form, saver, opening]);
}
